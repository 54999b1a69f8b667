import { useRef } from 'react';
import { randomKey } from '../platform/random-key.ts';

/**
 * A key for what is sent: the same as long as the same is sent again, because its answer was lost. What went through has
 * its key put away by `done`, for the next press means it anew.
 */
export function useIdempotencyKey() {
  const kept = useRef<{ what: string; key: string } | null>(null);
  return {
    keyFor(what: unknown): string {
      const text = JSON.stringify(what);
      if (kept.current?.what !== text) kept.current = { what: text, key: randomKey() };
      return kept.current.key;
    },
    done: () => {
      kept.current = null;
    },
  };
}
