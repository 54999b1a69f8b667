import { beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../store/database.ts';
import { seedShippingRates } from '../store/shipping.ts';
import { eachDatabase } from '../store/testing/databases.ts';
import { addFamily, addInsect } from '../store/testing/fixtures.ts';
import { testApp } from '../testing/test-app.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const UUID = '0B0E5B0A-7C7C-4B4B-9C9C-1234567890AB';
const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();

eachDatabase('A client of the content service', (open) => {
  let database: Database;
  let app: FastifyInstance;
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
    app = await testApp(database, { clock: () => NOW });
  });

  const names = async (query: string) => {
    const answer = await app.inject(`/content/insects?${query}`);
    return answer.json<{ name: string }[]>().map((insect) => insect.name);
  };

  it('reads an insect under the names of the seed', async () => {
    const answer = await app.inject(`/content/insects?uuid=${UUID.toLowerCase()}&_limit=1`);
    expect(answer.json()).toEqual([
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
    ]);
  });

  it("gets an answer to each of the seed's calls", async () => {
    expect(await names(`family.id=${familyId}&MIXED=false&REPAIR=false&price_gt=1&_limit=-1`)).toEqual([
      'Plain',
      'Sold',
    ]);
    expect(await names(`uuid_in=${UUID.toLowerCase()}&uuid_in=${UUID.replace('0', 'F')}`)).toEqual(['Plain']);
    expect(await names('_sort=updated_at:desc&price_gt=0&price_lte=1&_limit=-1')).toEqual(['Euro', 'Cheap']);
    expect(await names('_sort=updated_at:desc&_limit=2')).toEqual(['Sold', 'Mixed']);
    expect(await names('REPAIR=true&_limit=-1')).toEqual(['Repair']);
    expect(await names('MIXED=true&_limit=-1')).toEqual(['Mixed']);
    const compact = (await app.inject('/content/insects/compact')).json<object[]>();
    expect(compact).toHaveLength(6);
    expect(compact[0]).toMatchObject({ name: 'Mixed', price: 8, stock: 1, photo: null });
  });

  it('gets families, most recently updated first, of one category or all', async () => {
    const all = (await app.inject('/content/families/compact')).json();
    expect(all).toMatchObject([{ name: 'Sphingidae', category: 'MOTHS' }, { name: 'Papilionidae' }]);
    const butterflies = (await app.inject('/content/families/compact?category=BUTTERFLIES')).json();
    expect(butterflies).toEqual([
      expect.objectContaining({ id: familyId, slug: 'papilionidae', updated_at: at(1) }),
    ]);
    expect((await app.inject('/content/families/compact?category=BEETLES')).json()).toEqual([]);
  });

  it('gets the shipping rates in euro', async () => {
    const [belgium] = (await app.inject('/content/shipping/compact')).json<object[]>();
    expect(belgium).toMatchObject({
      countries: ['BE'],
      freeFrom: 100,
      active: true,
      name: { nl: expect.stringContaining('België') },
    });
    expect(belgium).toHaveProperty('bands.0.price', 6.95);
  });

  it('gets no closing reason while the shop is open, and the one that holds while it is closed', async () => {
    expect((await app.inject('/content/closingreason')).json()).toEqual([]);
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
    const answer = (await app.inject('/content/closingreason')).json();
    await database.kysely.deleteFrom('closings').where('id', '=', id).execute();
    expect(answer).toMatchObject([{ reason: 'BEURS', message: { fr: 'Bourse' }, fair: { city: 'Juvisy' } }]);
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

  it('gets 60 insects unless it asks for another number', async () => {
    const other = await open();
    const family = await addFamily(other.kysely);
    for (let n = 0; n < 70; n += 1) await addInsect(other.kysely, family);
    const shop = await testApp(other);
    expect((await shop.inject('/content/insects')).json()).toHaveLength(60);
    expect((await shop.inject('/content/insects?_limit=-1')).json()).toHaveLength(70);
  });
});
