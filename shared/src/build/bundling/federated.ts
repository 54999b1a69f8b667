import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, {
  type Compiler,
  type Configuration,
  type WebpackPluginInstance,
  type ExternalItemFunctionData,
} from 'webpack';
import { minify, type JsMinifyOptions } from '@swc/core';
import { appBuild, browserBuild } from './app-build.ts';
import { containerName, SHELL, type App } from '../apps.ts';
import { ManifestBeside } from './manifest-beside.ts';
import { PageChunks } from './page-chunks.ts';
import { LEAN_PARTS } from './loaders/lean-runtime-loader.ts';
import { OnlySharedExports } from './shared-packages.ts';
import { NEEDED_RANGES } from '../../contract/federation/packages/versions.ts';

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
  const build = appBuild(name, 'client');
  const entry: Record<string, string> = isShell ? { main: MAIN, first: FIRST } : {};
  return {
    ...build,
    ...browser,
    // The federation plugin says at each build that addresses in its manifest are relative.
    infrastructureLogging: { level: 'error' },
    entry,
    optimization: isShell ? withSharedApart(browser.optimization) : browser.optimization,
    module: isShell ? withLeanRuntime(build.module) : build.module,
    plugins: [
      ...browser.plugins,
      ...(isShell ? [new webpack.DefinePlugin(RUNTIME_OPTIONS)] : browserContainer(name)),
      new PageChunks(isShell ? MAIN : DOOR),
    ],
  } satisfies Configuration;
}

/**
 * What `experiments.optimization` of the federation plugin sets where there is a container: `disableSnapshot`, and `target`,
 * without which the runtime brings a loader for Node. The shell has none, and makes its instance itself.
 */
const RUNTIME_OPTIONS = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' };

function withLeanRuntime({ rules: [scripts, ...rest] }: ReturnType<typeof appBuild>['module']) {
  const loader = path.join(import.meta.dirname, 'loaders/lean-runtime-loader.ts');
  const rules: typeof rest = [...rest, { test: LEAN_PARTS, loader }];
  return { rules: [scripts, ...rules] satisfies [unknown, ...unknown[]] };
}

/** What every page runs lies in two files, so that an edit of one half leaves the other where it is. */
function withSharedApart(optimization: ReturnType<typeof browserBuild>['optimization']) {
  const shared = { test: /[\\/]shared[\\/]src[\\/].+\.tsx?$/, priority: -15, reuseExistingChunk: true };
  const { splitChunks } = optimization;
  return {
    ...optimization,
    splitChunks: { ...splitChunks, cacheGroups: { ...splitChunks.cacheGroups, shared } },
  };
}

function serverBuild({ name }: Named) {
  const isShell = name === SHELL.name;
  const base = appBuild(name, 'server');
  const entry: Record<string, string> = isShell
    ? {
        main: './src/server/create-storefront.ts',
        renderer: './src/server/drawing/processes/renderer-program.ts',
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
  const shared = Object.entries(NEEDED_RANGES).map(([pkg, requiredVersion]) => [
    pkg,
    { singleton: true, requiredVersion, import: false as const },
  ]);
  return {
    name: containerName(name),
    exposes: { './remote': DOOR },
    shared: Object.fromEntries(shared),
  };
}

/** For browsers: it takes the bundler's half of the federation runtime from the shell, which has it once for all. */
function browserContainer(name: string): WebpackPluginInstance[] {
  const library = { type: 'var', name: containerName(name) };
  return [
    new RuntimeOfShell(),
    new ManifestBeside(),
    new ModuleFederationPlugin({
      ...remoteOf(name),
      filename: 'remoteEntry.js',
      library,
      shareStrategy: 'loaded-first',
      dts: false,
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
    }),
    new OnlySharedExports(),
  ];
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

/**
 * V8 keeps the source of what runs, for each thread anew, and two bytes a character as soon as one of them is not Latin.
 * Without white space and comments, in ASCII, a server's file takes a third of it. Names stay, for the log's stacks.
 */
const FORM: JsMinifyOptions = {
  compress: false,
  mangle: { keep_fnames: true, keep_classnames: true },
  format: { asciiOnly: true, comments: false },
  module: false,
};

/** Packs the scripts of a build for the server. */
class PackSources {
  apply(compiler: Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.compilation.tap('PackSources', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'PackSources', stage }, async (assets) => {
        const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.cjs'));
        for (const [name, asset] of scripts) {
          const { code } = await minify(asset.source().toString(), FORM);
          compilation.updateAsset(name, new webpack.sources.RawSource(code));
        }
      });
    });
  }
}

/** The bundler's half of the federation runtime, as `@module-federation/enhanced` imports it into a container. */
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.c?js$/;

/**
 * Has a container take the bundler's half of the federation runtime from the shell, which offers it once for all
 * (`shell/src/client/remotes/container-runtime.ts`): a copy of its own would be 18 KB in each entry. The documented
 * `experiments.externalRuntime` leaves 4 KB there, and keeps all of the core in the shell.
 */
class RuntimeOfShell {
  apply(compiler: Compiler): void {
    new webpack.ExternalsPlugin('var', take).apply(compiler);
  }
}

function take({ request }: ExternalItemFunctionData, done: (error?: null, result?: string) => void): void {
  if (BUNDLER_RUNTIME.test(request)) done(null, 'vitrineFederation()');
  else done();
}
