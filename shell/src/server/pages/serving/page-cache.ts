import { createCache, type VersionedCache } from '@vitrine/shared/platform/versioned-cache';
import type { DrawnPage } from '../drawn-page.ts';

/** Pages are cached this short a time, whatever happens: what a page shows beside the catalogue changes too. */
export const MAX_AGE_MS = 5_000;
export const MAX_PAGES = 300;
export const MAX_BYTES = 16 * 1024 * 1024;

/** The page cache: pages that are the same for everyone, by the catalogue's version and by `keyOf` of the page service. */
export const createPageCache = (now?: () => number): VersionedCache<DrawnPage> =>
  createCache({
    maxEntries: MAX_PAGES,
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_AGE_MS,
    bytesOf,
    storable: ({ isCacheable }) => isCacheable,
    ...(now && { now }),
  });

/** With room for two compressed copies, a third of the page together at most. */
export const bytesOf = ({ bytes }: DrawnPage, key: string) => 2 * key.length + 1.33 * bytes.length;
