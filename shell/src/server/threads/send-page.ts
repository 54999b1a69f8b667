import type { DrawnPage } from '../pages/drawn-page.ts';
import type { SentPage } from './protocol.ts';

/** Its bytes stay where they are: both sides see that memory. */
export function packPage({ status, headers, origins, isKeepable, parts }: DrawnPage): SentPage {
  return { status, headers, origins, isKeepable, parts };
}

/** A buffer arrives as plain bytes. */
export function unpackPage({ parts, ...page }: SentPage): DrawnPage {
  const buffers = parts.map(({ buffer, byteOffset, length }) => Buffer.from(buffer, byteOffset, length));
  return { ...page, parts: buffers, packed: {} };
}
