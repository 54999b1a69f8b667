import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer, {
  type Configuration,
  type NextFunction,
  type Request,
  type Response,
} from 'webpack-dev-server';
import { containerName, SHELL, type App } from '../../apps.ts';
import { CLIENT_PATH, devOrigin, federatedDev } from '../../bundling/federated-dev.ts';
import { contractVersion, hashes } from '../../releasing/publish.ts';
import { signRelease, type Description } from '../../releasing/sign-release.ts';

interface DevAppOptions {
  shopUrl: string;
  serverFolder: string;
}

interface DevApp {
  /** What the app consists of now. */
  describe(): Description;
}

/**
 * One app in development. On its own port: the client build with fast refresh, and a `remote.json` that changes with
 * every server build, laid out like a release. Ready when both are built for the first time, even with errors in them.
 */
export async function startDevApp(app: App, { shopUrl, serverFolder }: DevAppOptions): Promise<DevApp> {
  const builds = federatedDev(app, serverFolder);
  const client = webpack(builds.client);
  let css: string[] = [];
  client.hooks.done.tap('dev', ({ compilation }) => {
    css = compilation.getAssets().flatMap(({ name }) => (name.endsWith('.css') ? [name] : []));
  });
  const describe = () => describeApp(app, css, hashes(serverFolder));
  const serverIsBuilt = watch(webpack(builds.server));
  const devServer = new WebpackDevServer(devServerOptions(app, shopUrl, serverFolder, describe), client);
  await devServer.start();
  await Promise.all([serverIsBuilt, isBuilt(devServer, client)]);
  return { describe };
}

/** Client files carry no hashes here: they change under the page, which is the point. */
function describeApp({ name }: App, css: string[], server: Record<string, string>): Description {
  const isShell = name === SHELL.name;
  return {
    name,
    version: createHash('sha256').update(JSON.stringify(server)).digest('hex').slice(0, 16),
    contract: contractVersion(),
    container: containerName(name),
    entry: isShell ? null : 'remoteEntry.js',
    main: isShell ? 'main.js' : null,
    serverEntry: isShell ? 'main.cjs' : 'remoteEntry.cjs',
    css,
    client: {},
    server,
  };
}

function watch(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.watch({}, (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
      resolve();
    });
  });
}

/** Rejects when the build itself breaks off, of which the development server says nothing. */
const isBuilt = (devServer: WebpackDevServer, client: Compiler) =>
  new Promise<void>((resolve, reject) => {
    client.hooks.failed.tap('dev', reject);
    devServer.middleware?.waitUntilValid(() => resolve());
  });

function devServerOptions(
  app: App,
  shopUrl: string,
  serverFolder: string,
  describe: () => Description,
): Configuration {
  return {
    host: '127.0.0.1',
    port: app.port,
    hot: true,
    static: false,
    client: {
      webSocketURL: `${devOrigin(app).replace('http', 'ws')}/ws`,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    headers: {
      'access-control-allow-origin': shopUrl,
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'no-cache',
    },
    devMiddleware: { publicPath: CLIENT_PATH, stats: 'errors-warnings' },
    setupMiddlewares: (middlewares) => [...releaseLayout(serverFolder, describe), ...middlewares],
  };
}

/** `/remote.json` and `/{version}/server/…`, as a release has them; `/files/…` is webpack's. */
function releaseLayout(serverFolder: string, describe: () => Description) {
  const pointer = (request: Request, response: Response, next: NextFunction) => {
    if (request.url !== '/remote.json') return next();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(signRelease(describe(), null)));
  };
  const files = (request: Request, response: Response, next: NextFunction) => {
    const [, file] = /^\/[a-z0-9-]+\/server\/([\w.-]+)$/.exec(request.url.split('?', 1).join()) ?? [];
    if (!file) return next();
    createReadStream(path.join(serverFolder, file))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  };
  return [pointer, files];
}
