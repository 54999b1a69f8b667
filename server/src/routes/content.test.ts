import { beforeAll, describe, expect, it } from '@jest/globals';
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

  describe('reads in one sentence what is wrong with', () => {
    it.each([
      ['insects?family.id=abc', 'Family ID not found'],
      ['insects?family.id=0', 'Family ID not found'],
      ['insects?family.id=-3', 'Family ID not found'],
      ['insects?family.id=', 'Family ID not found'],
      ['insects?family.id=1.5', 'Family ID not found'],
      ['insects?family.id=99999999999999', 'Family ID not found'],
      ['insects?colour=red', 'Unknown field colour'],
      ['insects?family.name=x', 'Unknown field family.name'],
      ['insects?__proto__=1', 'Unknown field __proto__'],
      ['insects?constructor=1', 'Unknown field constructor'],
      ['insects?_where=1', 'Unknown field _where'],
      ['insects?price_between=1', 'Unknown operator between in price_between'],
      ['insects?price_gt=ten', 'price_gt must be an amount in euro, not "ten"'],
      ['insects?price_gt=1e9', 'price_gt must be an amount in euro, not "1e9"'],
      ['insects?stock_gt=Infinity', 'stock_gt must be a number, not "Infinity"'],
      ['insects?REPAIR=yes', 'REPAIR must be true or false, not "yes"'],
      ['insects?updated_at_gt=yesterday', 'updated_at_gt must be a date such as 2026-06-30, not "yesterday"'],
      [
        'insects?updated_at_gt=2025-02-31',
        'updated_at_gt must be a date such as 2026-06-30, not "2025-02-31"',
      ],
      [
        'insects?updated_at_gt=2025-02-31T10:00Z',
        'updated_at_gt must be a date such as 2026-06-30, not "2025-02-31T10:00Z"',
      ],
      ['insects?price_lte=&bogus=1', 'Unknown field bogus'],
      ['insects?price_lte=&price_gt=ten', 'price_gt must be an amount in euro, not "ten"'],
      ['insects?price_contains=1', 'price is not text: contains does not apply'],
      ['insects?name=%00', 'name must be text, not "\\u0000"'],
      ['insects?spread=X', 'spread must be one of YES, NO, WINGS, not "X"'],
      ['insects?gender_in=MALE&gender_in=BOTH', 'gender_in must be one of MALE, FEMALE, STOCK, not "BOTH"'],
      ['insects?quality_ne=D', 'quality_ne must be one of A1, A1-, A2, B, C, not "D"'],
      [
        'insects?catch_date_gt=abc',
        'catch_date_gt must be a day, month or year such as 2019-06-30, 2019-06 or 2019, not "abc"',
      ],
      [
        'insects?catch_date=2019-02-30',
        'catch_date must be a day, month or year such as 2019-06-30, 2019-06 or 2019, not "2019-02-30"',
      ],
      ['insects?name=a&name=b', 'name is given more than once'],
      ['insects?_sort=colour:desc', 'Unknown field colour'],
      ['insects?_sort=name:up', '_sort must be asc or desc, not up'],
      ['insects?_limit=-2', '_limit must be a whole number'],
      ['insects?_limit=ten', '_limit must be a whole number'],
      ['insects?_start=-1', '_start must be a whole number'],
      ['families/compact?category=DRAGONS', 'Unknown category DRAGONS'],
      ['families/compact?name=x', 'Unknown field name'],
      ['closingreason?x=1', 'Unknown field x'],
    ])('%s', async (path, message) => {
      const answer = await app.inject(`/content/${path}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ statusCode: 400, message, data: [{ messages: [{ message }] }] });
    });
  });

  it('gets sixty long lists a minute from one network, and short ones as often as it likes', async () => {
    const ask = (query: string, remoteAddress: string) =>
      app.inject({ url: `/content/insects${query}`, remoteAddress });
    const asked = async (query: string, times: number) => {
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1) {
        statuses.push((await ask(query, '203.0.113.7')).statusCode);
      }
      return statuses;
    };
    expect(await asked('/compact', 30)).toEqual(Array(30).fill(200));
    expect(await asked('?_limit=-1', 61)).toEqual([...Array<number>(60).fill(200), 429]);
    const held = await ask('?_limit=-1', '203.0.113.7');
    expect(held.json()).toMatchObject({ statusCode: 429, message: expect.any(String) });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    expect(await asked('?_limit=24', 70)).toEqual(Array(70).fill(200));
    expect((await ask('?_limit=-1', '203.0.113.8')).statusCode).toBe(200);
  });

  it('learns of an unknown address in the same shape', async () => {
    const answer = await app.inject('/content/spiders');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      message: 'Not Found',
      data: [{ messages: [{ message: 'Not Found' }] }],
    });
  });
});
