import type { LoaderContext } from 'webpack';

/**
 * What stands in a browser for parts of the federation runtime that no page of the shop runs: snapshots, which the runtime's own
 * option turns off and yet keeps the handler of; preloading, for the server names what a page needs; script loaders
 * without a bound and a hash, in whose place the shell's plugin brings the entries; of the bundler's half, remotes of remotes and
 * copies to fall back on. Errors say their code without the sentence, logs go to the console as they are. Of the router: what
 * reports each navigation and loader to a tool, which the shop gives it none of.
 */
const STANDS: [file: RegExp, source: string][] = [
  [
    /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    `import { DisabledSnapshotHandler } from './disabled.js';
     export class SnapshotHandler extends DisabledSnapshotHandler { manifestCache = new Map(); }
     export const getGlobalRemoteInfo = () => ({});`,
  ],
  [
    /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
    `export const defaultPreloadArgs = {};
     export const normalizePreloadExposes = () => [];
     export const formatPreloadArgs = () => [];
     export const preloadAssets = async () => [];`,
  ],
  [
    /sdk[\\/]dist[\\/]dom\.js$/,
    `const refuse = async () => { throw new Error('a plugin brings entries'); };
     export { refuse as loadScript, refuse as createScript, refuse as createLink };
     export const isStaticResourcesEqual = (one, other) => one === other;
     export const safeWrapper = (run) => run();`,
  ],
  [
    /webpack-bundler-runtime[\\/]dist[\\/]index\.js$/,
    `import { consumes } from './consumes.js';
     import { initContainerEntry } from './initContainerEntry.js';
     import { initializeSharing } from './initializeSharing.js';
     import { installInitialConsumes } from './installInitialConsumes.js';
     export { attachShareScopeMap } from './attachShareScopeMap.js';
     export const bundlerRuntime = { consumes, I: initializeSharing, installInitialConsumes, initContainerEntry };`,
  ],
  [
    /error-codes[\\/]dist[\\/]desc\.mjs$/,
    `const unsaid = {};
     export { unsaid as buildDescMap, unsaid as errorDescMap, unsaid as runtimeDescMap, unsaid as typeDescMap };`,
  ],
  [
    /sdk[\\/]dist[\\/]logger\.js$/,
    `const say = (kind) => function (...what) { console[kind](this.prefix, ...what); };
     const quiet = () => {};
     export const createLogger = (prefix) =>
       ({ prefix, log: say('log'), info: say('info'), ready: say('info'), success: say('info'), warn: say('warn'),
         error: say('error'), debug: quiet, setPrefix(to) { this.prefix = to; }, setDelegate: quiet });
     export const logger = createLogger('[ Module Federation ]');
     export { createLogger as createInfrastructureLogger, logger as infrastructureLogger, quiet as bindLoggerToCompiler };`,
  ],
  [
    /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    `const nothing = () => undefined;
     export { nothing as consumeInstrumentationClientResultMetaReceiver, nothing as instrumentationResultMetaContext };
     export const getRouteInstrumentationUpdates = () => ({});
     export const instrumentClientSideRouter = (router) => router;
     export const instrumentHandler = (handler) => handler;`,
  ],
];

/** The files that this loader is for. */
export const LEAN_PARTS = STANDS.map(([file]) => file);

/** Webpack loader: gives a part its stand-in. */
export default function leanRuntime(this: Pick<LoaderContext<object>, 'resourcePath'>): string {
  const stand = STANDS.find(([file]) => file.test(this.resourcePath));
  if (!stand) throw new Error(`${this.resourcePath} has no stand-in`);
  return stand[1];
}
