import { beforeAll, describe, expect, test } from '@jest/globals';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import type { Catalogue } from '../engine/catalogue.ts';
import { openCatalogue } from '../engine/open-catalogue.ts';
import { fillShop } from '../../fill/fill-shop.ts';
import type { Database } from '../../database/database.ts';
import { seedSynonyms } from '../store/synonyms.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { QUERIES } from './testing/queries.ts';

interface Lot {
  name: string;
  reference: string;
  family: string;
}

const PAGE = 24;
const FIRST = 5;
const open = oneDatabase();
let database: Database;
let catalogue: Catalogue;

beforeAll(async () => {
  database = await open();
  await seedSynonyms(database.kysely);
  await fillShop(database, new Date('2026-06-01T12:00:00Z'));
  catalogue = openCatalogue(database);
});

describe('A reference is found, whole or in part', () => {
  test.each([
    ['BU-0007', 'BU-0007'],
    ['bu-0007', 'BU-0007'],
    [' BU-0007 ', 'BU-0007'],
    ['MO-0041', 'MO-0041'],
    ['BE-0100', 'BE-0100'],
    ['IN-0010', 'IN-0010'],
    ['MX-0003', 'MX-0003'],
    ['re-0002', 'RE-0002'],
    ['BU-000', 'BU-000'],
    ['-0150', '-0150'],
  ])('%s', async (typed, part) => {
    const references = (await firstLots(typed)).map(({ reference }) => reference);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => !reference.includes(part))).toEqual([]);
  });
});

test('of what people type, 149 in 150 show a lot of it among the first five', async () => {
  const queries = Object.values(QUERIES).flat();
  const missed: string[] = [];
  for (const [text, expected] of queries) {
    const lots = (await firstLots(text)).slice(0, FIRST);
    const isFound = lots.some(({ name, family }) => name === expected || family === expected);
    if (!isFound) missed.push(`${text} → ${expected}, not ${lots.map(({ name }) => name).join(', ')}`);
  }
  if (missed.length > queries.length / 150) throw new Error(missed.join('\n'));
});

test.each(['papilio', 'attacus', 'ornithoptera', 'goliathus', 'troides'])(
  'who types the genus %s sees its lots before those that bore the name once',
  async (genus) => {
    const isOfIt = (await firstLots(genus, 400)).map(({ name }) => name.toLowerCase().startsWith(genus));
    const others = isOfIt.indexOf(false);
    expect(isOfIt[0]).toBe(true);
    if (others >= 0) expect(isOfIt.slice(others)).not.toContain(true);
  },
);

describe('Who misspells a name sees first', () => {
  test('lots that bear it, then those that did once', async () => {
    const names = (await firstLots('ornitoptera', 400)).map(({ name }) => name);
    const others = names.findIndex((name) => !name.startsWith('Ornithoptera'));
    expect(others).toBeGreaterThan(0);
    expect(names.slice(others).filter((name) => name.startsWith('Ornithoptera'))).toEqual([]);
    expect(names).toContain('Troides hypolitus');
  });

  test('lots of the species, then the rest of its family', async () => {
    const [first] = await firstLots('swalowtail');
    expect(first?.name).toBe('Papilio machaon');
  });
});

/** The first page of what a text finds, best first. */
async function firstLots(text: string, limit = PAGE): Promise<Lot[]> {
  const list = { kind: 'search' as const, text };
  const query = { list, filters: NO_FILTERS, sort: 'relevance' as const, offset: 0, limit };
  const { ids } = await catalogue.find(query);
  const rows = await database.kysely
    .selectFrom('insects')
    .innerJoin('families', 'families.id', 'insects.family_id')
    .select(['insects.id', 'insects.name', 'insects.reference', 'families.name_en as family'])
    .where('insects.id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
