import { beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { InsectQuery } from '@vitrine/shared/contract/tools/catalogue';
import type { Database } from '../../../database/database.ts';
import { readInsectFilter } from '../read-insect-filter.ts';
import { eachDatabase, oneDatabase } from '../../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../../database/testing/fixtures.ts';
import { insectConditions } from './insect-filter.ts';
import { insectIds, listInsects, pageQuery } from './insects.ts';

const open = oneDatabase();

it.each<[string, InsectQuery]>([
  ['all', {}],
  ['a word', { q: 'goliath' }],
  ['a word, by price', { q: 'goliath', sort: 'price:desc' }],
  ['sold out', { state: 'sold-out' }],
  ['reserved', { state: 'reserved' }],
  ['drafts by name', { state: 'draft', sort: 'name:asc' }],
  ['a family, by price', { family: '3', priceFrom: '10', sort: 'price:asc' }],
  ['protected', { state: 'annex', sort: 'reference:asc' }],
])('a list of %s reads no row of the table, but an index', async (_what, query) => {
  const { kysely } = await open();
  const filter = readInsectFilter(query);
  const page = pageQuery(kysely, filter, await insectConditions(kysely, filter), 1);
  const steps = await page.explain(undefined, sql`query plan`);
  const walks = steps
    .map(({ detail }) => String(detail))
    .filter((step) => /(SCAN|SEARCH) insects\b/.test(step));
  expect(walks).toEqual([expect.stringContaining('COVERING INDEX')]);
});

const NAMES = [
  'Coléoptères du Pérou',
  "Darwin's beetles",
  'Darwin’s moths, MÉLANGE',
  "Lot d'Urville",
  'ŒUVRE DE FABRE',
  'Бабочки Москвы',
  'Papilio machaon',
];

eachDatabase('A lot with accents or apostrophes in its name', (openEach) => {
  let kysely: Database['kysely'];
  beforeAll(async () => {
    ({ kysely } = await openEach());
    const family = await addFamily(kysely);
    for (const name of NAMES) await addInsect(kysely, family, { name });
  });

  it.each([
    ['Coléoptères', [0]],
    ['coleopteres PEROU', [0]],
    ["Darwin's", [1, 2]],
    ['darwins melange', [2]],
    ['d’Urville', [3]],
    ['œuvre', [4]],
    ['БАБОЧКИ', [5]],
    ['pérou papilionidae', [0]],
    ['mélange machaon', []],
    ['māchāon', [6]],
  ])('is found by %s', async (q, places) => {
    const { rows } = await listInsects(kysely, readInsectFilter({ q, sort: 'name:asc' }), 1);
    expect(rows.map(({ name }) => name)).toEqual(places.map((place) => NAMES[place]));
  });

  it('is found once it is called so, and by its new name alone', async () => {
    const { kysely: other } = await openEach();
    const { id } = await addInsect(other, await addFamily(other), { name: 'Agrias' });
    const found = async (q: string) => (await insectIds(other, readInsectFilter({ q }), 5)).ids;
    for (const [name, word] of [
      ['Éphémères', 'ephemeres'],
      ['Ménagerie', 'menagerie'],
      ['Éphémères', 'ephemeres'],
    ] as const) {
      await other.updateTable('insects').set({ name }).execute();
      expect(await found(word)).toEqual([id]);
    }
    expect(await found('menagerie')).toEqual([]);
  });
});

eachDatabase('All that a list holds', (openEach) => {
  it('is named up to a bound, and only counted above it', async () => {
    const { kysely } = await openEach();
    const family = await addFamily(kysely);
    const ids = [];
    for (const name of ['Agrias amydon', 'Agrias claudina', 'Agrias hewitsonius']) {
      ids.push((await addInsect(kysely, family, { name })).id);
    }
    const filter = readInsectFilter({ q: 'agrias', sort: 'name:desc' });
    expect(await insectIds(kysely, filter, 3)).toEqual({ count: 3, ids: ids.toReversed() });
    expect(await insectIds(kysely, filter, 2)).toEqual({ count: 3, ids: [] });
  });

  it('has each lot once, page by page, though all were updated at the same moment', async () => {
    const { kysely } = await openEach();
    const family = await addFamily(kysely);
    for (let lot = 0; lot < 60; lot += 1) await addInsect(kysely, family, { reference: `PA-${lot}` });
    const filter = readInsectFilter({ family: String(family.id) });
    const pages = [await listInsects(kysely, filter, 1), await listInsects(kysely, filter, 2)];
    expect(pages.map(({ rows }) => rows.length)).toEqual([50, 10]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(60);
  });
});
