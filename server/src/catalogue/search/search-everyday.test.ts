import { beforeAll, expect, test } from '@jest/globals';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import type { Catalogue } from '../engine/catalogue.ts';
import { openCatalogue } from '../engine/open-catalogue.ts';
import { fillShop } from '../../fill/fill-shop.ts';
import type { Database } from '../../database/database.ts';
import { seedSynonyms } from '../store/synonyms.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { EVERYDAY_QUERIES, type Wanted } from './testing/everyday-queries.ts';

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

test('of what people type on any day, 59 in 60 show nothing else among the first five', async () => {
  const missed: string[] = [];
  for (const [text, wanted] of EVERYDAY_QUERIES) {
    const lots = await firstLots(text);
    if (lots.length > 0 && lots.every((lot) => isAsWanted(lot, wanted))) continue;
    missed.push(`${text} → ${JSON.stringify(wanted)}, not ${lots.map(({ name }) => name).join(', ')}`);
  }
  if (missed.length > EVERYDAY_QUERIES.length / 60) throw new Error(missed.join('\n'));
  expect(EVERYDAY_QUERIES.length).toBeGreaterThanOrEqual(60);
});

test('the name of a species finds it alone, though another is called by its second word in French', async () => {
  for (const name of ['Papilio machaon', 'papilio machaon'])
    expect(new Set((await firstLots(name)).map((lot) => lot.name.split(' ', 2).join(' ')))).toEqual(
      new Set(['Papilio machaon']),
    );
});

type Lot = Required<Wanted>;

function isAsWanted(lot: { [fact in keyof Lot]: string }, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([fact, value]) =>
    Object.entries(lot).some(([name, has]) => name === fact && has === value),
  );
}

async function firstLots(text: string) {
  const list = { kind: 'search' as const, text };
  const { ids } = await catalogue.find({
    list,
    filters: NO_FILTERS,
    sort: 'relevance',
    offset: 0,
    limit: FIRST,
  });
  const rows = await database.kysely
    .selectFrom('insects')
    .innerJoin('families', 'families.id', 'insects.family_id')
    .select(['insects.id', 'insects.name', 'insects.genus', 'insects.reference'])
    .select(['families.name_en as family', 'families.category as category'])
    .where('insects.id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
