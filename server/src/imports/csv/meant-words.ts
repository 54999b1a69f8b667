import type { NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import { tidyLine } from '../../forms/rules/tidy-text.ts';

/** What the shop said that words of its files mean: options by fact and word. */
export type MeantWords = ReadonlyMap<string, string>;

/** Signs count, for they tell grades apart; capitals do not. */
export const wordKey = (word: string) => tidyLine(word).toUpperCase().replace('−', '-');
export const meantKey = (field: string, word: string) => `${field} ${wordKey(word)}`;

/** The option that the shop said a cell means; null where it said nothing. */
export function meantOption(words: MeantWords, fact: NamedFact, cell: string): string | null {
  return words.get(meantKey(fact.key, cell)) ?? null;
}
