import type { Clock } from './clock.ts';

/**
 * What `load` gives, kept for `maxAgeMs`. Callers that come while it loads share that one load; a failure is not kept.
 * For public data only: the answer is the same for everyone.
 */
export function cached<T>(clock: Clock, maxAgeMs: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | null = null;
  return () => {
    const now = clock().getTime();
    if (kept && now < kept.until) return kept.value;
    const mine = { value: load(), until: now + maxAgeMs };
    kept = mine;
    mine.value.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.value;
  };
}
