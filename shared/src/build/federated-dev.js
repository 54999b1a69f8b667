import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { SHELL } from './apps.js';
import { federated } from './federated.js';
import { PageChunks } from './page-chunks.js';

/** Below this path a development server has an app's client files. */
export const CLIENT_PATH = '/client/';

/** Where browsers and the shop reach an app's development server: one site with the shop, so browsers trust it. */
export const devOrigin = ({ port }) => `http://localhost:${port}`;

/**
 * The two builds of `federated` for development: React in its development mode, source maps without eval (the policy
 * of the pages forbids it), fast refresh in the client.
 * @param {{ name: string, port: number }} app
 * @param {string} serverFolder where the server build is written
 */
export function federatedDev(app, serverFolder) {
  const [client, server] = federated(app);
  return { client: clientBuild(app, client), server: serverBuild(server, serverFolder) };
}

function clientBuild(app, client) {
  const isShell = app.name === SHELL.name;
  const [scripts, ...rest] = client.module.rules;
  return {
    ...client,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: isShell ? { main: [path.join(import.meta.dirname, 'dev-refresh.js'), client.entry.main] } : {},
    output: { ...client.output, publicPath: devOrigin(app) + CLIENT_PATH },
    module: { rules: [withRefresh(scripts), ...rest] },
    plugins: [
      ...client.plugins.filter(isOfDevelopment).map(withHotStyles),
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/ }),
    ],
    ...(!isShell && { externals: [refreshOfShell(app.name)] }),
    infrastructureLogging: { level: 'none' },
  };
}

function serverBuild(server, folder) {
  return {
    ...server,
    mode: 'development',
    output: { ...server.output, path: folder },
    optimization: { minimize: false },
    infrastructureLogging: { level: 'none' },
  };
}

/** Which files a page needs is read from them where they are written; here they are nowhere, and none is asked for ahead. */
const isOfDevelopment = (plugin) => !(plugin instanceof PageChunks);

/** Edits of a stylesheet reach the page by the runtime that releases do without. */
const withHotStyles = (plugin) =>
  plugin instanceof MiniCssExtractPlugin
    ? new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })
    : plugin;

function withRefresh(scripts) {
  const { jsc } = scripts.options;
  const transform = { react: { ...jsc.transform.react, development: true, refresh: true } };
  return { ...scripts, options: { ...scripts.options, jsc: { ...jsc, transform } } };
}

/** One page, one refresh runtime: React asks a single one what has replaced what. */
function refreshOfShell(name) {
  return ({ request }, done) =>
    /react-refresh[\\/]runtime(\.js)?$/.test(request)
      ? done(null, `var vitrineRefresh(${JSON.stringify(name)})`)
      : done();
}
