import { otherSide, negationOf } from '../negation.ts';
import { phraseIn, type Read } from '../phrase-in.ts';
import { announcedUnit, numberAt, readRange, type Said } from './read-range.ts';
import { decadeAt, readYears } from './read-years.ts';
import type { Token } from '../tokens.ts';
import {
  AND_WORDS,
  DECADE_ARTICLES,
  OTHER_UNITS,
  RANGE_WORDS,
  SIDES,
  SIDES_BEHIND,
  YEAR_SIDES,
  YEAR_SIDES_BEHIND,
  type Side,
  type Unit,
} from './amount-words.ts';
import { bounds, boundOf, isYear, PRICE, years } from './bounds.ts';
import { isMonthAt } from '../read-months.ts';
import { countedBy } from '../what-is-left.ts';

/** A size without more is meant roughly. */
const ABOUT = 0.1;
/** Of before that are years of authors: `Linnaeus, 1758`. */
const FIRST_BARE_YEAR = 1900;

/** `over 80 mm`, `tussen 20 en 50 euro`, `€ 20`, `before 1950`, `années 80`: what begins at this token, if any does. */
export function readAmount(tokens: readonly Token[], at: number): Read | null {
  return (
    readOther(tokens, at) ??
    readRange(tokens, at) ??
    readYears(tokens, at) ??
    readCompared(tokens, at) ??
    readBare(tokens, at)
  );
}

/** `above 1900 m`, `1800-2000 m` are no years and no prices. */
function readOther(tokens: readonly Token[], at: number): Read | null {
  const first = numberAt(
    tokens,
    (phraseIn(SIDES, tokens, at) ?? phraseIn(RANGE_WORDS, tokens, at))?.to ?? at,
  );
  const and = first && phraseIn(AND_WORDS, tokens, first.to);
  const last = (and && numberAt(tokens, and.to)) ?? first;
  if (!last || last.unit) return null;
  return OTHER_UNITS.has(tokens[last.to]?.word ?? '')
    ? { filters: {}, to: last.to + 1, isLeftOut: true }
    : null;
}

/** A comparison, a number, a unit before or behind it; over or under a number alone is a price. */
function readCompared(tokens: readonly Token[], at: number): Read | null {
  const side = phraseIn(SIDES, tokens, at);
  // `onder de 20 euro`.
  const isArticle = side && DECADE_ARTICLES.has(tokens[side.to]?.word ?? '') && !decadeAt(tokens, side.to);
  const said = side && numberAt(tokens, side.to + (isArticle ? 1 : 0));
  if (!side || !said) return null;
  if (!said.unit && isMonthAt(tokens, said.to)) return null;
  const not = negationOf(tokens, at);
  const meant = not ? otherSide(side.found) : side.found;
  const unit =
    said.unit ??
    announcedUnit(tokens, at) ??
    unitOfOther(tokens, meant, said) ??
    (isYear(said.number) ? null : PRICE);
  if (!unit) return null;
  // `more than 5 butterflies`, `at most 3 pieces`: of animals, not of euro.
  const isMoney = said.unit !== null || OF_MONEY.has(tokens[at]?.word ?? '');
  const counted = isMoney ? null : countedBy(said.number, tokens, said.to);
  if (counted !== null) return { filters: {}, to: counted, isLeftOut: true };
  return { filters: bounds(unit, ...boundOf(meant, said.number)), to: said.to, ...(not && { not }) };
}

/** In a shop they are said of prices: `under 20 butterflies`. */
const OF_MONEY: ReadonlySet<string> = new Set([
  'under',
  'below',
  'over',
  'above',
  'onder',
  'boven',
  'sous',
  'unter',
  'uber',
]);

/** Of the other bound behind it, `min 50 max 80 mm`, `over 20 and under 30 euro`. */
function unitOfOther(tokens: readonly Token[], side: Side, { number, to }: Said): Unit | null {
  const isJoined = AND_WORDS.has(tokens[to]?.word ?? '');
  const next = phraseIn(SIDES, tokens, isJoined ? to + 1 : to);
  const other = next && next.found !== side ? numberAt(tokens, next.to) : null;
  if (!other) return null;
  const isRange = side === 'from' ? number < other.number : other.number < number;
  return isRange ? other.unit : null;
}

/** A number with its unit: a price is the most, a size is about so; or a year. What stands behind it may say otherwise. */
function readBare(tokens: readonly Token[], at: number): Read | null {
  const said = numberAt(tokens, at);
  if (!said) return null;
  const { number, to } = said;
  const unit = said.unit ?? (isYear(number) ? null : announcedUnit(tokens, at));
  if (unit) {
    const behind = sideBehind(SIDES_BEHIND, tokens, to);
    if (behind) return { filters: bounds(unit, ...boundOf(behind.found, number)), to: behind.to };
    if (unit.of === 'price') return { filters: bounds(unit, null, number), to };
    return { filters: bounds(unit, number * (1 - ABOUT), number * (1 + ABOUT)), to };
  }
  if (!isYear(number)) return null;
  const behind = sideBehind(YEAR_SIDES_BEHIND, tokens, to);
  if (behind) return { filters: years(...boundOf(behind.found, number)), to: behind.to };
  return number >= FIRST_BARE_YEAR ? { filters: years(number, number), to } : null;
}

/** `20 euro max`, `80 mm or more, 20 euro`; in `50 mm max 20 euro`, `50 mm and under 20 euro` it belongs to the next number. */
function sideBehind(phrases: ReadonlyMap<string, Side>, tokens: readonly Token[], at: number) {
  const isJoined = AND_WORDS.has(tokens[at]?.word ?? '');
  return isOfNext(tokens, isJoined ? at + 1 : at) ? null : phraseIn(phrases, tokens, at);
}

function isOfNext(tokens: readonly Token[], at: number): boolean {
  const side = phraseIn<unknown>(SIDES, tokens, at) ?? phraseIn<unknown>(YEAR_SIDES, tokens, at);
  return side !== null && numberAt(tokens, side.to) !== null;
}
