import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type NextFunction, type Request, type Response } from 'webpack-dev-server';
import { REMOTES, type App } from '../../apps.ts';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { federatedDev } from '../../bundling/federated-dev.ts';
import { ROOT } from '../../folders.ts';

/**
 * A remote as a page of its own, for development: its rules are those of the client build, without federation, for
 * there is no shell to meet. It begins with `src/standalone.tsx`, which no release reaches.
 */
function alone(app: App): Configuration {
  const { client } = federatedDev(app, path.join(ROOT, app.name, 'dist/none'));
  return {
    ...client,
    name: `${app.name}:alone`,
    entry: { main: './src/standalone.tsx' },
    output: { ...client.output, publicPath: '/' },
    externals: [],
    optimization: {},
    plugins: [
      new webpack.DefinePlugin({ 'process.env.IN_BROWSER': 'true' }),
      new MiniCssExtractPlugin({ filename: 'alone.css', ignoreOrder: true }),
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/ }),
    ],
  };
}

/** `npm run dev -w catalog` : that remote by itself, with fast refresh, over what it has recorded of the app API. */
const [name] = process.argv.slice(2);
const remote = REMOTES.find((one) => one.name === name);
if (!remote) throw new Error(`${name} is no remote: ${REMOTES.map((one) => one.name).join(', ')}`);
const port = Number(process.env.PORT ?? remote.port);

/** Every address is the same page: the remote reads it. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}, alone</title>
    <link rel="stylesheet" href="/alone.css">
    <script defer src="/main.js"></script>
  </head>
  <body></body>
</html>`;

/** In the place of a specimen's photo: there are no pictures here. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M1 1l2 2m0-2l-2 2" stroke="#999" stroke-width=".1"/></svg>`;

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
    devMiddleware: { stats: 'errors-warnings' },
    setupMiddlewares: (middlewares) => [...middlewares, answerPages],
  },
  webpack(alone({ ...remote, port })),
);
await server.start();
console.log(`${name} follows your edits on http://localhost:${port}`);

function answerPages(request: Request, response: Response, next: NextFunction): void {
  if (request.method !== 'GET') return next();
  const isPicture = request.url.startsWith('/pictures/');
  response.setHeader('content-type', isPicture ? 'image/svg+xml' : 'text/html; charset=utf-8');
  response.end(isPicture ? PICTURE : PAGE);
}
