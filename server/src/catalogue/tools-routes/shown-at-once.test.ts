import { expect, it } from '@jest/globals';
import { homeSchema, insectPageSchema } from '@vitrine/shared/contract/catalogue';
import { insectDetailSchema } from '@vitrine/shared/contract/tools/catalogue';
import { openCatalogue } from '../engine/open-catalogue.ts';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';

/** By itself it would look for changes long after the test, and at this desk no time passes. */
const SELDOM_MS = 600_000;

async function openShop(open: OpenDatabase) {
  const database = await open();
  const family = await addFamily(database.kysely, 'Pieridae');
  const { id, uuid } = await addInsect(database.kysely, family, { price_cents: 2450 });
  const desk = await openToolsDesk(database, undefined, { catalogue: openCatalogue(database, SELDOM_MS) });
  const staff = await desk.atWork('owner');
  const shopper = desk.visitor();
  const read = async (path: string) => (await shopper.get(path)).json();
  const held = insectDetailSchema.parse((await staff.get(`/api/tools/insects/${id}`)).json());
  return {
    staff,
    async insect() {
      return insectPageSchema.parse(await read(`/api/catalogue/insects/${uuid}`)).insect;
    },
    async home() {
      return homeSchema.parse(await read('/api/catalogue/home')).latest;
    },
    async banner() {
      return (await read('/api/frame')).closing;
    },
    async save(more: object) {
      const body = { ...held.form, weightGrams: '40', ...more, revision: held.revision };
      const saved = await staff.send('PUT', `/api/tools/insects/${id}`, body);
      expect(saved.statusCode).toBe(200);
    },
  };
}

eachDatabase('Who is told that it is saved', (open) => {
  it('finds the price and the description so in the shop', async () => {
    const { insect, home, save } = await openShop(open);
    expect(await insect()).toMatchObject({ priceCents: 2450 });
    expect(await home()).toMatchObject([{ priceCents: 2450 }]);
    await save({ price: '19,90', description: { en: 'From an old collection.', nl: '', fr: '' } });
    expect(await insect()).toMatchObject({
      priceCents: 1990,
      description: { en: 'From an old collection.' },
    });
    expect(await home()).toMatchObject([{ priceCents: 1990 }]);
  });

  it('finds the banner up when the shop is closed', async () => {
    const { staff, banner } = await openShop(open);
    expect(await banner()).toBeNull();
    const closed = await staff.post('/api/tools/closings', {
      ...{ reason: 'VERLOF', startsAt: '2020-01-01T00:00', endsAt: '2090-01-01T00:00', shipsFrom: '' },
      ...{ message: { en: '', nl: '', fr: '' }, fair: { name: '', city: '', stand: '', url: '' } },
    });
    expect(closed.statusCode).toBe(201);
    expect(await banner()).toMatchObject({ reason: 'VERLOF' });
  });
});
