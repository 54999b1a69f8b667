import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const INTEGRITIES = `${RuntimeGlobals.require}.sriHashes`;

/**
 * How the parts of an app come, in webpack's runtime, so that it holds for every `import()` of an app.
 *
 * By content: a part has its name in the pool (`content-name.ts`), which its integrity makes. No file but the one with the
 * runtime says what another holds, so an edit moves two.
 *
 * Once more: one that fails or hangs is asked for again, under another address: browsers keep what was broken, also for
 * the next time, and wait on for what hangs.
 *
 * Apart: two versions of a remote may live on one page. Their parts say the same global, for what says its version has
 * a new address with each; so each runtime takes what a script has left there when that script has run, which is before
 * any other runs. A script on its way for one version is not waited for by another.
 */
export class OwnChunks {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('OwnChunks', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('OwnChunks', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.getChunkScriptFilename);
          compilation.addRuntimeModule(
            chunk,
            new OwnChunksModule(compilation.outputOptions.chunkLoadingGlobal),
          );
        });
    });
  }
}

class OwnChunksModule extends RuntimeModule {
  readonly #global: string;

  constructor(global = '') {
    // After what it surrounds.
    super('own chunks', RuntimeModule.STAGE_TRIGGER);
    this.#global = JSON.stringify(global);
  }

  override generate() {
    const load = RuntimeGlobals.loadScript;
    const file = RuntimeGlobals.getChunkScriptFilename;
    return `
      const nameOf = ${file};
      ${file} = (id) => {
        const hash = ${INTEGRITIES}?.[id]?.slice(7, 23).replace(/\\+/g, '-').replace(/\\//g, '_');
        return hash ? nameOf(id).replace(/js$/, hash + '.js') : nameOf(id);
      };
      const take = () => {
        const left = self[${this.#global}];
        delete self[${this.#global}];
        return left || [];
      };
      const registry = take();
      const loadOnce = ${load};
      const loadOwn = (url, done, ...rest) => loadOnce(url, (event) => {
        // The last: one that had been given up may have left its own since.
        if (event.type === 'load') take().slice(-1).forEach((part) => registry.push(part));
        done(event);
      }, undefined, ...rest);
      ${load} = (url, done, key, ...rest) => loadOwn(url, (event) =>
        event.type === 'load' ? done(event) : loadOwn(url + '?retry=' + Date.now(), done, ...rest), ...rest);
    `;
  }
}
