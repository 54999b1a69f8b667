import { expect, it } from '@jest/globals';
import { listingSchema, suggestionsSchema, type Listing } from '@vitrine/shared/contract/listing';
import type { FastifyInstance } from 'fastify';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { seedShippingRates } from '../../shipping/index.ts';
import { readSeller, writeSeller } from '../../shop/index.ts';
import { testApp } from '../../testing/test-app.ts';

eachDatabase('A shopper who narrows a list', (open) => {
  /** Five butterflies and a beetle that differ in what can be filtered. */
  async function visit(): Promise<FastifyInstance> {
    const database = await open();
    const { kysely } = database;
    const family = await addFamily(kysely);
    const peru = { country: 'PE', locality: 'Tingo María' };
    const lots = [
      { name: 'A', reference: 'BU-0001', quality: 'A1', price_cents: 1250, size_mm: 40, ...peru },
      { name: 'B', reference: 'BU-0002', quality: 'A2', price_cents: 500, size_mm: 60, ...peru },
      { name: 'C', reference: 'BU-0010', quality: 'A2', price_cents: 900, country: 'PE', locality: 'Satipo' },
      { name: 'D', reference: 'XBU-0001', quality: 'B', spread: 'NO', gender: 'FEMALE', size_mm: null },
      { name: 'E', quality: 'A1', price_cents: 2000, on_hand: 0 },
    ] as const;
    for (const lot of lots) await addInsect(kysely, family, lot);
    const beetles = await addFamily(kysely, 'Lucanidae', { category: 'BEETLES' });
    await addInsect(kysely, beetles, { name: 'Lucanus cervus', common_en: 'Stag beetle', ...peru });
    return testApp(database);
  }

  async function listing(app: FastifyInstance, query: string): Promise<Listing> {
    const answer = await app.inject(`/api/catalogue/listing?${query}`);
    return listingSchema.parse(answer.json());
  }

  const found = async (app: FastifyInstance, query: string) =>
    (await listing(app, `category=BUTTERFLIES&sort=name-up&${query}`)).items
      .map((item) => item.name)
      .join('');

  it('finds by one filter and by several, and sees which', async () => {
    const app = await visit();
    expect(await found(app, 'quality=A1')).toBe('AE');
    expect(await found(app, 'quality=A1&quality=B')).toBe('ADE');
    expect(await found(app, 'origin=PE')).toBe('ABC');
    expect(await found(app, `origin=${encodeURIComponent('PE/Tingo María')}`)).toBe('AB');
    expect(await found(app, 'origin=FR&origin=PE%2FSatipo')).toBe('CDE');
    expect(await found(app, 'spread=NO&gender=FEMALE')).toBe('D');
    expect(await found(app, 'stock=in')).toBe('ABCD');
    expect(await found(app, 'priceFrom=9&priceTo=12,50')).toBe('AC');
    expect(await found(app, 'priceFrom=12.51')).toBe('E');
    expect(await found(app, 'sizeTo=60')).toBe('AB');
    expect(await found(app, 'origin=PE&quality=A2&priceTo=5')).toBe('B');
    const { filters } = await listing(
      app,
      'category=BUTTERFLIES&quality=A2&quality=A1&priceFrom=12,5&stock=in',
    );
    expect(filters).toMatchObject({
      quality: ['A1', 'A2'],
      priceFromCents: 1250,
      isInStock: true,
      origin: [],
    });
  });

  it('sees what each value would show under the other filters', async () => {
    const { total, unfiltered, facets } = await listing(
      await visit(),
      'category=BUTTERFLIES&quality=A2&stock=in',
    );
    expect({ total, unfiltered }).toEqual({ total: 2, unfiltered: 5 });
    expect(facets).toEqual({
      quality: [
        { value: 'A1', count: 1 },
        { value: 'A2', count: 2 },
        { value: 'B', count: 1 },
      ],
      origin: [
        {
          country: 'PE',
          count: 2,
          localities: [
            { locality: 'Satipo', count: 1 },
            { locality: 'Tingo María', count: 1 },
          ],
        },
        { country: 'FR', count: 0, localities: [{ locality: 'Drôme', count: 0 }] },
      ],
      spread: [
        { value: 'YES', count: 2 },
        { value: 'NO', count: 0 },
      ],
      gender: [
        { value: 'MALE', count: 2 },
        { value: 'FEMALE', count: 0 },
      ],
      inStock: 2,
      price: { fromCents: 500, toCents: 900 },
      size: { fromMm: 60, toMm: 70 },
      facts: { caughtYear: { from: 2019, to: 2019 } },
    });
  });

  it('finds what may be shipped to a country, and sees how much of the rest goes where', async () => {
    const database = await open();
    await seedShippingRates(database.kysely);
    const family = await addFamily(database.kysely);
    await addInsect(database.kysely, family, { name: 'A' });
    await addInsect(database.kysely, family, {
      name: 'B',
      cites_annex: 'B',
      facts: '{"documentKind":"breeder-declaration"}',
    });
    await addInsect(database.kysely, family, { name: 'C', weight_grams: 90_000 });
    const app = await testApp(database);
    expect(await found(app, 'ships=FR')).toBe('AB');
    expect(await found(app, 'ships=CH')).toBe('A');
    expect(await found(app, 'ships=JP')).toBe('');
    const counts = async (query: string) => {
      const { facets, filters } = await listing(app, `category=BUTTERFLIES&${query}`);
      const of = (country: string) => facets.ships?.find(({ value }) => value === country)?.count;
      return { FR: of('FR'), CH: of('CH'), JP: of('JP'), ships: filters.ships };
    };
    expect(await counts('')).toEqual({ FR: 2, CH: 1, JP: undefined, ships: undefined });
    expect(await counts('ships=CH')).toEqual({ FR: 2, CH: 1, JP: undefined, ships: 'CH' });
    const none = await listing(app, 'category=BUTTERFLIES&ships=JP');
    expect(none.loosenFacts).toEqual([{ fact: 'ships', count: 3 }]);
    expect((await app.inject('/api/catalogue/listing?category=BUTTERFLIES&ships=France')).statusCode).toBe(
      400,
    );
  });

  it('finds what may be sent from where the shop is now, though its region or a rate changed elsewhere', async () => {
    const database = await open();
    const { kysely } = database;
    await seedShippingRates(kysely);
    const seller = { ...(await readSeller(kysely)), country: 'BE', postalCode: '9000' };
    await writeSeller(kysely, seller);
    const family = await addFamily(kysely);
    await addInsect(kysely, family, { name: 'Papilio machaon' });
    const app = await testApp(database);
    const sent = () => found(app, 'ships=NL');
    expect([await sent(), await sent()]).toEqual(['Papilio machaon', 'Papilio machaon']);
    await writeSeller(kysely, { ...seller, country: 'DE', postalCode: '10115' });
    expect(await sent()).toBe('');
    await writeSeller(kysely, seller);
    expect(await sent()).toBe('Papilio machaon');
    await kysely
      .updateTable('shipping_rates')
      .set((eb) => ({ is_active: 0, revision: eb('revision', '+', 1) }))
      .execute();
    expect(await sent()).toBe('');
  });

  it('is told what to loosen when nothing is left', async () => {
    const app = await visit();
    const { items, loosen } = await listing(app, 'category=BUTTERFLIES&origin=PE&spread=NO&priceTo=6');
    expect(items).toEqual([]);
    expect(loosen).toEqual([
      { filter: 'origin', count: 0 },
      { filter: 'spread', count: 1 },
      { filter: 'price', count: 0 },
    ]);
    expect((await listing(app, 'category=BUTTERFLIES&origin=ZZ')).loosen).toEqual([
      { filter: 'origin', count: 5 },
    ]);
  });

  it('is shown what comes nearest when nothing is left, and by what it differs', async () => {
    const app = await visit();
    const nearest = async (query: string) => (await listing(app, query)).nearest;
    const named = (found: Awaited<ReturnType<typeof nearest>>) => [
      found?.loosened,
      found?.items.map(({ name }) => name).join(''),
    ];
    expect(named(await nearest('category=BUTTERFLIES&origin=PE&spread=NO&priceTo=6'))[0]).toBe('spread');
    const dear = await nearest('category=BUTTERFLIES&quality=B&priceTo=0');
    expect(named(dear)).toEqual(['price', 'D']);
    const all = await nearest('category=BUTTERFLIES&quality=B&priceTo=0&origin=ZZ');
    expect([all?.loosened, all?.items.length]).toEqual([null, 5]);
    expect(await nearest('category=BUTTERFLIES')).toBeUndefined();
    expect(await nearest('q=xyzzy')).toBeUndefined();
  });

  it('finds the cheapest first where a sentence asks for it, unless the address names an order', async () => {
    const app = await visit();
    const order = async (query: string) => (await listing(app, query)).sort;
    expect(await order('q=cheapest+papilio')).toBe('price-up');
    expect(await order('q=cheapest+papilio&sort=relevance')).toBe('price-up');
    expect(await order('q=cheapest+papilio&sort=newest')).toBe('newest');
  });

  it('can narrow every kind of list', async () => {
    const app = await visit();
    for (const list of ['category=BUTTERFLIES&family=papilionidae', 'special=LATEST', 'q=papilio']) {
      const { items, unfiltered } = await listing(app, `${list}&quality=B`);
      expect(items.map((item) => item.name)).toEqual(['D']);
      expect(unfiltered).toBeGreaterThan(4);
    }
  });

  it('finds a lot by its reference, the exact one before those that begin with it or hold it', async () => {
    const app = await visit();
    const references = async (q: string) =>
      (await listing(app, `q=${q}`)).items.map((item) => item.reference);
    expect(await references('bu-0001')).toEqual(['BU-0001', 'XBU-0001']);
    expect(await references('BU-000')).toEqual(['BU-0002', 'BU-0001', 'XBU-0001']);
    expect(await references('0010')).toEqual(['BU-0010']);
    expect((await listing(app, 'q=BU-0001')).sort).toBe('relevance');
  });

  it('is told which insects are only like what was searched', async () => {
    const app = await visit();
    const { items, close } = await listing(app, 'q=lukanus');
    expect(items.map((item) => item.name)).toEqual(['Lucanus cervus']);
    expect(close).toEqual(items.map((item) => item.uuid));
    expect((await listing(app, 'q=lucanus')).close).toEqual([]);
  });

  it('is answered in a sentence what was read of it, and finds the same by what is left and the filters', async () => {
    const app = await visit();
    const read = await listing(app, `q=${encodeURIComponent('kever uit Peru')}`);
    expect(read.items.map((item) => item.name)).toEqual(['Lucanus cervus']);
    expect(read).toMatchObject({ reading: { text: 'kever' }, filters: { origin: ['PE'] }, unfiltered: 1 });
    expect((await listing(app, 'q=kever&origin=PE')).items).toEqual(read.items);
    expect((await listing(app, 'q=kever')).reading).toBeUndefined();
    const all = await listing(app, 'q=female');
    expect(all).toMatchObject({
      total: 1,
      unfiltered: 6,
      reading: { text: '' },
      filters: { gender: ['FEMALE'] },
    });
    expect((await listing(app, 'q=&gender=FEMALE')).items).toEqual(all.items);
    expect((await listing(app, 'q=')).total).toBe(0);
    const both = await listing(app, 'q=peru&quality=A1');
    expect(both.items.map((item) => item.name).toSorted()).toEqual(['A', 'Lucanus cervus']);
  });

  it('is offered species, families and references while typing', async () => {
    const app = await visit();
    const suggest = async (q: string) =>
      suggestionsSchema.parse((await app.inject(`/api/catalogue/suggestions?q=${q}&locale=nl`)).json());
    expect((await suggest('stag')).species).toMatchObject([
      {
        ...{ name: 'Lucanus cervus', count: 1, isClose: false },
        offer: { fromCents: expect.any(Number), genders: ['MALE'], picture: null },
      },
    ]);
    expect((await suggest('stag%20male%20peru')).species).toMatchObject([{ q: 'Lucanus cervus male peru' }]);
    expect((await suggest('stag%20female')).species).toEqual([]);
    expect((await suggest('papil')).families).toMatchObject([
      { family: { name: { en: 'Papilionidae' } }, count: 5 },
    ]);
    expect((await suggest('bu-00')).references.map((one) => one.reference)).toEqual([
      'BU-0001',
      'BU-0002',
      'BU-0010',
    ]);
    expect(await suggest('%20')).toEqual({ species: [], families: [], references: [] });
    expect((await app.inject('/api/catalogue/suggestions')).statusCode).toBe(200);
  });

  it.each([
    ['quality=A9', 'quality', 'Kies een van deze: A1, A1-, A2, B, C.'],
    ['spread=YES&spread=MAYBE', 'spread', /^Kies een van deze/],
    ['gender=', 'gender', /^Kies een van deze/],
    ['stock=out', 'stock', /^Kies een van deze/],
    ['origin=peru', 'origin', 'Dit heeft niet de juiste vorm.'],
    ['origin=PE/%00', 'origin', 'Dit heeft niet de juiste vorm.'],
    ['priceFrom=abc', 'priceFrom', 'Dit is niet het soort waarde dat hier hoort.'],
    ['priceFrom=-1', 'priceFrom', 'Dit is minder dan 0.'],
    ['priceFrom=1e3', 'priceFrom', 'Dit is niet het soort waarde dat hier hoort.'],
    ['priceFrom=10&priceTo=5', 'priceTo', 'Dit is minder dan 10.'],
    ['sizeFrom=1.5', 'sizeFrom', 'Dit is niet het soort waarde dat hier hoort.'],
    ['sizeFrom=9&sizeTo=8', 'sizeTo', 'Dit is minder dan 9.'],
    ['sort=relevance', 'sort', 'Dit heeft niet de juiste vorm.'],
    ['page=9999999', 'page', 'Dit is meer dan 1000000.'],
    ['page=1&page=2', 'page', 'Dit is niet het soort waarde dat hier hoort.'],
    ['shade=blue', 'shade', 'We kennen shade niet.'],
    [`q=${'x'.repeat(10_000)}`, 'q', 'Dit is meer dan 200.'],
  ])('reads what is wrong with %.30s', async (query, field, sentence) => {
    const url = `/api/catalogue/listing?category=BUTTERFLIES&${query}`;
    const answer = await (await nothingThere()).inject({ url, headers: { 'x-locale': 'nl' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors[field].error).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  });

  it('is never answered with a failure of ours, whatever is typed', async () => {
    const app = await nothingThere();
    const texts = [
      '%25',
      '_',
      "'",
      '"',
      '%5C',
      '%FF',
      '%C3%28',
      '%ED%A0%80',
      '%00',
      '%7F',
      "';drop%20table",
      '(',
      '[a',
    ];
    for (const text of texts) {
      for (const name of ['q', 'origin', 'family', 'page', 'priceFrom', 'special']) {
        const { statusCode } = await app.inject(`/api/catalogue/listing?category=MOTHS&${name}=${text}`);
        expect({ name, text, isOurs: statusCode >= 500 }).toEqual({ name, text, isOurs: false });
      }
      expect((await app.inject(`/api/catalogue/suggestions?q=${text}`)).statusCode).toBe(200);
    }
  });

  let empty: Promise<FastifyInstance> | null = null;
  /** A shop without a lot, the same for all who only mistype. */
  function nothingThere(): Promise<FastifyInstance> {
    empty ??= open().then((database) => testApp(database));
    return empty;
  }
});
