import { createHash } from 'node:crypto';

/** A content's `sha384-…`, as browsers write integrity. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
