import { constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';
import { renderTemplate, type RenderTemplate, type NonceTemplate } from './nonce-template.ts';

/** What every nonce ends with: 16 bytes in base64. A letter's code depends on the two bytes before it. */
const END = '==';
const NONCE_LENGTH = 24;
const OPTIONS = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Better takes three times as long and saves a fiftieth.
    [constants.BROTLI_PARAM_QUALITY]: 5,
    // Looks back 256 KB, over the whole of a page; more memory for each page would bring nothing.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

/**
 * Compresses a page beside the serving thread. A page's data say again what its markup says, and gzip forgets after
 * 32 KB. The parts are one stream (RFC 7932) and look back into each other, over stand-ins as long as a nonce whose
 * bytes occur nowhere else: so nothing refers to them, and each is left out for the nonce of the answer.
 */
export async function brotliParts(plain: NonceTemplate): Promise<RenderTemplate> {
  const stream = createBrotliCompress(OPTIONS);
  const packed: Buffer[] = [];
  for (const [index, part] of plain.entries()) {
    if (index > 0) await packOf(stream, standIn(index));
    packed.push(await packOf(stream, part));
  }
  stream.destroy();
  return (nonce) =>
    isNonce(nonce) && plain.length <= MOST_PARTS
      ? [...renderTemplate(packed, plainBlock(nonce)), LAST_BLOCK]
      : null;
}

/** An empty last block. */
const LAST_BLOCK = Buffer.from([3]);

const isNonce = (bytes: Buffer) =>
  bytes.length === NONCE_LENGTH && bytes.subarray(-END.length).equals(Buffer.from(END));

/** Bytes that UTF-8 never uses, in an order in which no two of them follow each other twice (de Bruijn's). */
const STRANGE = [0xc0, 0xc1, ...Array.from({ length: 11 }, (_none, index) => 0xf5 + index)];
const STAND_INS = Buffer.from(
  STRANGE.flatMap((one, index) => [one, ...STRANGE.slice(index + 1).flatMap((other) => [one, other])]),
);
const STAND_IN_LENGTH = NONCE_LENGTH - END.length;
const MOST_PARTS = 1 + Math.floor(STAND_INS.length / STAND_IN_LENGTH);

const standIn = (index: number) =>
  Buffer.concat([
    STAND_INS.subarray((index - 1) * STAND_IN_LENGTH, index * STAND_IN_LENGTH),
    Buffer.from(END),
  ]);

/** A block that holds its bytes as they are: not the last, its length in four half bytes, uncompressed. */
function plainBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes]);
}

/** These bytes' own part of the stream, up to a whole byte. */
async function packOf(stream: BrotliCompress, bytes: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  stream.once('error', reject);
  stream.write(bytes);
  stream.flush(() => resolve());
  await promise;
  stream.off('error', reject);
  const pieces: Buffer[] = [];
  for (let piece: unknown = stream.read(); piece instanceof Buffer; piece = stream.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}
