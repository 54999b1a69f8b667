import type { Clock } from './clock.ts';

/**
 * What `load` gives, kept for `maxAgeMs` and no longer than a version of what it is of. Callers that come while it loads
 * share that one load; a failure is not kept. For public data only: the answer is the same for everyone.
 */
export function cached<T>(
  clock: Clock,
  maxAgeMs: number,
  load: () => Promise<T>,
  readVersion: () => Promise<string> = async () => '',
): () => Promise<T> {
  let kept: { value: Promise<T>; until: number; version: string } | null = null;
  return async () => {
    const version = await readVersion();
    const now = clock().getTime();
    if (kept && now < kept.until && kept.version === version) return kept.value;
    const mine = { value: load(), until: now + maxAgeMs, version };
    kept = mine;
    mine.value.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.value;
  };
}
