import { LOOSENABLE, type FactFilter, type Filters, type Listing } from '@vitrine/shared/contract/listing';
import { FACT_FILTERS, PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import { type NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import { continentOf } from '@vitrine/shared/i18n/places/continents';
import { carriesTo } from '../../../shipping/index.ts';
import type { Bounds } from '../bounds.ts';
import type { FindQuery } from '../catalogue.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { ORIGIN_SEPARATOR } from '../origin-separator.ts';
import type { AttributeGroups } from '../counts/attribute-groups.ts';
import type { Columns } from '../columns/columns.ts';
import { maskOf } from '../columns/colour-mask.ts';
import { UNSAID } from '../columns/fact-columns.ts';
import type { Numbering } from '../columns/numbering.ts';
import { TRAITS, type Traits } from '../columns/traits.ts';
import { kindsGoing } from './kinds-going.ts';

type Filter = Listing['loosen'][number]['filter'];

/** Filters, ready to be held against cells and rows. */
export interface RowTest {
  /** By the number of traits, and of an origin: the filters that it fails, a bit each. */
  failsOfTraits: Uint8Array;
  failsOfOrigin: Uint8Array;
  /** Null when nothing is asked. */
  price: Bounds | null;
  size: Bounds | null;
  /** Of younger facts, those chosen alone. */
  facts: readonly FactTest[];
}

/** A filter by a fact without a column of its own, or by where a lot is shipped to. */
interface FactTest {
  key: string;
  bit: number;
  passes(row: number): boolean;
}

/** One bit for each filter that a shopper sees. */
export function bitOf(filter: Filter): number {
  return 1 << LOOSENABLE.indexOf(filter);
}

export const FAILS_PRICE = bitOf('price');
export const FAILS_SIZE = bitOf('size');
/** The name of the filter by country that a lot is shipped to, among those of facts. */
export const SHIPS = 'ships';
const SHIPS_BIT = 1 << (LOOSENABLE.length + FACT_FILTERS.length);

/** @param shipping without it, as while a text is typed, no lot is left out for where it may be shipped */
export function readTest(index: CatalogueIndex, filters: Filters, shipping?: FindQuery['shipping']): RowTest {
  const { columns, origins } = index;
  return {
    failsOfTraits: Uint8Array.from(TRAITS, (one) => failsOf(one, filters)),
    failsOfOrigin: originsFail(origins, filters.origin),
    price: boundsOf(filters.priceFromCents, filters.priceToCents),
    // A specimen without a size holds −1: any bound leaves it out.
    size: boundsOf(filters.sizeFromMm, filters.sizeToMm),
    facts: [
      ...FACT_FILTERS.flatMap((fact, at): FactTest[] => {
        const filter = filters.facts?.[fact.key];
        const bit = 1 << (LOOSENABLE.length + at);
        if (!filter) return [];
        const isMeant = factTest(fact, filter);
        return [{ key: fact.key, bit, passes: (row) => isMeant(columns.facts.valueOf(fact.key, row)) }];
      }),
      ...(filters.ships === undefined || !shipping
        ? []
        : [{ key: SHIPS, bit: SHIPS_BIT, passes: shippedRow(index, shipping, filters.ships) }]),
    ],
  };
}

/** Whether the lot of a row may be shipped to a country. */
export function shippedRow(
  index: CatalogueIndex,
  shipping: NonNullable<FindQuery['shipping']>,
  country: string,
): FactTest['passes'] {
  const { columns } = index;
  const { cell, cells } = columns;
  const isGoing = kindsGoing(index, country, shipping);
  const carries = carriesTo(shipping.rates, country);
  return (row) =>
    isGoing(cells.kinds[cell[row] ?? 0] ?? 0) &&
    carries({ priceCents: columns.priceCents[row] ?? 0, weightGrams: columns.weightGrams[row] ?? 0 });
}

/** What nobody said of a specimen leaves it out. */
function factTest(fact: NamedFact, filter: FactFilter): (value: number) => boolean {
  if (Array.isArray(filter)) {
    const options = fact.kind === 'choice' ? fact.options : [];
    if (fact.key === PICTURE_COLOUR.key) {
      const mask = maskOf(filter);
      return (value) => value !== UNSAID && (value & mask) !== 0;
    }
    const chosen = new Set(filter.map((option) => options.indexOf(option)));
    return (value) => chosen.has(value);
  }
  const [from, to] = [filter.from ?? UNSAID + 1, filter.to ?? MOST];
  return (value) => value >= from && value <= to;
}

/** What a row fails by the facts of its cell. */
export function failsOfCell(
  { failsOfTraits, failsOfOrigin }: RowTest,
  cells: AttributeGroups,
  cell: number,
): number {
  return (failsOfTraits[cells.traits[cell] ?? 0] ?? 0) | (failsOfOrigin[cells.origins[cell] ?? 0] ?? 0);
}

/** What a row fails by its price, its size and its younger facts. */
export function failsOfValues({ price, size, facts }: RowTest, columns: Columns, row: number): number {
  let fails =
    (isWithin(columns.priceCents[row] ?? 0, price) ? 0 : FAILS_PRICE) |
    (isWithin(columns.sizeMm[row] ?? 0, size) ? 0 : FAILS_SIZE);
  for (const { bit, passes } of facts) if (!passes(row)) fails |= bit;
  return fails;
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

function originsFail(origins: Numbering, chosen: readonly string[]): Uint8Array {
  if (chosen.length === 0) return new Uint8Array(origins.texts.length);
  const wanted = new Set(chosen);
  return Uint8Array.from(origins.texts, (origin) => {
    const country = origin.slice(0, origin.indexOf(ORIGIN_SEPARATOR));
    const isWanted = wanted.has(origin) || wanted.has(country) || wanted.has(continentOf(country) ?? '');
    return isWanted ? 0 : bitOf('origin');
  });
}
