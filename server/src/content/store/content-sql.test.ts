import { beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { readQuery } from '../read-query.ts';
import { selectInsectIds } from './content-insects.ts';
import { orderSql, whereSql } from './content-sql.ts';
import { INSECT_FIELDS } from './fields.ts';

eachDatabase('A query of the content service', (open) => {
  let database: Database;
  let names: Map<number, string>;
  beforeAll(async () => {
    database = await open();
    const family = await addFamily(database.kysely);
    const lots = [
      { name: 'Éphémères du Gers', locality: 'Île de Ré', size_mm: 20, caught_on: null },
      { name: 'ÉPHÉMÈRES, MIXED', locality: 'ÎLE DE RÉ', size_mm: null, caught_on: '1998-07-14' },
      { name: 'Ephemera vulgata', locality: 'ile de Re', size_mm: 10, caught_on: '1998-07' },
      { name: 'Бабочки', locality: 'İzmir', size_mm: null, caught_on: null },
    ];
    names = new Map();
    for (const lot of lots) names.set((await addInsect(database.kysely, family, lot)).id, lot.name);
  });

  const ask = async (query: Record<string, string>) => {
    const { filters, sort, start, limit } = readQuery(new URLSearchParams(query), INSECT_FIELDS);
    const [where, order] = [whereSql(filters), orderSql(sort)];
    const { signal } = new AbortController();
    const chunks = await selectInsectIds(database.kysely, where, order, { start, limit }, signal);
    return chunks.flatMap((chunk) => [...chunk].map((id) => names.get(id)));
  };

  it.each([
    [{ name_contains: 'Éphémères' }, ['Éphémères du Gers', 'ÉPHÉMÈRES, MIXED']],
    [{ name_contains: 'éphémères' }, ['Éphémères du Gers', 'ÉPHÉMÈRES, MIXED']],
    [{ name_contains: 'ÉPHÉMÈRES' }, ['Éphémères du Gers', 'ÉPHÉMÈRES, MIXED']],
    [{ name_contains: 'EPHEMERA' }, ['Ephemera vulgata']],
    [{ origin_contains: 'île DE ré' }, ['Éphémères du Gers', 'ÉPHÉMÈRES, MIXED']],
    [{ origin_contains: 'İzmir' }, ['Бабочки']],
    [{ name_contains: 'БАБОЧКИ' }, ['Бабочки']],
    [{ name_contains: 'ephé' }, []],
  ])('finds what contains a text, in capitals or not: %j', async (query, found) =>
    expect((await ask(query)).toSorted()).toEqual(found.toSorted()),
  );

  /** Of equal lots the id decides, in the direction of what is sorted by last. */
  it.each([
    ['size', ['Ephemera vulgata', 'Éphémères du Gers', 'ÉPHÉMÈRES, MIXED', 'Бабочки']],
    ['size:desc', ['Éphémères du Gers', 'Ephemera vulgata', 'Бабочки', 'ÉPHÉMÈRES, MIXED']],
    ['catch_date:asc', ['Ephemera vulgata', 'ÉPHÉMÈRES, MIXED', 'Éphémères du Gers', 'Бабочки']],
    ['catch_date:desc', ['ÉPHÉMÈRES, MIXED', 'Ephemera vulgata', 'Бабочки', 'Éphémères du Gers']],
    ['origin', ['Ephemera vulgata', 'ÉPHÉMÈRES, MIXED', 'Éphémères du Gers', 'Бабочки']],
  ])('sorts by %s, what has no value last', async (sort, sorted) =>
    expect(await ask({ _sort: sort })).toEqual(sorted),
  );

  it('compares places by their signs, whatever language the database speaks', async () => {
    if (database.dialect !== 'postgres') return;
    const { rows } = await sql<{ by: string }>`select collation for (locality) as by from insects`.execute(
      database.kysely,
    );
    expect(rows[0]?.by).toBe('"C"');
  });
});
