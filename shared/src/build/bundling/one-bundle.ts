import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type Configuration, type ResolveData } from 'webpack';
import { appBuild, browserBuild } from './app-build.ts';
import { SHELL } from '../apps.ts';
import { ROOT } from '../folders.ts';

/** The one file of the shell that knows how remotes come into a browser. */
const BROWSER_REMOTES = path.join(ROOT, SHELL.name, 'src/client/remotes/browser-remotes.ts');

/**
 * The yardstick for what federation costs a browser: the shell and the catalogue as one application, by the same loaders
 * and minimizer, split by page and language as they are. Only the way to the remote is another: it is imported. Never
 * released.
 * @param folder where its files are written; a `source` folder in it holds what is generated
 */
export function oneBundle(folder: string): Configuration {
  const remotes = path.join(folder, 'source/remotes.js');
  mkdirSync(path.dirname(remotes), { recursive: true });
  writeFileSync(remotes, IMPORTED_REMOTES);
  const base = appBuild(SHELL.name, 'client');
  const browser = browserBuild();
  return {
    ...base,
    ...browser,
    name: 'one-bundle',
    entry: { main: './src/client/main.tsx' },
    output: { ...base.output, path: path.join(folder, 'client'), uniqueName: 'vitrine_one' },
    plugins: [...browser.plugins, new ReplacedOnce(BROWSER_REMOTES, remotes)],
  };
}

/** Stands for `browser-remotes.ts`; of other remotes no measured page has need. */
const IMPORTED_REMOTES = `import * as catalog from '${path.join(ROOT, 'catalog/src/remote.tsx')}';
export const browserRemotes = () => async () => catalog;
`;

/** Puts one module in another's place, and fails when there was none: the yardstick would be federated itself. */
class ReplacedOnce {
  readonly #module: string;
  readonly #by: string;

  constructor(module: string, by: string) {
    this.#module = module;
    this.#by = by;
  }

  apply(compiler: Compiler) {
    let isReplaced = false;
    const replace = (resource: ResolveData) => {
      if (resource.createData.resource !== this.#module) return;
      isReplaced = true;
      Object.assign(resource.createData, { resource: this.#by, userRequest: this.#by, request: this.#by });
    };
    new webpack.NormalModuleReplacementPlugin(/browser-remotes/, replace).apply(compiler);
    compiler.hooks.afterCompile.tap('ReplacedOnce', ({ errors }) => {
      if (!isReplaced) errors.push(new webpack.WebpackError(`no module imports ${this.#module} any more`));
    });
  }
}
