import type { Filters, Listing } from '@vitrine/shared/contract/listing';
import { ORIGIN_SEPARATOR, type CatalogueIndex } from './catalogue-index.ts';
import { SOLD_OUT } from './columns.ts';
import { NOWHERE, type Selection } from './selection.ts';
import { TRAITS } from './traits.ts';

/** One bit for each filter that a shopper sees. */
export const FILTER_BITS = {
  quality: 1,
  origin: 2,
  spread: 4,
  gender: 8,
  stock: 16,
  price: 32,
  size: 64,
} as const satisfies Record<Listing['loosen'][number]['filter'], number>;

/** What one walk over a list counts. "But" one filter: it fails that one and no other. */
export interface Tally {
  unfiltered: number;
  /** Rows that fail no filter but the one whose bit is the index; at 0 those that fail none. */
  but: Uint32Array;
  /** By traits, one array for each filter that looks at them, and one for rows that fail none. */
  traits: Record<'none' | 'quality' | 'spread' | 'gender', Uint32Array>;
  traitsSeen: Uint8Array;
  /** By origin: rows that fail none, or none but that of origin. */
  origins: Uint32Array;
  originsSeen: Uint8Array;
  /** Rows in stock that fail none, or none but that of stock. */
  inStock: number;
  /** Of rows that fail none, or none but that of price; without rows the lowest is above the highest. */
  price: { from: number; to: number };
  size: { from: number; to: number };
}

/**
 * Leaves in the selection what passes the filters, and counts on the way what each facet needs: a row that fails
 * exactly one filter counts for the values of that one (disjunctive facets), a row that fails two for none.
 */
export function filterSelection(index: CatalogueIndex, filters: Filters, selection: Selection): Tally {
  const { columns } = index;
  const tests = testsOf(index, filters);
  const tally = emptyTally(index, selection.count);
  const { rows, marks, count } = selection;
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const row = rows[i] ?? 0;
    const traits = columns.traits[row] ?? 0;
    const origin = columns.origin[row] ?? 0;
    const price = columns.priceCents[row] ?? 0;
    const size = columns.sizeMm[row] ?? 0;
    const isSoldOut = ((columns.flags[row] ?? 0) & SOLD_OUT) !== 0;
    let fails = (tests.traits[traits] ?? 0) | (tests.origins[origin] ?? 0) | (isSoldOut ? tests.stock : 0);
    if (price < tests.priceFrom || price > tests.priceTo) fails |= FILTER_BITS.price;
    if (size < tests.sizeFrom || size > tests.sizeTo) fails |= FILTER_BITS.size;
    tally.traitsSeen[traits] = 1;
    tally.originsSeen[origin] = 1;
    if (fails === 0) rows[kept++] = row;
    else marks[row] = NOWHERE;
    if ((fails & (fails - 1)) === 0) countRow(tally, fails, traits, origin, isSoldOut, price, size);
  }
  selection.count = kept;
  return tally;
}

/** A row that fails nothing, or one filter. Its facts one by one: an object a row would cost more than the counting. */
function countRow(
  tally: Tally,
  fails: number,
  traits: number,
  origin: number,
  isSoldOut: boolean,
  price: number,
  size: number,
): void {
  increase(tally.but, fails);
  if (fails === 0) increase(tally.traits.none, traits);
  else if (fails === FILTER_BITS.quality) increase(tally.traits.quality, traits);
  else if (fails === FILTER_BITS.spread) increase(tally.traits.spread, traits);
  else if (fails === FILTER_BITS.gender) increase(tally.traits.gender, traits);
  if (fails === 0 || fails === FILTER_BITS.origin) increase(tally.origins, origin);
  if (!isSoldOut && (fails === 0 || fails === FILTER_BITS.stock)) tally.inStock += 1;
  if (fails === 0 || fails === FILTER_BITS.price) widen(tally.price, price);
  if (size >= 0 && (fails === 0 || fails === FILTER_BITS.size)) widen(tally.size, size);
}

function increase(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function widen(range: { from: number; to: number }, value: number): void {
  if (value < range.from) range.from = value;
  if (value > range.to) range.to = value;
}

function testsOf(index: CatalogueIndex, filters: Filters) {
  const { sizeFromMm, sizeToMm } = filters;
  return {
    traits: Uint8Array.from(TRAITS, ({ quality, spread, gender }) => {
      const fails = (chosen: readonly string[], value: string, bit: number) =>
        chosen.length === 0 || chosen.includes(value) ? 0 : bit;
      return (
        fails(filters.quality, quality, FILTER_BITS.quality) |
        fails(filters.spread, spread, FILTER_BITS.spread) |
        fails(filters.gender, gender, FILTER_BITS.gender)
      );
    }),
    origins: originFails(index, filters.origin),
    stock: filters.isInStock ? FILTER_BITS.stock : 0,
    priceFrom: filters.priceFromCents ?? 0,
    priceTo: filters.priceToCents ?? Infinity,
    // A specimen without a size holds −1: any bound leaves it out.
    sizeFrom: sizeFromMm ?? (sizeToMm === null ? -1 : 0),
    sizeTo: sizeToMm ?? Infinity,
  };
}

function originFails({ origins }: CatalogueIndex, chosen: readonly string[]): Uint8Array {
  const wanted = new Set(chosen);
  if (wanted.size === 0) return new Uint8Array(origins.texts.length);
  return Uint8Array.from(origins.texts, (origin) => {
    const country = origin.slice(0, origin.indexOf(ORIGIN_SEPARATOR));
    return wanted.has(origin) || wanted.has(country) ? 0 : FILTER_BITS.origin;
  });
}

function emptyTally({ origins }: CatalogueIndex, unfiltered: number): Tally {
  const ofTraits = () => new Uint32Array(TRAITS.length);
  return {
    unfiltered,
    but: new Uint32Array(2 * FILTER_BITS.size),
    traits: { none: ofTraits(), quality: ofTraits(), spread: ofTraits(), gender: ofTraits() },
    traitsSeen: new Uint8Array(TRAITS.length),
    origins: new Uint32Array(origins.texts.length),
    originsSeen: new Uint8Array(origins.texts.length),
    inStock: 0,
    price: { from: Infinity, to: -Infinity },
    size: { from: Infinity, to: -Infinity },
  };
}
