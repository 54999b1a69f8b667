import { useRef } from 'react';
import { randomKey } from '../platform/random-key.ts';

interface Intent {
  what: string;
  key: string;
}

/**
 * A key for what is sent: the same as long as the same is sent again, because its answer was lost. What went through has
 * its key put away by `done`, for the next press means it anew.
 * @param storage for a form that keeps what is typed: its key outlives a reload as that does
 */
export function useIdempotencyKey(storage?: { read(): Intent | null; write(intent: Intent | null): void }) {
  const kept = useRef<Intent | null>(null);
  return {
    keyFor(what: unknown): string {
      const text = JSON.stringify(what);
      let intent = kept.current ?? storage?.read() ?? null;
      if (intent?.what !== text) {
        intent = { what: text, key: randomKey() };
        storage?.write(intent);
      }
      kept.current = intent;
      return intent.key;
    },
    done: () => {
      kept.current = null;
      storage?.write(null);
    },
  };
}
