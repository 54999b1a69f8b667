import { useEffect, useRef, useState } from 'react';

/** Shorter than a pause between two words, longer than between two keys. */
const DEBOUNCE_MS = 150;

/**
 * The answer to what is typed, debounced. A newer text aborts the older request, so a late answer is never shown; until
 * the new answer is there the old one stays, so that a list does not flicker.
 * @param text what the answer depends on; nothing is asked for an empty one, whose answer is null
 * @param ask the last one given is called; null is also the answer when it fails
 */
export function useDebounced<Answer>(
  text: string,
  ask: (text: string, signal: AbortSignal) => Promise<Answer>,
): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (text === '') {
      setAnswer(null);
      return undefined;
    }
    const asking = new AbortController();
    const run = async () => {
      const found = await latest.current(text, asking.signal).catch(() => null);
      if (!asking.signal.aborted) setAnswer(found);
    };
    const timer = setTimeout(() => void run(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text]);
  return answer;
}
