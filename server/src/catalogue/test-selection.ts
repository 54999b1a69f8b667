import { LOOSENABLE, type Filters, type Listing } from '@vitrine/shared/contract/listing';
import { ORIGIN_SEPARATOR, type CatalogueIndex } from './catalogue-index.ts';
import type { Columns } from './columns.ts';
import { TRAITS, type Traits } from './traits.ts';

type Filter = Listing['loosen'][number]['filter'];

/** What a row may fail by a value of its own, a bit each; all other filters are failed by a whole cell. */
export const FAILS_PRICE = 1;
export const FAILS_SIZE = 2;

export interface Bounds {
  from: number;
  to: number;
}

/** Filters, ready to be held against rows. */
export interface RowTest {
  /** By cell: the filters that it fails, a bit each. */
  failsOfCell: Uint8Array;
  /** Null when nothing is asked. */
  price: Bounds | null;
  size: Bounds | null;
}

/** One bit for each filter that a shopper sees. */
export function bitOf(filter: Filter): number {
  return 1 << LOOSENABLE.indexOf(filter);
}

export function readTest(index: CatalogueIndex, filters: Filters): RowTest {
  const failsOfCell = cellsFail(index, filters);
  return {
    failsOfCell,
    price: boundsOf(filters.priceFromCents, filters.priceToCents),
    // A specimen without a size holds −1: any bound leaves it out.
    size: boundsOf(filters.sizeFromMm, filters.sizeToMm),
  };
}

/** A plain loop: there may be tens of thousands, and the smallest list goes through all of them. */
function cellsFail(index: CatalogueIndex, filters: Filters): Uint8Array {
  const { traits, origins } = index.columns.cells;
  const ofTraits = TRAITS.map((one) => failsOf(one, filters));
  const ofOrigins = originsFail(index, filters.origin);
  const fails = new Uint8Array(traits.length);
  for (let cell = 0; cell < fails.length; cell += 1) {
    fails[cell] = (ofTraits[traits[cell] ?? 0] ?? 0) | (ofOrigins[origins[cell] ?? 0] ?? 0);
  }
  return fails;
}

/** Whether a row fails no filter. */
export function passes({ failsOfCell, price, size }: RowTest, columns: Columns, row: number): boolean {
  return (
    failsOfCell[columns.cell[row] ?? 0] === 0 &&
    isWithin(columns.priceCents[row] ?? 0, price) &&
    isWithin(columns.sizeMm[row] ?? 0, size)
  );
}

function isWithin(value: number, bounds: Bounds | null): boolean {
  return bounds === null || (value >= bounds.from && value <= bounds.to);
}

/** Above every price and size; one more is still a whole number of 32 bits. */
const MOST = 2 ** 31 - 2;

function boundsOf(from: number | null, to: number | null): Bounds | null {
  if (from === null && to === null) return null;
  return { from: Math.min(from ?? 0, MOST), to: Math.min(to ?? MOST, MOST) };
}

function failsOf(traits: Traits, filters: Filters): number {
  const fails = (name: 'quality' | 'spread' | 'gender') => {
    const chosen: readonly string[] = filters[name];
    return chosen.length === 0 || chosen.includes(traits[name]) ? 0 : bitOf(name);
  };
  const stock = filters.isInStock && traits.isSoldOut ? bitOf('stock') : 0;
  return fails('quality') | fails('spread') | fails('gender') | stock;
}

function originsFail({ origins }: CatalogueIndex, chosen: readonly string[]): Uint8Array {
  if (chosen.length === 0) return new Uint8Array(origins.texts.length);
  const wanted = new Set(chosen);
  return Uint8Array.from(origins.texts, (origin) => {
    const country = origin.slice(0, origin.indexOf(ORIGIN_SEPARATOR));
    return wanted.has(origin) || wanted.has(country) ? 0 : bitOf('origin');
  });
}
