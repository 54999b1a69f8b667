/** How well an entry fits a text, best first. */
export const TIERS = ['exact', 'prefix', 'contains', 'close'] as const;
export type Tier = (typeof TIERS)[number];

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
  const find = (text: string): Match[] => {
    const words = text.trim().toLowerCase();
    if (words === '') return [];
    return entries
      .filter(({ texts }) => texts.some((one) => one.text.toLowerCase().includes(words)))
      .map(({ id, kind }) => ({ id, kind, tier: 'contains', score: 1 }));
  };
  return { find, complete: (text, limit) => find(text).slice(0, limit) };
}
