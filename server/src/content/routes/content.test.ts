import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as calls from '@vitrine/shared/content/calls';
import { contentTransport, type ContentTransport } from '@vitrine/shared/content/content-transport';
import { contentInsectSchema } from '@vitrine/shared/contract/content';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { Database } from '../../database/database.ts';
import { seedShippingRates } from '../../shipping/store/shipping.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { testApp } from '../../testing/test-app.ts';
import { testEnv } from '../../testing/test-env.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const UUID = '0B0E5B0A-7C7C-4B4B-9C9C-1234567890AB';
const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
const namesSchema = z.array(z.pick(contentInsectSchema, { name: true }));

/** A shop that listens, and the client of its content service. */
async function openService(database: Database) {
  const app = await testApp(database, { clock: () => NOW });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { ask: contentTransport({ base: origin + testEnv().contentPath }), close: () => app.close() };
}

function valueOf<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.failure)}`);
  return result.value;
}

eachDatabase('A client of the content service', (open) => {
  let database: Database;
  let ask: ContentTransport;
  let close: () => Promise<void>;
  let familyId: number;

  beforeAll(async () => {
    database = await open();
    const { kysely } = database;
    const family = await addFamily(kysely);
    familyId = family.id;
    const moths = await addFamily(kysely, 'Sphingidae', { category: 'MOTHS', updated_at: at(9) });
    await addInsect(kysely, family, {
      uuid: UUID,
      name: 'Plain',
      price_cents: 1250,
      updated_at: at(5),
      on_hand: 4,
      reserved: 1,
    });
    await addInsect(kysely, family, { name: 'Sold', updated_at: at(8), on_hand: 0 });
    await addInsect(kysely, family, { name: 'Euro', price_cents: 100, updated_at: at(4) });
    await addInsect(kysely, family, { name: 'Cheap', price_cents: 50, updated_at: at(3) });
    await addInsect(kysely, family, { name: 'Repair', is_repair: 1, updated_at: at(2) });
    await addInsect(kysely, moths, { name: 'Mixed', is_mixed: 1, updated_at: at(7), size_mm: null });
    await addInsect(kysely, family, { name: 'Draft', is_published: 0 });
    await seedShippingRates(kysely);
    ({ ask, close } = await openService(database));
  });
  afterAll(() => close());

  const namesOf = (result: ApiResult<{ name: string }[]>) => valueOf(result).map(({ name }) => name);
  /** What the grammar says beyond the seed's calls. */
  const names = async (query: string) =>
    namesSchema.parse(valueOf(await ask(`/insects?${query}`))).map(({ name }) => name);

  it('reads an insect under the names of the seed', async () => {
    expect(valueOf(await calls.findInsectByUuid(ask, UUID.toLowerCase()))).toEqual(
      expect.objectContaining({
        uuid: UUID,
        name: 'Plain',
        images: [],
        photo: null,
        quality: 'A1',
        size: 70,
        origin: 'Drôme',
        family: { id: familyId, slug: 'papilionidae', name: 'Papilionidae', category: 'BUTTERFLIES' },
        catch_date: '2019-06',
        spread: 'YES',
        gender: 'MALE',
        price: 12.5,
        stock: 3,
        description: '',
        updated_at: at(5),
        REPAIR: false,
        MIXED: false,
      }),
    );
  });

  it("gets an answer to each of the seed's calls", async () => {
    expect(namesOf(await calls.listInsectsOfFamily(ask, familyId))).toEqual(['Plain', 'Sold']);
    const uuids = [UUID.toLowerCase(), UUID.replace('0', 'F')];
    expect(namesOf(await calls.listInsectsByUuid(ask, uuids))).toEqual(['Plain']);
    expect(namesOf(await calls.listInsectsUpTo(ask, 1))).toEqual(['Euro', 'Cheap']);
    expect(namesOf(await calls.listInsectsUpTo(ask, 0.5))).toEqual(['Cheap']);
    expect(namesOf(await calls.listLatestInsects(ask))).toEqual([
      'Sold',
      'Mixed',
      'Plain',
      'Euro',
      'Cheap',
      'Repair',
    ]);
    expect(namesOf(await calls.listLatestInsects(ask, 2))).toEqual(['Sold', 'Mixed']);
    expect(namesOf(await calls.listRepairs(ask))).toEqual(['Repair']);
    expect(namesOf(await calls.listMixedLots(ask))).toEqual(['Mixed']);
    expect(valueOf(await calls.listCompactInsects(ask))).toMatchObject([
      { name: 'Mixed', price: 8, stock: 1, photo: null },
      ...['Plain', 'Euro', 'Cheap', 'Repair', 'Sold'].map((name) => ({ name })),
    ]);
  });

  it('gets nothing for what is not there', async () => {
    expect(valueOf(await calls.findInsectByUuid(ask, UUID.replace('0', 'F')))).toBeNull();
    expect(namesOf(await calls.listInsectsOfFamily(ask, 999_999))).toEqual([]);
  });

  it('gets families, most recently updated first, of one category or all', async () => {
    expect(valueOf(await calls.listCompactFamilies(ask))).toMatchObject([
      { name: 'Sphingidae', category: 'MOTHS' },
      { name: 'Papilionidae' },
    ]);
    expect(valueOf(await calls.listCompactFamilies(ask, 'BUTTERFLIES'))).toEqual([
      expect.objectContaining({ id: familyId, slug: 'papilionidae', updated_at: at(1) }),
    ]);
    expect(valueOf(await calls.listCompactFamilies(ask, 'BEETLES'))).toEqual([]);
  });

  it('gets the shipping rates in euro', async () => {
    const [belgium] = valueOf(await calls.listShippingRates(ask));
    expect(belgium).toMatchObject({
      countries: ['BE'],
      freeFrom: 100,
      active: true,
      name: { nl: expect.stringContaining('België') },
    });
    expect(belgium).toHaveProperty('bands.0.price', 6.95);
  });

  it('gets no closing reason while the shop is open, and the one that holds while it is closed', async () => {
    expect(valueOf(await calls.readClosingReason(ask))).toBeNull();
    const message = { message_en: 'Fair', message_nl: 'Beurs', message_fr: 'Bourse' };
    const times = { starts_at: at(1), ends_at: '2026-07-01T00:00:00.000Z', ships_from: '2026-07-02' };
    const fair = JSON.stringify({
      name: 'Insect fair',
      city: 'Juvisy',
      stand: '',
      url: 'https://fair.example',
    });
    const { id } = await database.kysely
      .insertInto('closings')
      .values({ reason: 'BEURS', mode: 'delayed', ...message, ...times, fair })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await calls.readClosingReason(ask);
    await database.kysely.deleteFrom('closings').where('id', '=', id).execute();
    expect(valueOf(answer)).toMatchObject({
      reason: 'BEURS',
      message: { fr: 'Bourse' },
      fair: { city: 'Juvisy' },
    });
  });

  it.each([
    ['name=Plain', ['Plain']],
    ['name_ne=Plain&REPAIR=false&MIXED=false', ['Euro', 'Cheap', 'Sold']],
    ['name_contains=EURO', ['Euro']],
    ['name_contains=%25', []],
    ['name_in=Euro&name_in=Cheap', ['Euro', 'Cheap']],
    ['name_nin=Euro&name_nin=Cheap&stock_gt=0', ['Mixed', 'Plain', 'Repair']],
    ['price_lt=1', ['Cheap']],
    ['price_gte=0.999&price_lt=1.001', ['Euro']],
    ['price=12.50', ['Plain']],
    ['stock_gte=2', ['Plain']],
    ['spread=yes&gender_in=male&quality=a1&catch_date=2019-06&stock_gte=2', ['Plain']],
    ['catch_date_gt=2019-06-30', []],
    ['size_lt=10', []],
    ['size_ne=70', ['Mixed']],
    ['updated_at_gte=2026-01-07', ['Mixed', 'Sold']],
    ['_sort=name', ['Cheap', 'Euro', 'Mixed', 'Plain', 'Repair', 'Sold']],
    ['_sort=price:desc,name:desc&_limit=2', ['Plain', 'Sold']],
    ['_sort=name:asc&_start=4', ['Repair', 'Sold']],
    ['_sort=name:asc&_start=1&_limit=1', ['Euro']],
    ['_limit=0', []],
    ['price_gt=0&price_lte=', []],
    ['price_gt=0&price_lte=-5', []],
    ['name=%27%20or%201=1--', []],
  ])('may ask %s', async (query, found) => expect(await names(query)).toEqual(found));

  it('gets 60 insects unless it asks for another number, and all of those that it names', async () => {
    const other = await open();
    const family = await addFamily(other.kysely);
    const uuids: string[] = [];
    for (let n = 0; n < 70; n += 1) uuids.push((await addInsect(other.kysely, family)).uuid);
    const shop = await openService(other);
    expect(valueOf(await calls.listLatestInsects(shop.ask))).toHaveLength(60);
    expect(namesSchema.parse(valueOf(await shop.ask('/insects')))).toHaveLength(60);
    expect(valueOf(await calls.listInsectsOfFamily(shop.ask, family.id))).toHaveLength(70);
    expect(valueOf(await calls.listInsectsByUuid(shop.ask, uuids))).toHaveLength(70);
    await shop.close();
  });

  it('reads in words why it is refused', async () => {
    const refusals = [
      await ask('/insects', { colour: 'red' }),
      await ask('/families/compact', { category: 'DRAGONS' }),
      await ask('/insects', { 'family.id': 'abc' }),
      await ask('/spiders'),
    ];
    expect(refusals).toMatchObject([
      { failure: { kind: 'rejected', status: 400, message: 'Unknown field colour' } },
      { failure: { kind: 'rejected', status: 400, message: 'Unknown category DRAGONS' } },
      { failure: { kind: 'rejected', status: 400, message: 'Family ID not found' } },
      { failure: { kind: 'rejected', status: 404, message: 'Not Found' } },
    ]);
    expect(await calls.listInsectsOfFamily(ask, 0)).toMatchObject({
      failure: { kind: 'rejected', status: 400, message: 'Family ID not found' },
    });
  });
});
