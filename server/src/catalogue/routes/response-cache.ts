import { createAskedBefore } from '@vitrine/shared/platform/asked-before';
import { createCache, type VersionedCache } from '@vitrine/shared/platform/versioned-cache';

/**
 * The response cache: answers that are the same for everyone until the catalogue changes, by address: lists and insects, ready to be sent.
 * Where there is none, `No` says why, and is not cached.
 */
export type ResponseCache<No extends string> = VersionedCache<Buffer | No>;

const MAX_ENTRIES = 500;

/**
 * An answer is cached from the second time that it is made.
 * @param maxAgeMs bound whatever the version: some of what answers show changes without it */
export function createResponseCache<No extends string>(bounds: {
  maxBytes: number;
  maxAgeMs: number;
}): ResponseCache<No> {
  const wasAsked = createAskedBefore();
  return createCache({
    ...bounds,
    maxEntries: MAX_ENTRIES,
    bytesOf: (answer, address) => answer.length + 2 * address.length,
    storable: (answer, address) => Buffer.isBuffer(answer) && wasAsked(address),
  });
}
