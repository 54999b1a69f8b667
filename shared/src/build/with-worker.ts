import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { ClientBuild, ServerBuild } from './federated.ts';

/**
 * An app's builds, and beside them its service worker and what the worker's own page runs. They lie among the client's
 * files, and no page of the shop brings them. What to keep is not injected here: a release's folder is named by its
 * content, so the list of its files is known only to who serves it.
 */
export function withWorker(builds: [ClientBuild, ServerBuild]): Configuration[] {
  const [client] = builds;
  return [...builds, workerBuild(client)];
}

function workerBuild(client: ClientBuild): Configuration {
  const { name, mode, devtool, context, output, resolve, module, performance, stats } = client;
  return {
    name: name.replace(':client', ':worker'),
    // The client's build empties the folder that both write to.
    dependencies: [name],
    mode,
    devtool,
    context,
    target: ['webworker', 'es2022'],
    entry: { worker: './src/worker/main.ts', offline: './src/worker/offline-page.ts' },
    output: { path: output.path, filename: '[name].js' },
    plugins: [new Icons(path.join(context, 'src/icons'))],
    resolve,
    module,
    performance,
    stats,
  };
}

/** Puts the pictures of a folder among the files as they are. */
class Icons {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Icons', (compilation) => {
      for (const name of readdirSync(this.#folder).filter((file) => file.endsWith('.png'))) {
        const content = readFileSync(path.join(this.#folder, name));
        compilation.emitAsset(name, new webpack.sources.RawSource(content));
      }
    });
  }
}
