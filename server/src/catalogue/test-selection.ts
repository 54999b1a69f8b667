import { LOOSENABLE, type Filters, type Listing } from '@vitrine/shared/contract/listing';
import { ORIGIN_SEPARATOR, type CatalogueIndex } from './catalogue-index.ts';
import { TRAITS, type Traits } from './traits.ts';
import { testNumbers, testValues } from './walks.ts';

/** One bit for each filter that a shopper sees. */
export function bitOf(filter: Listing['loosen'][number]['filter']): number {
  return 1 << LOOSENABLE.indexOf(filter);
}

/** Notes for every row which filters it fails, a bit each: one walk for each fact that is asked for. */
export function testSelection(
  index: CatalogueIndex,
  filters: Filters,
  rows: Uint32Array,
  fails: Uint8Array,
): void {
  const { columns } = index;
  fails.fill(0);
  const ofTraits = Uint8Array.from(TRAITS, (traits) => failsOf(traits, filters));
  if (ofTraits.some((bits) => bits > 0)) testNumbers(fails, rows, columns.traits, ofTraits);
  if (filters.origin.length > 0) {
    testNumbers(fails, rows, columns.origin, originsFail(index, filters.origin));
  }
  const price = boundsOf(filters.priceFromCents, filters.priceToCents);
  if (price) testValues(fails, rows, columns.priceCents, price, bitOf('price'));
  // A specimen without a size holds −1: any bound leaves it out.
  const size = boundsOf(filters.sizeFromMm, filters.sizeToMm);
  if (size) testValues(fails, rows, columns.sizeMm, size, bitOf('size'));
}

/** Above every price and size; one more is still a whole number of 32 bits. */
const MOST = 2 ** 31 - 2;

function boundsOf(from: number | null, to: number | null): { from: number; to: number } | null {
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
  const wanted = new Set(chosen);
  return Uint8Array.from(origins.texts, (origin) => {
    const country = origin.slice(0, origin.indexOf(ORIGIN_SEPARATOR));
    return wanted.has(origin) || wanted.has(country) ? 0 : bitOf('origin');
  });
}
