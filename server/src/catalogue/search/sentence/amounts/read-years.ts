import { CAUGHT_YEAR } from '@vitrine/shared/contract/facts/fact-filters';
import {
  CENTURY_NAMES,
  CENTURY_WORDS,
  DECADE_ARTICLES,
  DECADE_NAMES,
  DECADE_WORDS,
  ORDINAL_ENDS,
  UNITS,
  YEAR_SIDES,
  type YearSide,
} from './amount-words.ts';
import { boundOf, isYear, years } from './bounds.ts';
import { negationOf, otherSide } from '../negation.ts';
import { phraseIn, type Read } from '../phrase-in.ts';
import type { Token } from '../tokens.ts';

/** Ten or a hundred years, the first and the last, and the first token behind them. */
interface Decade {
  year: number;
  last: number;
  to: number;
}

/** Before a decade they say no more than `in` does: `from the 80s`, `des années 80`, which without accents is `dès`. */
const IN_DECADE: ReadonlySet<string> = new Set(['from', 'des']);

/** `before 1950`, `after the 80s`, `jaren 80`. */
export function readYears(tokens: readonly Token[], at: number): Read | null {
  const said = phraseIn(YEAR_SIDES, tokens, at);
  const compared = said && readSide(tokens, at, said);
  if (compared) return compared;
  const decade = decadeAt(tokens, at);
  return decade && { filters: years(decade.year, decade.last), to: decade.to };
}

function readSide(
  tokens: readonly Token[],
  at: number,
  { found: { side, shift }, to }: { found: YearSide; to: number },
): Read | null {
  const isArticle = DECADE_ARTICLES.has(tokens[to]?.word ?? '');
  const decade = decadeAt(tokens, to) ?? (isArticle ? decadeAt(tokens, to + 1) : null);
  if (decade && IN_DECADE.has(tokens[at]?.word ?? '')) return null;
  const year = decade?.year ?? tokens[to]?.number;
  if (!isYear(year) || (!decade && UNITS.has(tokens[to + 1]?.word ?? ''))) return null;
  const not = negationOf(tokens, at);
  // Newer than the eighties is newer than the last of them.
  const isLast = not ? side === 'from' : shift === 1 || (side === 'to' && shift === 0);
  const bound = decade && isLast ? decade.last : year;
  // Not before a year is from it on.
  const filters = not ? years(...boundOf(otherSide(side), bound)) : years(...boundOf(side, bound + shift));
  return { filters, to: decade?.to ?? to + 1, ...(not && { not }) };
}

/** `1980s`, `the 80s`, `jaren 80`, `années 1980`, `eighties`, `19th century`. */
export function decadeAt(tokens: readonly Token[], at: number): Decade | null {
  const century = centuryAt(tokens, at);
  if (century) return century;
  const word = tokens[at]?.word ?? '';
  const isAnnounced = DECADE_WORDS.has(word);
  const first = isAnnounced ? at + 1 : at;
  const named = DECADE_NAMES.get(tokens[first]?.word ?? '');
  if (named !== undefined) return { year: named, last: named + 9, to: first + 1 };
  const [said, s] = [tokens[first], tokens[first + 1]];
  // `80's` is written, too.
  const hasS = s?.word === 's' && s.start - (said?.end ?? 0) <= 1;
  // `the` announces much: there it needs the s, too.
  if (!hasS && (!isAnnounced || word === 'the')) return null;
  return decadeOf(said?.number, first + (hasS ? 2 : 1));
}

/** The decade that a number is: `80`, `1980`. */
export function decadeOf(number: number | null | undefined, to: number): Decade | null {
  if (typeof number !== 'number') return null;
  const year = number < 100 ? 1900 + number : number;
  return year % 10 === 0 && isYear(year) ? { year, last: year + 9, to } : null;
}

/** `19th century`, `19e eeuw`, `XIXe siècle`. */
function centuryAt(tokens: readonly Token[], at: number): Decade | null {
  const [said, next] = [tokens[at], tokens[at + 1]];
  const named = CENTURY_NAMES.get(said?.word ?? '');
  const isOrdinal = named === undefined && ORDINAL_ENDS.has(next?.word ?? '') && next?.start === said?.end;
  const to = at + (isOrdinal ? 2 : 1);
  const century = named ?? (isOrdinal ? said?.number : null);
  if (typeof century !== 'number' || !CENTURY_WORDS.has(tokens[to]?.word ?? '')) return null;
  const year = (century - 1) * 100 + 1;
  return isYear(year) ? { year, last: Math.min(year + 99, CAUGHT_YEAR.most), to: to + 1 } : null;
}
