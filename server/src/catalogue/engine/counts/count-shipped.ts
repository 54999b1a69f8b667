import type { Facets } from '@vitrine/shared/contract/listing';
import { carriesTo, shippedAlike } from '../../../shipping/index.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import type { FindQuery } from '../catalogue.ts';
import type { Listed } from '../columns/list-membership.ts';
import { visitRows } from '../columns/list-rows.ts';
import { kindsGoing } from '../selection/kinds-going.ts';
import { SHIPS, shippedRow, type RowTest } from '../selection/compile-filters.ts';
import type { Ranking } from '../selection/rank-rows.ts';
import { NOT_SELECTED } from '../selection/selected-rows.ts';
import type { Tally } from './count-facets.ts';

interface ShippedQuery {
  ranking: Ranking;
  test: RowTest;
  shipping: NonNullable<FindQuery['shipping']>;
}

/**
 * By country, how many lots that fail no other filter may be shipped there. By cells where their kind alone decides: no
 * lot is so dear or so heavy that no parcel takes it. Row by row elsewhere, and where a country is chosen.
 */
export function countShipped(
  index: CatalogueIndex,
  listed: Listed,
  tally: Tally,
  { ranking, test, shipping }: ShippedQuery,
): NonNullable<Facets['ships']> {
  const { rates } = shipping;
  const others = test.facts.filter(({ key }) => key !== SHIPS);
  const isOfCells = listed.selected.count === 0 && others.length === test.facts.length;
  const rank = ranking.rankWithin({ facts: others });
  const passing = isOfCells ? passingByKind(index, tally) : null;
  const groups = shippedAlike(rates).map((countries) => {
    const [first = ''] = countries;
    return { countries, first, byKind: passing && countByKind(index, passing, shipping, first) };
  });
  const byRow = countRows(groups.flatMap(({ first, byKind }) => (byKind === null ? [first] : [])));
  const byCountry = groups.flatMap(({ countries, first, byKind }) =>
    countries.map((value) => ({ value, count: byKind ?? byRow.get(first) ?? 0 })),
  );
  return byCountry.toSorted((one, other) => (one.value < other.value ? -1 : 1));

  /** By country, in one walk. */
  function countRows(countries: readonly string[]): ReadonlyMap<string, number> {
    if (countries.length === 0) return new Map();
    const counts = countries.map((country) => ({
      country,
      mayGo: shippedRow(index, shipping, country),
      count: 0,
    }));
    visitRows(index, listed, tally, ranking, (row) => {
      if (rank(row) === NOT_SELECTED) return;
      for (const one of counts) if (one.mayGo(row)) one.count += 1;
    });
    return new Map(counts.map(({ country, count }) => [country, count]));
  }
}

/** Kinds of lots, by their numbers, with how many of each pass all filters. */
type PassingKinds = ReadonlyMap<number, number>;

function passingByKind(index: CatalogueIndex, tally: Tally): PassingKinds {
  const { kinds } = index.columns.cells;
  const counts = new Map<number, number>();
  for (let at = 0; at < tally.cells.length; at += 1) {
    const passing = tally.passing[at] ?? 0;
    const kind = kinds[tally.cells[at] ?? 0] ?? 0;
    if (passing > 0) counts.set(kind, (counts.get(kind) ?? 0) + passing);
  }
  return counts;
}

/** Null where price or weight decide of some lots. */
function countByKind(
  index: CatalogueIndex,
  passing: PassingKinds,
  shipping: ShippedQuery['shipping'],
  country: string,
): number | null {
  const { most } = index.columns;
  const carries = carriesTo(shipping.rates, country);
  if (!carries({ priceCents: 0, weightGrams: 0 })) return 0;
  if (!carries(most)) return null;
  const isGoing = kindsGoing(index, country, shipping);
  let count = 0;
  for (const [kind, lots] of passing) if (isGoing(kind)) count += lots;
  return count;
}
