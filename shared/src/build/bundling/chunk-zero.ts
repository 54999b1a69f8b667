import type { Compiler } from 'webpack';

/**
 * Numbers of chunks come from their names, and one of them may be 0: webpack-subresource-integrity 5.1.0 leaves out the hash of
 * an id that is falsy (`getChunkToHashes` in its `util.js`), and a browser refuses what has none. A text is not falsy.
 */
export class ChunkZero {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkZero', (compilation) => {
      compilation.hooks.optimizeChunkIds.tap('ChunkZero', (chunks) => {
        for (const chunk of chunks) {
          if (chunk.id !== 0) continue;
          chunk.id = '0';
          chunk.ids = ['0'];
        }
      });
    });
  }
}
