import { foldText, wordsOf } from './fold.ts';
import { eachInRow, toRows, turnRows, type Rows } from './rows.ts';
import type { VocabularyEntry, VocabularyText } from './vocabulary.ts';
import { listSounds, type SoundList } from './sound-list.ts';
import { listWords, type WordList } from './word-list.ts';

/** One folded text of an entry. */
export interface IndexedText {
  folded: string;
  /** Of its words together. */
  length: number;
  /** Number of its entry. */
  entry: number;
  kind: VocabularyText['kind'];
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
  const wordNumbers: number[][] = [];
  entries.forEach((entry, number) => {
    for (const { text, kind } of entry.texts) {
      const folded = foldText(text);
      const words = wordsOf(folded);
      const length = folded.length - Math.max(0, words.length - 1);
      texts.push({ folded, length, kind, entry: number });
      wordNumbers.push(words.map((word) => numberOf(numbers, word)));
    }
    firstTexts[number + 1] = texts.length;
  });
  const wordsByText = toRows(wordNumbers);
  const textsByWord = turnRows(wordsByText, numbers.size);
  const wordList = listWords(numbers);
  const sounds = listSounds(texts.map((_text, number) => wholeSound(wordList, wordsByText, number)));
  return { entries, firstTexts, texts, wordList, wordsByText, textsByWord, sounds };
}

function wholeSound({ sounds }: WordList, wordsByText: Rows, number: number): string {
  let whole = '';
  eachInRow(wordsByText, number, (word) => {
    whole += sounds.texts[word] ?? '';
  });
  return whole;
}

function numberOf(numbers: Map<string, number>, word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, numbers.size);
  return numbers.size - 1;
}
