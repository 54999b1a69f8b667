import { foldText, wordsOf } from './fold.ts';
import { eachInRow, toRows, turnRows, type Rows } from './rows.ts';
import type { VocabularyEntry, VocabularyText } from './vocabulary.ts';
import type { Sound } from './word-fit.ts';
import { listWords, type WordList } from './word-list.ts';

/** One folded text of an entry. */
export interface IndexedText {
  folded: string;
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
  sounds: readonly Sound[];
}

export function indexNames(entries: readonly VocabularyEntry[]): NameIndex {
  const firstTexts = new Int32Array(entries.length + 1);
  const texts: IndexedText[] = [];
  entries.forEach((entry, number) => {
    for (const { text, kind } of entry.texts) texts.push({ folded: foldText(text), kind, entry: number });
    firstTexts[number + 1] = texts.length;
  });
  const numbers = new Map<string, number>();
  const wordsByText = toRows(
    texts.map(({ folded }) => wordsOf(folded).map((word) => numberOf(numbers, word))),
  );
  const textsByWord = turnRows(wordsByText, numbers.size);
  const wordList = listWords(numbers);
  const sounds = texts.map((_text, number) => wholeSound(wordList, wordsByText, number));
  return { entries, firstTexts, texts, wordList, wordsByText, textsByWord, sounds };
}

function wholeSound({ sounds }: WordList, wordsByText: Rows, number: number): Sound {
  const whole = { text: '', letters: 0 };
  eachInRow(wordsByText, number, (word) => {
    whole.text += sounds[word]?.text ?? '';
    whole.letters |= sounds[word]?.letters ?? 0;
  });
  return whole;
}

function numberOf(numbers: Map<string, number>, word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, numbers.size);
  return numbers.size - 1;
}
