import webpack, { type Compiler, type ExternalItemFunctionData } from 'webpack';

/** The bundler's half of the federation runtime, as `@module-federation/enhanced` imports it into a container. */
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.c?js$/;

/**
 * Has a container take the bundler's half of the federation runtime from the shell, which offers it once for all
 * (`shell/src/client/remotes/container-runtime.ts`): a copy of its own would be 18 KB in each entry. The documented
 * `experiments.externalRuntime` leaves 4 KB there, and keeps all of the core in the shell.
 */
export class RuntimeOfShell {
  apply(compiler: Compiler): void {
    new webpack.ExternalsPlugin('var', take).apply(compiler);
  }
}

function take({ request }: ExternalItemFunctionData, done: (error?: null, result?: string) => void): void {
  if (BUNDLER_RUNTIME.test(request)) done(null, 'vitrineFederation()');
  else done();
}
