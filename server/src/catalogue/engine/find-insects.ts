import { RELEVANCE } from '@vitrine/shared/contract/listing';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { FindQuery, Found } from './catalogue.ts';
import { MIXED } from './columns/columns.ts';
import type { Kind } from './counts/attribute-groups.ts';
import { countShipped } from './counts/count-shipped.ts';
import { facetsOf, loosenFactsOf, loosenOf } from './counts/facets.ts';
import { Listed } from './columns/list-membership.ts';
import { visitRows } from './columns/list-rows.ts';
import { pickPage } from './selection/pick-page.ts';
import { NOT_SELECTED } from './selection/selected-rows.ts';
import { rankRows, type Ranking } from './selection/rank-rows.ts';
import { readRanges } from './counts/read-ranges.ts';
import { SEARCH_TIERS } from './selection/search-tiers.ts';
import { selectList } from './selection/select-list.ts';
import { tallyList, type Tally } from './counts/count-facets.ts';
import { readTest } from './selection/compile-filters.ts';

const listed = new Listed();

/** One page of a list, with all that is counted beside it. */
export function findInsects(index: CatalogueIndex, query: FindQuery): Found {
  const { filters, shipping } = query;
  const { columns } = index;
  const within = selectList(index, query.list, listed);
  const test = readTest(index, filters, shipping);
  const tally = tallyList(index, filters, test, listed);
  const ranking = rankRows(index, listed, tally, test, query.sort === RELEVANCE);
  const rows = pickPage(index, listed, tally, ranking, test, query);
  return {
    ids: rows.map((row) => columns.id[row] ?? 0),
    total: tally.passed.count,
    unfiltered: tally.all.count,
    facets: {
      ...facetsOf(index, tally, readRanges(index, listed, tally, ranking, test)),
      ...(shipping &&
        shipping.rates.length > 0 && {
          ships: countShipped(index, listed, tally, { ranking, test, shipping }),
        }),
    },
    loosen: loosenOf(filters, tally),
    loosenFacts: loosenFactsOf(tally),
    within,
    close: rows.filter((row) => isClose(index, row)).map((row) => columns.uuid.get(row)),
    ...(query.asksAlike && tally.passed.count > query.limit && { alike: alikeOf(index, tally, ranking) }),
  };
}

/** What all that passes is of: one species, or else one genus. What is only like the search is left aside. */
function alikeOf(index: CatalogueIndex, tally: Tally, ranking: Ranking): Found['alike'] {
  const { columns, terms } = index;
  const kinds = new Set<Kind>();
  visitRows(index, listed, tally, ranking, (row) => {
    if (ranking.rank(row) !== NOT_SELECTED && !isClose(index, row)) kinds.add(columns.kindOf(row));
  });
  const slugs = [...kinds].map(({ term, flags }) => (flags & MIXED ? null : terms.list[term]?.slugs));
  const [first] = slugs;
  if (!first || slugs.some((one) => one?.genus !== first.genus)) return 'none';
  return slugs.every((one) => one?.species === first.species) ? 'species' : 'genus';
}

/** One that was selected by its reference is never that. */
function isClose({ columns: { cell, cells } }: CatalogueIndex, row: number): boolean {
  const tier = listed.tiers[cells.kinds[cell[row] ?? 0] ?? 0] ?? NOT_SELECTED;
  return tier >= SEARCH_TIERS.close && (listed.selected.tiers[row] ?? NOT_SELECTED) === NOT_SELECTED;
}
