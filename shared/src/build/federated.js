import webpack from 'webpack';
import { appBuild, browserBuild } from './app-build.js';
import { containerName, SHELL } from './apps.js';
import { OnlySharedExports, SHARED_PACKAGES } from './shared-packages.js';

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
    entry: isShell ? { main: './src/client/main.tsx' } : {},
    plugins: [
      ...browser.plugins,
      ...container(name, 'remoteEntry.js', { type: 'var', name: containerName(name) }),
    ],
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
    plugins: container(name, 'remoteEntry.cjs', { type: 'commonjs-module' }),
    optimization: { minimize: false },
  };
}

/**
 * What makes a remote one: a container with one door, which takes the shared packages from whoever opens it
 * (`shell/src/federation/`). The shell exposes nothing and is built as any app.
 */
function container(name, filename, library) {
  if (name === SHELL.name) return [];
  const shared = SHARED_PACKAGES.map((pkg) => [
    pkg,
    { singleton: true, requiredVersion: false, import: false },
  ]);
  return [
    new webpack.container.ModuleFederationPlugin({
      name: containerName(name),
      filename,
      library,
      exposes: { './remote': './src/remote.tsx' },
      shared: Object.fromEntries(shared),
    }),
    new OnlySharedExports(),
  ];
}
