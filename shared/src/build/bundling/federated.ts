import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { appBuild, browserBuild } from './app-build.ts';
import { containerName, SHELL, type App } from '../apps.ts';
import { PackSources } from '../releasing/pack-sources.ts';
import { PageChunks } from './page-chunks.ts';
import { OnlySharedExports, SHARED_PACKAGES } from './shared-packages.ts';

const MAIN = './src/client/main.tsx';
/** Before it: what each page of the shell waits for. It has no imports that are fetched, so it carries no runtime. */
const FIRST = './src/client/first.ts';
const DOOR = './src/remote.tsx';

export type ClientBuild = ReturnType<typeof clientBuild>;
export type ServerBuild = ReturnType<typeof serverBuild>;
type Named = Pick<App, 'name'>;

/** The two webpack builds of an app: for browsers and for the server. */
export function federated(app: Named): [ClientBuild, ServerBuild] {
  return [clientBuild(app), serverBuild(app)];
}

function clientBuild({ name }: Named) {
  const isShell = name === SHELL.name;
  const browser = browserBuild();
  const entry: Record<string, string> = isShell ? { main: MAIN, first: FIRST } : {};
  return {
    ...appBuild(name, 'client'),
    ...browser,
    entry,
    plugins: [...browser.plugins, ...browserContainer(name), new PageChunks(isShell ? MAIN : DOOR)],
  } satisfies Configuration;
}

function serverBuild({ name }: Named) {
  const isShell = name === SHELL.name;
  const base = appBuild(name, 'server');
  const entry: Record<string, string> = isShell
    ? {
        main: './src/server/create-storefront.ts',
        renderer: './src/server/drawing/renderer-program.ts',
        thread: './src/server/drawing/thread-program.ts',
      }
    : {};
  return {
    ...base,
    target: 'async-node',
    entry,
    output: { ...base.output, library: { type: 'commonjs-module' } },
    plugins: serverContainer(name),
    optimization: { minimizer: [new PackSources()] },
  } satisfies Configuration;
}

/**
 * What makes a remote one: a container with one door, which takes the shared packages from whoever opens it
 * (`shell/src/federation/`). The shell exposes nothing and is built as any app.
 */
function remoteOf(name: string) {
  const shared = SHARED_PACKAGES.map((pkg) => [
    pkg,
    { singleton: true, requiredVersion: false as const, import: false as const },
  ]);
  return {
    name: containerName(name),
    exposes: { './remote': DOOR },
    shared: Object.fromEntries(shared),
  };
}

/** For browsers: webpack's own container, which carries no runtime. */
function browserContainer(name: string): WebpackPluginInstance[] {
  if (name === SHELL.name) return [];
  const library = { type: 'var', name: containerName(name) };
  const options = { ...remoteOf(name), filename: 'remoteEntry.js', library };
  return [new webpack.container.ModuleFederationPlugin(options), new OnlySharedExports()];
}

/** For the server, where bytes cost little: a container of the federation runtime that opens it. */
function serverContainer(name: string): WebpackPluginInstance[] {
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
