import { existsSync, renameSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type Configuration, type ResolveData } from 'webpack';
import { ROOT } from '../folders.ts';
import { sourceHash } from '../releasing/source-hash.ts';
import { run } from './build.ts';
import { appBuild, browserBuild } from '../bundling/app-build.ts';
import { SHELL } from '../apps.ts';

/** The one file of the shell that knows how remotes come into a browser. */
const BROWSER_REMOTES = path.join(ROOT, SHELL.name, 'src/client/remotes/browser-remotes.ts');

/**
 * The yardstick for what federation costs a browser: the shell and the catalogue as one application, by the same loaders
 * and minimizer, split by page and language as they are. Only the way to the remote is another: it is imported. Never
 * released.
 * @param folder where its files are written; a `source` folder in it holds what is generated
 */
function oneBundle(folder: string): Configuration {
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

/**
 * `node shared/src/build/commands/one-bundle.ts` : builds the yardstick of the first load, once for the sources as they
 * are, and tells the folder of its files.
 */
const cache = path.join(ROOT, 'node_modules/.cache/vitrine-one-bundle');
const folder = path.join(cache, `${sourceHash('shell')}-${sourceHash('catalog')}`);
if (!existsSync(folder)) {
  const half = `${folder}.${process.pid}`;
  await run(webpack(oneBundle(half)));
  // Another process that builds the same meanwhile wrote the same bytes.
  if (existsSync(folder)) rmSync(half, { recursive: true });
  else renameSync(half, folder);
}
console.log(path.join(folder, 'client'));
