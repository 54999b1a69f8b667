import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { renderTemplate, type RenderTemplate, type NonceTemplate } from './nonce-template.ts';

const deflate = promisify(deflateRaw);

/** RFC 1952: deflate, no name, no time, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951: the last block, stored, empty. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * Compresses each part for itself, beside the serving thread. Every part ends on a whole byte and looks back only
 * into itself, so other bytes may stand between the parts.
 */
export async function gzipParts(plain: NonceTemplate): Promise<RenderTemplate> {
  const options = { level: 6, finishFlush: constants.Z_SYNC_FLUSH };
  const packed = await Promise.all(plain.map((part) => deflate(part, options)));
  // Only the checksum is still to be computed.
  return (nonce) => [
    HEADER,
    ...renderTemplate(packed, storedBlock(nonce)),
    LAST_BLOCK,
    trailer(plain, nonce),
  ];
}

/** A block that holds its bytes as they are: its length, the same inverted, the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function trailer(plain: NonceTemplate, nonce: Buffer): Buffer {
  let checksum = 0;
  let length = 0;
  for (const [index, part] of plain.entries()) {
    if (index > 0) checksum = crc32(nonce, checksum);
    checksum = crc32(part, checksum);
    length += part.length + (index > 0 ? nonce.length : 0);
  }
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(checksum, 0);
  bytes.writeUInt32LE(length, 4);
  return bytes;
}
