import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { appBuild, browserBuild } from './app-build.js';
import { containerName, SHELL } from './apps.js';
import { PackSources } from './pack-sources.js';
import { PageChunks } from './page-chunks.js';
import { OnlySharedExports, SHARED_PACKAGES } from './shared-packages.js';

const MAIN = './src/client/main.tsx';
/** Before it: what each page of the shell waits for. It has no imports that are fetched, so it carries no runtime. */
const FIRST = './src/client/first.ts';
const DOOR = './src/remote.tsx';

/**
 * The two webpack builds of an app: for browsers and for the server.
 * @param {{ name: string }} app
 */
export function federated(app) {
  return [clientBuild(app), serverBuild(app)];
}

function clientBuild({ name }) {
  const isShell = name === SHELL.name;
  const browser = browserBuild();
  return {
    ...appBuild(name, 'client'),
    ...browser,
    entry: isShell ? { main: MAIN, first: FIRST } : {},
    plugins: [...browser.plugins, ...browserContainer(name), new PageChunks(isShell ? MAIN : DOOR)],
  };
}

function serverBuild({ name }) {
  const isShell = name === SHELL.name;
  const base = appBuild(name, 'server');
  return {
    ...base,
    target: 'async-node',
    entry: isShell
      ? { main: './src/server/create-storefront.ts', thread: './src/server/threads/draw-remote.ts' }
      : {},
    output: { ...base.output, library: { type: 'commonjs-module' } },
    plugins: serverContainer(name),
    optimization: { minimizer: [new PackSources()] },
  };
}

/**
 * What makes a remote one: a container with one door, which takes the shared packages from whoever opens it
 * (`shell/src/federation/`). The shell exposes nothing and is built as any app.
 */
function remoteOf(name) {
  const shared = SHARED_PACKAGES.map((pkg) => [
    pkg,
    { singleton: true, requiredVersion: false, import: false },
  ]);
  return {
    name: containerName(name),
    exposes: { './remote': DOOR },
    shared: Object.fromEntries(shared),
  };
}

/** For browsers: webpack's own container, which carries no runtime. */
function browserContainer(name) {
  if (name === SHELL.name) return [];
  const library = { type: 'var', name: containerName(name) };
  const options = { ...remoteOf(name), filename: 'remoteEntry.js', library };
  return [new webpack.container.ModuleFederationPlugin(options), new OnlySharedExports()];
}

/** For the server, where bytes cost little: a container of the federation runtime that opens it. */
function serverContainer(name) {
  if (name === SHELL.name) return [];
  return [
    new ModuleFederationPlugin({
      ...remoteOf(name),
      filename: 'remoteEntry.cjs',
      library: { type: 'commonjs-module' },
      // version-first would look for every remote of the shell.
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
    }),
    new OnlySharedExports(),
  ];
}
