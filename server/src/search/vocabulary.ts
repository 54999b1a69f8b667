import { indexNames } from './name-index.ts';
import { searchNames } from './search-names.ts';

/** How well an entry fits a text, best first. */
export type Tier = 'exact' | 'prefix' | 'contains' | 'close';

/** One way to call an entry. A family's Latin and common names are of kind `family`. */
export interface VocabularyText {
  text: string;
  kind: 'latin' | 'common' | 'synonym' | 'family';
}

/** A name that lots carry, or a family; `id` is unique within its kind. */
export interface VocabularyEntry {
  id: number;
  kind: 'name' | 'family';
  texts: readonly VocabularyText[];
}

export interface Match {
  id: number;
  kind: VocabularyEntry['kind'];
  tier: Tier;
  /** 0 to 1, higher is better; comparable only within a tier of one answer. */
  score: number;
  /** Of which kind the text is that fits best; null when the words stand in several. */
  by: VocabularyText['kind'] | null;
}

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
