import {
  AND_WORDS,
  ANNOUNCED_UNITS,
  BETWEEN_WORDS,
  DECADE_ARTICLES,
  DIMENSIONS,
  OTHER_UNITS,
  RANGE_WORDS,
  UNITS,
  type Unit,
} from './amount-words.ts';
import { bounds, isYear, PRICE, years } from './bounds.ts';
import { phraseIn, type Read } from '../phrase-in.ts';
import { isMonthAt } from '../read-months.ts';
import { decadeAt, decadeOf } from './read-years.ts';
import type { Token } from '../tokens.ts';
import { countedBy } from '../what-is-left.ts';

/** A number, and its unit before or behind it. */
export interface Said {
  number: number;
  unit: Unit | null;
  /** The first token behind it. */
  to: number;
}

/** The number that stands there. */
export function numberAt(tokens: readonly Token[], at: number): Said | null {
  const ahead = UNITS.get(tokens[at]?.word ?? '');
  const first = ahead ? at + 1 : at;
  const number = tokens[first]?.number;
  if (typeof number !== 'number') return null;
  const behind = UNITS.get(tokens[first + 1]?.word ?? '');
  const to = first + (behind ? 2 : 1);
  const isSaid = behind?.of === 'size' && DIMENSIONS.has(tokens[to]?.word ?? '');
  return { number, unit: ahead ?? behind ?? null, to: isSaid ? to + 1 : to };
}

/** What the word before a number says that it is: `size 50-80`. */
export const announcedUnit = (tokens: readonly Token[], at: number): Unit | null =>
  ANNOUNCED_UNITS.get(tokens[at - 1]?.word ?? '') ?? null;

/** `between 20 and 50 euro`, `5 cm - 8 cm`, `from 1950 to 1960`, `the 80s and 90s`. */
export function readRange(tokens: readonly Token[], at: number): Read | null {
  const opened = phraseIn(RANGE_WORDS, tokens, at);
  const isArticle = opened && DECADE_ARTICLES.has(tokens[opened.to]?.word ?? '');
  const start = opened ? opened.to + (isArticle ? 1 : 0) : at;
  // Between two numbers alone are prices, as under one is.
  const usual = BETWEEN_WORDS.has(tokens[at]?.word ?? '') ? PRICE : null;
  return readDecades(tokens, start) ?? readNumbers(tokens, start, announcedUnit(tokens, at), usual);
}

function readDecades(tokens: readonly Token[], at: number): Read | null {
  const first = decadeAt(tokens, at);
  const and = first && phraseIn(AND_WORDS, tokens, first.to);
  const second = and && (decadeAt(tokens, and.to) ?? bareDecade(tokens, and.to));
  return first && second && second.year > first.year
    ? { filters: years(first.year, second.last), to: second.to }
    : null;
}

/** Of `the 1950s and 80 mm` the second is a size. */
const bareDecade = (tokens: readonly Token[], at: number) => {
  const behind = tokens[at + 1]?.word ?? '';
  return UNITS.has(behind) || OTHER_UNITS.has(behind) ? null : decadeOf(tokens[at]?.number, at + 1);
};

/** @param usual what they are that nothing else is said of, and that are no years */
function readNumbers(
  tokens: readonly Token[],
  at: number,
  announced: Unit | null,
  usual: Unit | null,
): Read | null {
  const first = numberAt(tokens, at);
  const and = first && phraseIn(AND_WORDS, tokens, first.to);
  const second = and && numberAt(tokens, and.to);
  if (!second) return null;
  const [one, other] = [first.number, second.number];
  const said = second.unit ?? first.unit ?? announced;
  if (!said && areYears(one, other)) return { filters: years(one, other), to: second.to };
  if (!said && isMonthAt(tokens, second.to)) return null;
  if (isOtherFact(first, second)) return null;
  const counted = said ? null : countedBy(other, tokens, second.to);
  if (counted !== null) return { filters: {}, to: counted, isLeftOut: true };
  const unit = said ?? usual;
  if (!unit) return null;
  const from = one * scaleOf(first.unit ?? unit, unit);
  return { filters: bounds(unit, Math.min(from, other), Math.max(from, other)), to: second.to };
}

const areYears = (from: number, to: number) => isYear(from) && isYear(to) && from <= to;

/** `5 cm and 20 euro`, `5 cm en 2019`, `2019 and 20 euro`. */
function isOtherFact(first: Said, second: Said): boolean {
  if (first.unit && second.unit) return first.unit.of !== second.unit.of;
  return first.unit ? isYear(second.number) : isYear(first.number) && second.number < first.number;
}

const scaleOf = (one: Unit, other: Unit) =>
  one.of === 'size' && other.of === 'size' ? one.mm / other.mm : 1;
