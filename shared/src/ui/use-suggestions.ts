import { useEffect, useState } from 'react';
import type { Suggestions } from '../contract/listing.ts';
import type { Suggest } from './suggest.ts';

/** Shorter than a pause between two words, longer than one between two keys. */
const PAUSE_MS = 150;

/**
 * What is suggested for a text, asked for once typing pauses. A newer text lets go of an older question: its answer,
 * however late, is not shown. Until the new answer is there the old one stays, so that the list does not flicker.
 */
export function useSuggestions(suggest: Suggest, q: string): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (!q) {
      setSuggestions(null);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    const ask = async () => {
      const answer = await suggest(q, asking.signal).catch(() => null);
      if (!asking.signal.aborted) setSuggestions(answer);
    };
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [suggest, q]);
  return suggestions;
}
