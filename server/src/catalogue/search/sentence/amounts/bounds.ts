import { CAUGHT_YEAR } from '@vitrine/shared/contract/facts/fact-filters';
import type { Filters } from '@vitrine/shared/contract/listing';
import type { Side, Unit } from './amount-words.ts';

/** What a number is beside words that name no unit. */
export const PRICE: Unit = { of: 'price' };

type Bound = number | null;

/** Prices and sizes as filters have them. */
export function bounds(unit: Unit, from: Bound, to: Bound): Partial<Filters> {
  if (unit.of === 'price') {
    const cents = (euros: Bound) => (euros === null ? null : Math.round(euros * 100));
    return { priceFromCents: cents(from), priceToCents: cents(to) };
  }
  const mm = (size: Bound) => (size === null ? null : Math.round(size * unit.mm));
  return { sizeFromMm: mm(from), sizeToMm: mm(to) };
}

export const years = (from: Bound, to: Bound): Partial<Filters> => ({
  facts: { [CAUGHT_YEAR.key]: { from, to } },
});

export const boundOf = (side: Side, bound: number): [from: Bound, to: Bound] =>
  side === 'from' ? [bound, null] : [null, bound];

export const isYear = (number: number | null | undefined): number is number =>
  typeof number === 'number' &&
  Number.isInteger(number) &&
  number >= CAUGHT_YEAR.least &&
  number <= CAUGHT_YEAR.most;
