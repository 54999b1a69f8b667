import type { DrawnPage } from '../drawn-page.ts';
import type { SentPage } from './protocol.ts';

/** Its bytes in memory of their own: that can change hands, where a pool of buffers cannot. */
export function packPage({ status, headers, origins, isKeepable, parts }: DrawnPage): SentPage {
  const lengths = parts.map(({ length }) => length);
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { status, headers, origins, isKeepable, bytes, lengths };
}

export function unpackPage({ bytes, lengths, ...page }: SentPage): DrawnPage {
  const whole = Buffer.from(bytes.buffer);
  let at = 0;
  const parts = lengths.map((length) => {
    at += length;
    return whole.subarray(at - length, at);
  });
  return { ...page, parts, gzip: null };
}
