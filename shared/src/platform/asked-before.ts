import { LRUCache } from 'lru-cache';

/** Keys that were asked for once, and how long one may be that counts among them. */
const ASKED_ONCE = { max: 1_000 };
const LONGEST_KEY = 1_000;

/**
 * Tells whether a key was asked for before, so that a cache takes only what is: most narrowed lists are seen once. Stored at
 * once they would evict what is asked for again, and outlive a thread's young objects, whose collection costs nothing.
 */
export function createAskedBefore(): (key: string) => boolean {
  const askedOnce = new LRUCache<string, true>(ASKED_ONCE);
  return (key) => {
    if (askedOnce.has(key)) return true;
    if (key.length <= LONGEST_KEY) askedOnce.set(key, true);
    return false;
  };
}
