import { LOOSENABLE, type Filters, type Listing } from '@vitrine/shared/contract/listing';
import { ORIGIN_SEPARATOR, type CatalogueIndex } from './catalogue-index.ts';
import type { Selection } from './selection.ts';
import { TRAITS, type Traits } from './traits.ts';

/** One bit for each filter that a shopper sees. */
export function bitOf(filter: Listing['loosen'][number]['filter']): number {
  return 1 << LOOSENABLE.indexOf(filter);
}

/**
 * Notes for every selected row which filters it fails. One walk for each fact that is asked for, and none of them
 * branches on what a row holds: where half of the rows fail, a processor guesses wrong every second time, and that
 * costs more than all else.
 */
export function testSelection(index: CatalogueIndex, filters: Filters, selection: Selection): void {
  const { columns } = index;
  selection.fails.fill(0, 0, selection.count);
  const ofTraits = Uint8Array.from(TRAITS, (traits) => failsOf(traits, filters));
  if (ofTraits.some((fails) => fails > 0)) testTraits(selection, columns.traits, ofTraits);
  if (filters.origin.length > 0) testOrigins(selection, columns.origin, originsFail(index, filters.origin));
  const { priceFromCents, priceToCents, sizeFromMm, sizeToMm } = filters;
  if (priceFromCents !== null || priceToCents !== null) {
    testRange(selection, columns.priceCents, priceFromCents ?? 0, priceToCents ?? MOST, bitOf('price'));
  }
  // A specimen without a size holds −1: any bound leaves it out.
  if (sizeFromMm !== null || sizeToMm !== null) {
    testRange(selection, columns.sizeMm, sizeFromMm ?? 0, sizeToMm ?? MOST, bitOf('size'));
  }
}

/** Above every price and size; one more is still a whole number of 32 bits. */
const MOST = 2 ** 31 - 2;

function testTraits({ rows, fails, count }: Selection, traits: Uint8Array, failsOf: Uint8Array): void {
  for (let i = 0; i < count; i += 1) fails[i] = failsOf[traits[rows[i] ?? 0] ?? 0] ?? 0;
}

function testOrigins({ rows, fails, count }: Selection, origin: Uint32Array, failsOf: Uint8Array): void {
  for (let i = 0; i < count; i += 1) fails[i] = (fails[i] ?? 0) | (failsOf[origin[rows[i] ?? 0] ?? 0] ?? 0);
}

/** The sign of either difference says that a value is outside. */
function testRange(
  { rows, fails, count }: Selection,
  values: Int32Array,
  from: number,
  to: number,
  bit: number,
): void {
  const [least, most] = [Math.min(from, MOST), Math.min(to, MOST)];
  for (let i = 0; i < count; i += 1) {
    const value = values[rows[i] ?? 0] ?? 0;
    fails[i] = (fails[i] ?? 0) | ((((value - least) | (most - value)) >> 31) & bit);
  }
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
