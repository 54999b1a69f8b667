import { indexNames } from './name-index.ts';
import { searchNames } from './search-names.ts';
import type { Match, VocabularyEntry } from './vocabulary-entry.ts';

/** Names that can be searched. Never changes: when names appear, make a new one. */
export interface Vocabulary {
  /** Everything a text may mean, best first; `close` only where the others are few. Any text is allowed. */
  find(text: string): Match[];
  /** The best `limit` while the text is being typed: its last word is unfinished. */
  complete(text: string, limit: number): Match[];
}

/** Makes names searchable. Cheap enough to be done again whenever a name appears. */
export function createVocabulary(entries: readonly VocabularyEntry[]): Vocabulary {
  const index = indexNames(entries);
  return {
    find: (text) => searchNames(index, text, false),
    complete: (text, limit) => searchNames(index, text, true).slice(0, limit),
  };
}
