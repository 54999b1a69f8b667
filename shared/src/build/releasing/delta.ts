import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, type BrotliOptions } from 'node:zlib';

/** What such a stream begins with, before the SHA-256 of its dictionary: RFC 9842, 4. */
const MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42]);
const HEAD_LENGTH = MAGIC.length + 32;
/** Node takes it since 24.6; its types do not say so. */
type WithDictionary = BrotliOptions & { dictionary: Uint8Array };

/** A content as what it has beyond another: brotli with that one as its dictionary, as browsers read it (`dcb`). */
export function packDelta(content: Uint8Array, dictionary: Uint8Array): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const options: WithDictionary = { dictionary, params };
  return Buffer.concat([headOf(dictionary), brotliCompressSync(content, options)]);
}

/**
 * The content again.
 * @throws for what is no such stream, or has another dictionary
 */
export function unpackDelta(packed: Uint8Array, dictionary: Uint8Array): Buffer {
  const isOfIt = headOf(dictionary).equals(packed.subarray(0, HEAD_LENGTH));
  if (!isOfIt) throw new Error('The delta is of another dictionary.');
  const options: WithDictionary = { dictionary };
  return brotliDecompressSync(packed.subarray(HEAD_LENGTH), options);
}

const headOf = (dictionary: Uint8Array): Buffer =>
  Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest()]);
