import { beforeAll, expect, it } from '@jest/globals';
import { insectListSchema } from '@vitrine/shared/contract/tools/catalogue';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { openToolsDesk, type Worker } from '../../testing/desks/tools-desk.ts';

eachDatabase('Lots, looked for by staff, are found', (open) => {
  let staff: Worker;

  const list = async (query: string) =>
    insectListSchema.parse((await staff.get(`/api/tools/insects?${query}`)).json());
  const references = async (query: string) => (await list(query)).rows.map(({ reference }) => reference);

  beforeAll(async () => {
    const database = await open();
    staff = await (await openToolsDesk(database)).atWork('catalogue');
    const { kysely } = database;
    const family = await addFamily(kysely, 'Nymphalidae');
    const pieridae = await addFamily(kysely, 'Pieridae');
    const at = (day: number) => ({ updated_at: `2026-03-0${day}T00:00:00.000Z` });
    await addInsect(kysely, family, {
      reference: 'FI-0001',
      name: 'Agrias claudina',
      price_cents: 9000,
      ...at(1),
    });
    await addInsect(kysely, family, {
      reference: 'FI-0002',
      name: 'Agrias beatifica',
      on_hand: 0,
      ...at(2),
    });
    await addInsect(kysely, family, { reference: 'PR-1', name: 'Prepona laertes', on_hand: 2, reserved: 2 });
    await addInsect(kysely, family, { reference: 'PR-2', name: 'Prepona pylene', on_hand: 2, reserved: 1 });
    await addInsect(kysely, pieridae, {
      reference: 'FI-0010',
      name: 'Delias agrippina',
      is_published: 0,
      ...at(3),
    });
    await addInsect(kysely, pieridae, {
      reference: 'FI-0011',
      name: 'Delias harpalyce',
      cites_annex: 'B',
      ...at(4),
    });
    await addInsect(kysely, pieridae, {
      ...{ reference: 'FI-0012', name: 'Delias nigrina', deleted_at: '2026-04-01T00:00:00.000Z' },
      ...at(5),
    });
  });

  it.each([
    ['by a word of the name', 'q=agrias', ['FI-0002', 'FI-0001']],
    ['by words in any order', 'q=claudina agrias', ['FI-0001']],
    ['by the family', 'q=pieridae', ['FI-0011', 'FI-0010']],
    ['by a reference as it is said', 'q=fi 10', ['FI-0010']],
    ['by the beginning of a reference', 'q=FI-001', ['FI-0011', 'FI-0010', 'FI-0001']],
    ['as drafts', 'q=delias&state=draft', ['FI-0010']],
    ['as sold out', 'q=agrias&state=sold-out', ['FI-0002']],
    ['as reserved, which is not sold', 'q=prepona&state=reserved', ['PR-1']],
    ['as sold, which is not reserved', 'q=prepona&state=sold-out', []],
    ['as protected', 'state=annex', ['FI-0011']],
    ['as deleted', 'state=deleted', ['FI-0012']],
    ['by price', 'q=agrias&priceFrom=50,00&priceTo=100', ['FI-0001']],
    ['by name, from Z', 'q=agrias&sort=name:desc', ['FI-0001', 'FI-0002']],
    ['by reference', 'q=delias&sort=reference:asc', ['FI-0010', 'FI-0011']],
    ['not at all', 'q=goliathus', []],
  ])('%s', async (_how, query, expected) => {
    expect(await references(query)).toEqual(expected);
  });

  it('on the last page when the one asked for is past it', async () => {
    const found = await list('q=agrias&page=9');
    expect(found).toMatchObject({ page: 1, pages: 1, total: 2 });
    expect(found.rows).toHaveLength(2);
  });
});
