import { minify, type JsMinifyOptions } from '@swc/core';
import webpack, { type Compiler } from 'webpack';

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
export class PackSources {
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
