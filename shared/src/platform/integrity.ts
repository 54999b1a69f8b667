import { createHash } from 'node:crypto';

/** A content's `sha256-…`, as browsers write integrity: a page says a dozen of them, and each app's first script all of its own. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Whether a content is what an integrity says; releases before contract 5 say SHA-384. */
export function isIntact(content: Uint8Array, integrity: string): boolean {
  if (!integrity.startsWith('sha384-')) return integrityOf(content) === integrity;
  return `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity;
}
