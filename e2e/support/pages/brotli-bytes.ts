import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of files as a shop sends them: each compressed for itself, by brotli at its best. */
export function brotliBytes(files: readonly Buffer[]): number {
  return files.reduce((sum, file) => sum + compressed(file), 0);
}

function compressed(file: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.length };
  return brotliCompressSync(file, { params }).length;
}
