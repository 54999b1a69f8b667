import { foldText, wordsOf } from '../../platform/fold-text.ts';
import { turnRows, type Rows } from './rows.ts';
import type { VocabularyEntry, VocabularyText } from './vocabulary-entry.ts';
import { joinSounds, type SoundList } from './sound-list.ts';
import { listWords, type WordList } from './word-list.ts';

/** One folded text of an entry. */
interface IndexedText {
  folded: string;
  /** Of its words together. */
  length: number;
  /** Number of its entry. */
  entry: number;
  said: VocabularyText;
}

/** The vocabulary as it is searched: entries, texts and words by number. */
export interface NameIndex {
  entries: readonly VocabularyEntry[];
  /** By entry: the number of its first text; one more at the end. */
  firstTexts: Int32Array;
  texts: readonly IndexedText[];
  wordList: WordList;
  wordsByText: Rows;
  textsByWord: Rows;
  /** By text: the sounds of its words in one. */
  sounds: SoundList;
}

export function indexNames(entries: readonly VocabularyEntry[]): NameIndex {
  const firstTexts = new Int32Array(entries.length + 1);
  const texts: IndexedText[] = [];
  const numbers = new Map<string, number>();
  const starts = [0];
  const values: number[] = [];
  entries.forEach((entry, number) => {
    for (const said of entry.texts) {
      const folded = foldText(said.text);
      const words = wordsOf(folded);
      for (const word of words) values.push(numberOf(numbers, word));
      starts.push(values.length);
      texts.push({ folded, length: folded.length - Math.max(0, words.length - 1), said, entry: number });
    }
    firstTexts[number + 1] = texts.length;
  });
  const wordList = listWords(numbers);
  const wordsByText = { starts: Int32Array.from(starts), values: Int32Array.from(values) };
  const textsByWord = turnRows(wordsByText, numbers.size);
  const sounds = joinSounds(wordList.sounds, wordsByText);
  return { entries, firstTexts, texts, wordList, wordsByText, textsByWord, sounds };
}

function numberOf(numbers: Map<string, number>, word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, numbers.size);
  return numbers.size - 1;
}
