import { CAUGHT_MONTH } from '@vitrine/shared/contract/facts/fact-filters';
import type { Read } from './phrase-in.ts';
import type { Token } from './tokens.ts';
import { IN_MONTH_WORDS, MONTHS } from './words.ts';

/** `caught in June`, `juin 2019`: a month with a word before it or a year behind it. */
export function readMonth(tokens: readonly Token[], at: number): Read | null {
  const month = MONTHS.get(tokens[at]?.word ?? '');
  const isAnnounced = IN_MONTH_WORDS.has(tokens[at - 1]?.word ?? '');
  const hasYear = String(tokens[at + 1]?.number ?? '').length === 4;
  if (month === undefined || !(isAnnounced || hasYear)) return null;
  return { filters: { facts: { [CAUGHT_MONTH.key]: [month] } }, to: at + 1 };
}
