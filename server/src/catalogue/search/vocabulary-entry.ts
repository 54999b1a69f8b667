import type { FamilyCategory } from '@vitrine/shared/contract/catalogue';

/** How well an entry fits a text, best first. */
export type Tier = 'exact' | 'prefix' | 'contains' | 'close';

/** One way to call an entry. A family's Latin and common names are of kind `family`. */
export interface VocabularyText {
  text: string;
  kind: 'latin' | 'common' | 'synonym' | 'family' | 'category';
}

/** A name that lots carry, a family, or a category of families; `id` is unique within its kind. */
export interface VocabularyEntry {
  id: number;
  kind: 'name' | 'family' | 'category';
  texts: readonly VocabularyText[];
}

export interface Match {
  id: number;
  kind: VocabularyEntry['kind'];
  tier: Tier;
  /** 0 to 1, higher is better; comparable only within a tier of one answer. */
  score: number;
  /** The text that fits best; null when the words stand in several. */
  by: VocabularyText | null;
  /** Of which categories it is meant, `blue beetle`; empty for any. */
  within: readonly FamilyCategory[];
}
