import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * A part of an app that fails or hangs is asked for once more, under another address: browsers keep what was broken, also
 * for the next time, and wait on for what hangs. In webpack's runtime, so that it holds for every `import()` of an app.
 */
export class RetryChunks {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('RetryChunks', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('RetryChunks', (chunk) => compilation.addRuntimeModule(chunk, new RetryModule()));
    });
  }
}

class RetryModule extends RuntimeModule {
  constructor() {
    // After the function that it surrounds.
    super('retry chunks', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const load = RuntimeGlobals.loadScript;
    return `
      const loadOnce = ${load};
      ${load} = (url, done, ...rest) => loadOnce(url, (event) =>
        event.type === 'load' ? done(event) : loadOnce(url + '?retry=' + Date.now(), done, ...rest), ...rest);
    `;
  }
}
