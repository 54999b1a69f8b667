import type { Filters } from '@vitrine/shared/contract/listing';
import type { Token } from './tokens.ts';
import { negationOf } from './negation.ts';
import {
  AND_WORDS,
  BETWEEN_WORDS,
  DECADE_WORDS,
  SIDES,
  UNITS,
  YEAR_SIDES,
  type Side,
  type Unit,
} from './words.ts';

/** What was read, and the number of the first token behind it. */
export interface Read {
  filters: Partial<Filters>;
  to: number;
  /** Of a word before it that turned it round. */
  not?: Token;
}

/** The longest phrase of a comparison. */
const MOST_WORDS = 4;
/** A size without more is meant roughly. */
const ABOUT = 0.1;
const FIRST_YEAR = 1700;
const LAST_YEAR = 2099;
/** Of before that are years of authors: `Linnaeus, 1758`. */
const FIRST_BARE_YEAR = 1900;

/** `over 80 mm`, `tussen 20 en 50 euro`, `€ 20`, `before 1950`, `années 80`: what begins at this token, if any does. */
export function readAmount(tokens: readonly Token[], at: number): Read | null {
  return readRange(tokens, at) ?? readYears(tokens, at) ?? readCompared(tokens, at) ?? readBare(tokens, at);
}

/** Two numbers with a unit behind the second or before the first. */
function readRange(tokens: readonly Token[], at: number): Read | null {
  const start = BETWEEN_WORDS.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const ahead = UNITS.get(tokens[start]?.word ?? '');
  const first = ahead ? start + 1 : start;
  const [from, and, to] = [tokens[first]?.number, tokens[first + 1]?.word, tokens[first + 2]?.number];
  if (typeof from !== 'number' || typeof to !== 'number' || !AND_WORDS.has(and ?? '') || to < from)
    return null;
  const behind = UNITS.get(tokens[first + 3]?.word ?? '');
  const unit = ahead ?? behind;
  if (unit) return { filters: bounds(unit, from, to), to: first + (behind ? 4 : 3) };
  return isYear(from) && isYear(to) ? { filters: years(from, to), to: first + 3 } : null;
}

function readYears(tokens: readonly Token[], at: number): Read | null {
  const said = phraseIn(YEAR_SIDES, tokens, at);
  const year = said && tokens[said.to]?.number;
  if (said && isYear(year) && !UNITS.has(tokens[said.to + 1]?.word ?? '')) {
    const { side, shift } = said.found;
    const not = negationOf(tokens, at);
    const isDecade = tokens[said.to + 1]?.word === 's';
    // Not before a year is from it on.
    const filters = not ? years(...boundOf(otherSide(side), year)) : years(...boundOf(side, year + shift));
    return { filters, to: said.to + (isDecade ? 2 : 1), ...(not && { not }) };
  }
  return readDecade(tokens, at);
}

/** `1980s`, `the 80s`, `jaren 80`, `années 1980`. */
function readDecade(tokens: readonly Token[], at: number): Read | null {
  const isAnnounced = DECADE_WORDS.has(tokens[at]?.word ?? '');
  const first = isAnnounced ? at + 1 : at;
  const number = tokens[first]?.number;
  const hasS = tokens[first + 1]?.word === 's' && tokens[first + 1]?.start === tokens[first]?.end;
  // `the` announces much: there it needs the s, too.
  if (typeof number !== 'number' || !(hasS || (isAnnounced && tokens[at]?.word !== 'the'))) return null;
  const year = number < 100 ? 1900 + number : number;
  return year % 10 === 0 && isYear(year)
    ? { filters: years(year, year + 9), to: first + (hasS ? 2 : 1) }
    : null;
}

/** A comparison, a number, a unit before or behind it; under a number alone is a price. */
function readCompared(tokens: readonly Token[], at: number): Read | null {
  const side = phraseIn(SIDES, tokens, at);
  if (!side) return null;
  const ahead = UNITS.get(tokens[side.to]?.word ?? '');
  const first = ahead ? side.to + 1 : side.to;
  const number = tokens[first]?.number;
  if (typeof number !== 'number') return null;
  const behind = UNITS.get(tokens[first + 1]?.word ?? '');
  const not = negationOf(tokens, at);
  const meant = not ? otherSide(side.found) : side.found;
  const unit = ahead ?? behind ?? (meant === 'to' && !isYear(number) ? PRICE : null);
  if (!unit) return null;
  const filters = bounds(unit, ...boundOf(meant, number));
  return { filters, to: first + (behind ? 2 : 1), ...(not && { not }) };
}

const otherSide = (side: Side): Side => (side === 'from' ? 'to' : 'from');

const boundOf = (side: Side, bound: number): [from: number | null, to: number | null] =>
  side === 'from' ? [bound, null] : [null, bound];

const PRICE: Unit = { of: 'price' };

/** A number with its unit: a price is the most, a size is about so; or a year. */
function readBare(tokens: readonly Token[], at: number): Read | null {
  const ahead = UNITS.get(tokens[at]?.word ?? '');
  const first = ahead ? at + 1 : at;
  const number = tokens[first]?.number;
  if (typeof number !== 'number') return null;
  const behind = UNITS.get(tokens[first + 1]?.word ?? '');
  const unit = ahead ?? behind;
  const to = first + (behind ? 2 : 1);
  if (unit?.of === 'price') return { filters: bounds(unit, null, number), to };
  if (unit) return { filters: bounds(unit, number * (1 - ABOUT), number * (1 + ABOUT)), to };
  return isYear(number) && number >= FIRST_BARE_YEAR ? { filters: years(number, number), to } : null;
}

/** The longest phrase of these that begins at a token. */
export function phraseIn<T>(
  phrases: ReadonlyMap<string, T>,
  tokens: readonly Token[],
  at: number,
): { found: T; to: number } | null {
  for (let words = Math.min(MOST_WORDS, tokens.length - at); words > 0; words -= 1) {
    const phrase = tokens.slice(at, at + words).map(({ word }) => word);
    const found = phrases.get(phrase.join(' '));
    if (found !== undefined) return { found, to: at + words };
  }
  return null;
}

const isYear = (number: number | null | undefined): number is number =>
  typeof number === 'number' && Number.isInteger(number) && number >= FIRST_YEAR && number <= LAST_YEAR;

function bounds(unit: Unit, from: number | null, to: number | null): Partial<Filters> {
  if (unit.of === 'price') {
    const cents = (euros: number | null) => (euros === null ? null : Math.round(euros * 100));
    return { priceFromCents: cents(from), priceToCents: cents(to) };
  }
  const mm = (size: number | null) => (size === null ? null : Math.round(size * unit.mm));
  return { sizeFromMm: mm(from), sizeToMm: mm(to) };
}

const years = (from: number | null, to: number | null): Partial<Filters> => ({
  facts: { caughtYear: { from, to } },
});
