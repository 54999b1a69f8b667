import type { Facets } from '@vitrine/shared/contract/listing';
import { shippedAlike, shipsTo, type ShippingRate } from '../../../shipping/index.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { annexOf } from '../columns/columns.ts';
import type { Listed } from '../columns/list-membership.ts';
import { visitRows } from '../columns/list-rows.ts';
import { SHIPS, shippedRow, type RowTest } from '../selection/compile-filters.ts';
import type { Ranking } from '../selection/rank-rows.ts';
import { NOT_SELECTED } from '../selection/selected-rows.ts';
import type { Tally } from './count-facets.ts';

interface Asked {
  ranking: Ranking;
  test: RowTest;
  rates: readonly ShippingRate[];
}

/**
 * By country, how many lots that fail no other filter may be shipped there. By cells where their annex alone decides:
 * no lot is so dear or so heavy that no parcel takes it. Row by row elsewhere, and where a country is chosen.
 */
export function countShipped(
  index: CatalogueIndex,
  listed: Listed,
  tally: Tally,
  { ranking, test, rates }: Asked,
): NonNullable<Facets['ships']> {
  const { columns } = index;
  const others = test.facts.filter(({ key }) => key !== SHIPS);
  const isOfCells = listed.selected.count === 0 && others.length === test.facts.length;
  const rank = ranking.rankWithin({ facts: others });
  const byCountry = shippedAlike(rates).flatMap((countries) => {
    const [first = ''] = countries;
    const count = (isOfCells ? countByAnnex(index, tally, rates, first) : null) ?? countRows(first);
    return countries.map((value) => ({ value, count }));
  });
  return byCountry.toSorted((one, other) => (one.value < other.value ? -1 : 1));

  function countRows(country: string): number {
    const mayGo = shippedRow(columns, rates, country);
    let count = 0;
    visitRows(index, listed, tally, ranking, (row) => {
      if (rank(row) !== NOT_SELECTED && mayGo(row)) count += 1;
    });
    return count;
  }
}

/** Null where price or weight decide of some lots. */
function countByAnnex(
  { columns: { cells, most } }: CatalogueIndex,
  tally: Tally,
  rates: readonly ShippingRate[],
  country: string,
): number | null {
  const mayGo = shipsTo(rates, country);
  const going = new Set<'A' | 'B' | null>();
  for (const citesAnnex of ['A', 'B', null] as const) {
    const isAny = mayGo({ priceCents: 0, weightGrams: 0, citesAnnex });
    if (isAny && !mayGo({ ...most, citesAnnex })) return null;
    if (isAny) going.add(citesAnnex);
  }
  let count = 0;
  for (const [at, cell] of tally.cells.entries()) {
    const kind = cells.kindList[cells.kinds[cell] ?? 0];
    if (kind && going.has(annexOf(kind))) count += tally.passing[at] ?? 0;
  }
  return count;
}
