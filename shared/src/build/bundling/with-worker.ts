import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { integrityOf } from '../../platform/integrity.ts';
import type { ClientBuild, ServerBuild } from './federated.ts';

/** What the page for what cannot be had is drawn with: its script, the stylesheet, the core fonts, the drawings. */
const PRECACHED = [/^offline\.js$/, /\.css$/, /-core(-italic)?\.[\w-]+\.woff2$/, /\.svg$/];

/** Brings the table of addresses, beside the worker that reads it. */
const ROUTES = './src/worker/routes.ts';

/**
 * An app's builds; its service worker and the script of the worker's own page lie among the client's files, and no page
 * of the shop brings them. The worker is compiled with the list of the files that it precaches, by their names in the
 * release, each with its integrity: that makes the name in the pool, and who serves it knows where the pool is.
 */
export function withWorker([client, server]: [ClientBuild, ServerBuild]): Configuration[] {
  const { context, plugins } = client;
  const beside = [new Icons(path.join(context, 'src/icons')), workerOf(context)];
  return [{ ...client, plugins: [...plugins, ...beside] }, server];
}

/** Compiles worker and page script apart from the client's chunks: they share none with a page of the shop. */
function workerOf(context: string): InjectManifest {
  return new InjectManifest({
    swSrc: path.join(context, 'src/worker/main.ts'),
    swDest: 'worker.js',
    include: PRECACHED,
    // Their address says their content.
    dontCacheBustURLsMatching: /./,
    manifestTransforms: [withIntegrity],
    webpackCompilationPlugins: [
      new webpack.EntryPlugin(context, './src/worker/offline-page.ts', {
        name: 'offline',
        filename: 'offline.js',
      }),
      new webpack.EntryPlugin(context, ROUTES, { name: 'worker-routes', filename: 'worker-routes.js' }),
      new webpack.NormalModuleReplacementPlugin(/\/route-table(\.ts)?$/, (asked) => {
        const isTable = asked.contextInfo.issuer === path.join(context, ROUTES);
        if (!isTable) asked.request = path.join(context, 'src/worker/routes-of-shop.ts');
      }),
    ],
  });
}

/** A browser refuses a file that is not the one that was built. */
function withIntegrity<E extends { url: string }>(entries: E[], compilation: unknown) {
  if (!(compilation instanceof webpack.Compilation)) throw new Error('Files are listed by a build alone.');
  const manifest = entries.map((entry) => {
    const content = compilation.getAsset(entry.url)?.source.buffer() ?? Buffer.alloc(0);
    return { ...entry, integrity: integrityOf(content) };
  });
  return { manifest };
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
