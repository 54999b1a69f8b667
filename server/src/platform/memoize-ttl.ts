import { createCache } from '@vitrine/shared/platform/versioned-cache';
import type { Clock } from './clock.ts';

/**
 * What `load` gives, cached for `maxAgeMs` and no longer than a version of what it is of. Callers that come while it loads
 * share that one load; a failure is not cached. For public data only: the answer is the same for everyone.
 */
export function memoizeTtl<T extends object | string>(
  clock: Clock,
  maxAgeMs: number,
  load: () => Promise<T>,
  readVersion: () => Promise<string> = async () => '',
): () => Promise<T> {
  const cache = createCache<T>({ maxEntries: 1, maxAgeMs, now: () => clock().getTime() });
  return async () => cache.fetch(await readVersion(), 'value', load);
}
