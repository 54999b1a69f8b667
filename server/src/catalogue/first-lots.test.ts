import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import type { FindQuery, Found } from './catalogue.ts';
import { FirstLots } from './first-lots.ts';

/** A search that finds 40 lots, the last ten only like it; it remembers what was asked of it. */
function openSearch() {
  const asked: FindQuery[] = [];
  const ids = Array.from({ length: 40 }, (_, n) => n + 1);
  const find = (query: FindQuery): Found => {
    asked.push(query);
    const page = ids.slice(query.offset, query.offset + query.limit);
    const close = page.filter((id) => id > 30).map(String);
    return { ids: page, total: 40, unfiltered: 40, facets: FACETS, loosen: [], close };
  };
  return { asked, find };
}

const FACETS = { quality: [], origin: [], spread: [], gender: [], inStock: 40, price: null, size: null };
const PLAIN: FindQuery = {
  list: { kind: 'search', text: 'papillio' },
  filters: NO_FILTERS,
  sort: 'relevance',
  offset: 0,
  limit: 24,
};

describe('Who turns the pages of a search', () => {
  it('reads each as if it had been looked for alone, and it was looked for once', () => {
    const [{ asked, find }, lots] = [openSearch(), new FirstLots()];
    for (const offset of [0, 24, 28, 36, 48]) {
      const query = { ...PLAIN, offset };
      expect(lots.page(query, find)).toEqual(openSearch().find(query));
    }
    expect(asked).toHaveLength(1);
    lots.clear();
    lots.page(PLAIN, find);
    expect(asked).toHaveLength(2);
  });

  it('gets what is asked for where it is more than the first lots, or less than all', () => {
    const [{ asked, find }, lots] = [openSearch(), new FirstLots()];
    lots.page({ ...PLAIN, filters: { ...NO_FILTERS, isInStock: true } }, find);
    lots.page({ ...PLAIN, offset: 960 }, find);
    lots.page({ ...PLAIN, sort: 'oldest' }, find);
    lots.page({ ...PLAIN, list: { kind: 'search', text: 'machaon' } }, find);
    expect(asked.map(({ offset, limit }) => [offset, limit])).toEqual([
      [0, 24],
      [960, 24],
      [0, 288],
      [0, 288],
    ]);
  });
});
