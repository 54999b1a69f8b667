import type { Locale } from '@vitrine/shared/contract/locale';
import { foldText } from '../../../platform/fold-text.ts';

/**
 * Words and phrases of each language, parted by `|`. Neighbours who read the shop in another one still type German: where
 * its words are no others, they are understood.
 */
export type Words = Record<Locale, string> & { de?: string };

/** The words of all languages, folded as tokens are: `jusqu'à` is two of them. */
export const wordsIn = (words: Words): string[] =>
  Object.values(words).flatMap((text) => text.split('|').map((word) => foldText(word.replaceAll("'", ' '))));

/** What each of the words stands for. */
export const eachWord = <T>(words: Words, meant: T): [string, T][] =>
  wordsIn(words).map((word) => [word, meant]);
