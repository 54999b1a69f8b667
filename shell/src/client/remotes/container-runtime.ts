import { createInstance } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';

interface WebpackRequire {
  federation: { initOptions: Parameters<typeof createInstance>[0] };
}

/**
 * The bundler's half of the federation runtime, which the containers of remotes take from the page in place of a copy of
 * their own (`shared/src/build/bundling/federated.ts`). Each begins with an object of its own and makes an instance of
 * its own: two versions of a remote have the same name, and the runtime's `init` would give the second what the first has.
 */
export function offerContainerRuntime(page: object): void {
  Object.assign(page, {
    vitrineFederation: () => ({
      runtime: {},
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
      bundlerRuntime: {
        ...bundlerRuntime,
        init: ({ webpackRequire }: { webpackRequire: WebpackRequire }) =>
          createInstance(webpackRequire.federation.initOptions),
      },
    }),
  });
}
