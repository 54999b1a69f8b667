import type { NearWords } from './near-words.ts';
import type { Places } from './places.ts';
import type { VocabularyText } from '../vocabulary-entry.ts';

/** A folded name, and what it is of. */
export interface NamedText {
  text: string;
  how: VocabularyText['kind'];
  of: 'name' | 'family';
  id: number;
}

/** The names and places by which sentences are read in a shop. */
export interface ShopWords {
  places: Places;
  /** Names whole, folded, and every two telling words of a name that stand side by side: `tabac espagne`. */
  names: ReadonlySet<string>;
  texts: readonly NamedText[];
  pairs: ReadonlySet<string>;
  /** All words of names; those of Latin ones. */
  words: ReadonlySet<string>;
  latin: ReadonlySet<string>;
  near: NearWords;
}

/** The references of a shop. */
export interface References {
  /** Whether a lot has this one, however it is spelt. */
  has(reference: string): boolean;
  /** Whether those of some lots begin with these letters alone. */
  beginWith(letters: string): boolean;
}

/** What must be known of a shop to read a sentence. */
export interface SentenceVocabulary extends ShopWords {
  references: References;
}
