import { beforeAll, expect, it } from '@jest/globals';
import { CATEGORIES, QUALITIES } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS, SORTS } from '@vitrine/shared/contract/listing';
import fc from 'fast-check';
import type { Database } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { CatalogueIndex } from '../engine/catalogue-index.ts';
import { GENDERS, SPREADS } from '../engine/columns/traits.ts';
import { findInsects } from '../engine/find-insects.ts';
import { readAllFamilies, readCatalogueRows } from './catalogue-rows.ts';
import { listBySql, type SqlQuery } from './testing/list-by-sql.ts';

const LOTS = 120;
/** Their order is the same in either database and in the index. */
const NAMES = ['Morpho didius', 'Papilio machaon', 'Papilio ulysses', 'Troides helena'];
const PLACES = [
  ['PE', 'Satipo'],
  ['PE', 'Tingo María'],
  ['PE', ''],
  ['FR', 'Drôme'],
  ['ID', 'Arfak'],
  ['', ''],
] as const;

const lot = fc.record({
  name: fc.constantFrom(...NAMES),
  place: fc.constantFrom(...PLACES),
  quality: fc.constantFrom(...QUALITIES),
  spread: fc.constantFrom(...SPREADS),
  gender: fc.constantFrom(...GENDERS),
  price_cents: fc.constantFrom(50, 100, 101, 500, 1250, 99_000),
  size_mm: fc.constantFrom(null, 12, 40, 80),
  on_hand: fc.constantFrom(0, 1, 3),
  is_repair: fc.constantFrom(0, 0, 0, 1),
  is_mixed: fc.constantFrom(0, 0, 0, 1),
  is_published: fc.constantFrom(0, 1, 1, 1),
});

const some = <T>(...values: T[]) => fc.oneof(fc.constant<T[]>([]), fc.subarray(values));
const bound = (...values: number[]) => fc.option(fc.constantFrom(...values), { freq: 2, nil: null });
const filters = fc.record({
  quality: some(...QUALITIES),
  origin: some('PE', 'FR', 'PE/Satipo', '005', 'XX'),
  spread: some(...SPREADS),
  gender: some(...GENDERS),
  isInStock: fc.boolean(),
  priceFromCents: bound(60, 500),
  priceToCents: bound(100, 2000),
  sizeFromMm: bound(12, 41),
  sizeToMm: bound(40, 80),
});

eachDatabase('A list by SQL alone', (open) => {
  let database: Database;
  let index: CatalogueIndex;
  let families: number[];
  beforeAll(async () => {
    database = await open();
    const { kysely } = database;
    const owners = [
      await addFamily(kysely, 'Papilionidae'),
      await addFamily(kysely, 'Nymphalidae'),
      await addFamily(kysely, 'Lucanidae', { category: 'BEETLES' }),
    ];
    families = owners.map(({ id }) => id);
    for (const [at, { place, ...facts }] of fc.sample(lot, { numRuns: LOTS, seed: 8 }).entries()) {
      const [country, locality] = place;
      const [genus = '', species = ''] = facts.name.split(' ');
      const owner = owners[at % owners.length];
      if (owner) await addInsect(kysely, owner, { ...facts, genus, species, country, locality });
    }
    const rows = await readCatalogueRows(kysely, 0, LOTS);
    index = new CatalogueIndex(rows.length);
    index.setFamilies(await readAllFamilies(kysely));
    index.fill(rows);
    index.sort();
  });

  it('is the list out of the index, with its order, its pages and all that is counted beside it', async () => {
    const list: fc.Arbitrary<SqlQuery['list']> = fc.oneof(
      fc.constant({ kind: 'all' as const }),
      fc.record({ kind: fc.constant('category' as const), category: fc.constantFrom(...CATEGORIES) }),
      fc.record({
        kind: fc.constant('family' as const),
        familyId: fc.constantFrom(...families, 9999),
        ...{ exceptGenus: fc.constantFrom('papilio', 'nothing') },
      }),
    );
    const query: fc.Arbitrary<SqlQuery> = fc.record({
      list,
      filters: fc.oneof(fc.constant(NO_FILTERS), filters),
      sort: fc.constantFrom(...SORTS),
      offset: fc.nat(60),
      limit: fc.constantFrom(1, 24, 96),
    });
    const check = fc.asyncProperty(query, async (asked) => {
      const { ids, total, unfiltered, loosen, facets } = findInsects(index, asked);
      const { facts: _facts, ships: _ships, ...counted } = facets;
      expect(await listBySql(database.kysely, asked)).toEqual({
        ...{ ids, total, unfiltered, loosen },
        facets: counted,
      });
    });
    await fc.assert(check, { numRuns: 60 });
  });
});
