import { beforeAll, expect, it } from '@jest/globals';
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
      { name: 'Éphémères du Gers', locality: 'Île de Ré' },
      { name: 'ÉPHÉMÈRES, MIXED', locality: 'ÎLE DE RÉ' },
      { name: 'Ephemera vulgata', locality: 'Ile de Re' },
      { name: 'Бабочки', locality: 'İzmir' },
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
});
