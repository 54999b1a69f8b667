import { foldText, wordsOf } from './fold.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import type { VocabularyEntry, VocabularyText } from './vocabulary.ts';

/** One folded text of an entry. */
export interface IndexedText {
  folded: string;
  kind: VocabularyText['kind'];
  /** Numbers of its words, and of each two neighbours taken as one. */
  words: readonly number[];
}

export interface IndexedEntry {
  entry: VocabularyEntry;
  texts: readonly IndexedText[];
}

/** The vocabulary as it is searched. */
export interface NameIndex {
  lexicon: Lexicon;
  entries: readonly IndexedEntry[];
  /** Entries by each of their whole texts, without spaces. */
  byField: ReadonlyMap<string, ReadonlySet<IndexedEntry>>;
}

export function indexNames(entries: readonly VocabularyEntry[]): NameIndex {
  const lexicon = createLexicon();
  const byField = new Map<string, Set<IndexedEntry>>();
  const indexed = entries.map((entry) => {
    const texts = entry.texts.map(({ text, kind }) => indexText(lexicon, foldText(text), kind));
    const one = { entry, texts };
    for (const { folded } of texts) addTo(byField, folded.replaceAll(' ', ''), one);
    return one;
  });
  return { lexicon, entries: indexed, byField };
}

function indexText(lexicon: Lexicon, folded: string, kind: VocabularyText['kind']): IndexedText {
  const words = wordsOf(folded);
  const single = words.map((word) => lexicon.add(word, false));
  const joined = words.slice(1).map((word, index) => lexicon.add(`${words[index]}${word}`, true));
  return { folded, kind, words: [...single, ...joined] };
}

function addTo(byField: Map<string, Set<IndexedEntry>>, field: string, one: IndexedEntry): void {
  const known = byField.get(field);
  if (known) known.add(one);
  else byField.set(field, new Set([one]));
}
