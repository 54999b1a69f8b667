import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, ExternalItem, WebpackPluginInstance } from 'webpack';
import type { ScriptRule } from './app-build.ts';
import { POOL } from '../../contract/federation/content-name.ts';
import { SHELL, type App } from '../apps.ts';
import { federated, type ClientBuild, type ServerBuild } from './federated.ts';
import { ManifestBeside } from './manifest-beside.ts';
import { PageChunks } from './page-chunks.ts';

/** Below this path a development server has an app's client files. */
export const CLIENT_PATH = `/${POOL}/`;

/** Where browsers and the shop reach an app's development server: one site with the shop, so browsers trust it. */
export const devOrigin = ({ port }: Pick<App, 'port'>) => `http://localhost:${port}`;

/**
 * The two builds of `federated` for development: React in its development mode, source maps without eval (the policy
 * of the pages forbids it), fast refresh in the client.
 * @param serverFolder where the server build is written
 */
export function federatedDev(app: App, serverFolder: string) {
  const [client, server] = federated(app);
  return { client: clientBuild(app, client), server: serverBuild(server, serverFolder) };
}

function clientBuild(app: App, client: ClientBuild): Configuration {
  const isShell = app.name === SHELL.name;
  const { main } = client.entry;
  const [scripts, ...rest] = client.module.rules;
  return {
    ...client,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: main ? { main: [path.join(import.meta.dirname, 'dev-refresh.ts'), main] } : {},
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

function serverBuild(server: ServerBuild, folder: string): Configuration {
  return {
    ...server,
    mode: 'development',
    output: { ...server.output, path: folder },
    optimization: { minimize: false },
    infrastructureLogging: { level: 'none' },
  };
}

/** Which files a page needs is read from them where they are written; here they are nowhere, and none is asked for ahead. */
const isOfDevelopment = (plugin: WebpackPluginInstance) =>
  !(plugin instanceof PageChunks || plugin instanceof ManifestBeside);

/** Edits of a stylesheet reach the page by the runtime that releases do without. */
const withHotStyles = (plugin: WebpackPluginInstance) =>
  plugin instanceof MiniCssExtractPlugin
    ? new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })
    : plugin;

function withRefresh(scripts: ScriptRule) {
  const { jsc } = scripts.options;
  const transform = { react: { ...jsc.transform.react, development: true, refresh: true } };
  return { ...scripts, options: { ...scripts.options, jsc: { ...jsc, transform } } };
}

/** One page, one refresh runtime: React asks a single one what has replaced what. */
function refreshOfShell(name: string): ExternalItem {
  return ({ request }, done) =>
    /react-refresh[\\/]runtime(\.js)?$/.test(request ?? '')
      ? done(null, `var vitrineRefresh(${JSON.stringify(name)})`)
      : done();
}
