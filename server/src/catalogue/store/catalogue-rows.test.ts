import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import type { Database } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { seedShippingRates } from '../../shipping/index.ts';
import type { Catalogue } from '../engine/catalogue.ts';
import { openCatalogue } from '../engine/open-catalogue.ts';

eachDatabase('Lots that are shipped to a country', (open) => {
  let database: Database;
  let catalogue: Catalogue;
  beforeAll(async () => {
    database = await open();
    await seedShippingRates(database.kysely);
    catalogue = openCatalogue(database, 0);
  });
  afterAll(() => catalogue.close());

  const idsTo = async (ships: string) => {
    const list = { kind: 'all' } as const;
    const filters = { ...NO_FILTERS, ships };
    return (
      await catalogue.find({
        list,
        filters,
        shipping: { today: '2026-11-25' },
        sort: 'newest',
        offset: 0,
        limit: 10,
      })
    ).ids;
  };
  const change = (
    id: number,
    columns: { weight_grams?: number; cites_annex?: 'A' | 'B' | null; cites_certificate?: string },
  ) => database.kysely.updateTable('insects').set(columns).where('id', '=', id).execute();

  it('are another list as soon as one is found to be heavier, or of an annex', async () => {
    const facts = '{"documentKind":"breeder-declaration"}';
    const { id } = await addInsect(database.kysely, await addFamily(database.kysely), {
      ...{ facts, name: 'Zz' },
    });
    expect(await idsTo('CH')).toEqual([id]);
    await change(id, { cites_annex: 'B' });
    expect([await idsTo('CH'), await idsTo('FI')]).toEqual([[], [id]]);
    await change(id, { cites_annex: null, weight_grams: 90_000 });
    expect([await idsTo('CH'), await idsTo('FI')]).toEqual([[], []]);
    await change(id, { weight_grams: 30 });
    expect(await idsTo('CH')).toEqual([id]);
    // Of annex A its document is not enough, until the number of a certificate comes.
    await change(id, { cites_annex: 'A' });
    expect(await idsTo('FI')).toEqual([]);
    await change(id, { cites_certificate: 'BE-2026-0012' });
    expect(await idsTo('FI')).toEqual([id]);
  });
});
