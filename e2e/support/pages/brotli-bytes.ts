import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

/** Pages share most of their files, and the best takes long: each is compressed once. */
const known = new Map<string, number>();

/** Bytes of files as a shop sends them: each compressed for itself, by brotli at its best. */
export function brotliBytes(files: readonly Buffer[]): number {
  return files.reduce((sum, file) => sum + compressed(file), 0);
}

function compressed(file: Buffer): number {
  const name = createHash('sha256').update(file).digest('hex');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.length };
  const bytes = known.get(name) ?? brotliCompressSync(file, { params }).length;
  known.set(name, bytes);
  return bytes;
}
