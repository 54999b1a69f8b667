import { describe, expect, it } from '@jest/globals';
import { familyListSchema, homeSchema, insectPageSchema } from '@vitrine/shared/contract/catalogue';
import { listingSchema, type Listing } from '@vitrine/shared/contract/listing';
import { frameSchema } from '@vitrine/shared/contract/frame';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { testApp } from '../../testing/test-app.ts';

eachDatabase('A shopper in the webshop', (open) => {
  async function visit(fill: (database: Database) => Promise<unknown>): Promise<FastifyInstance> {
    const database = await open();
    await fill(database);
    return testApp(database, { clock: () => new Date('2026-06-30T12:00:00.000Z') });
  }

  async function names(app: FastifyInstance, query: string): Promise<string[]> {
    return (await listing(app, query)).items.map((item) => item.name);
  }

  async function listing(app: FastifyInstance, query: string): Promise<Listing> {
    return listingSchema.parse((await app.inject(`/api/catalogue/listing?${query}`)).json());
  }

  /** One lot of each kind, in a family and outside it. */
  async function fillShelves({ kysely }: Database): Promise<void> {
    const swallowtails = await addFamily(kysely);
    const hawkmoths = await addFamily(kysely, 'Sphingidae', { category: 'MOTHS' });
    const mixed = await addFamily(kysely, 'Other mix', {
      code: 'OTHER_MIX',
      category: 'MIX',
      slug_en: 'other-mix',
      slug_nl: 'andere-mix',
      slug_fr: 'autres-mixtes',
    });
    await addInsect(kysely, swallowtails, { name: 'Plain' });
    await addInsect(kysely, swallowtails, { name: 'Repair', is_repair: 1 });
    await addInsect(kysely, swallowtails, { name: 'One euro', price_cents: 100 });
    await addInsect(kysely, swallowtails, { name: 'Draft', is_published: 0 });
    await addInsect(kysely, swallowtails, { name: 'Gone', deleted_at: '2026-02-01T00:00:00.000Z' });
    await addInsect(kysely, hawkmoths, { name: 'Moth' });
    await addInsect(kysely, mixed, { name: 'Mixed', is_mixed: 1 });
  }

  it('finds in a family and a category what belongs there, and in the special lists the rest', async () => {
    const app = await visit(fillShelves);
    expect(await names(app, 'category=BUTTERFLIES&family=papilionidae')).toEqual(['Plain']);
    expect(await names(app, 'category=BUTTERFLIES')).toEqual(['Plain']);
    expect(await names(app, 'category=MOTHS')).toEqual(['Moth']);
    expect(await names(app, 'special=REPAIRS')).toEqual(['Repair']);
    expect(await names(app, 'special=ONE_EURO')).toEqual(['One euro']);
    expect(await names(app, 'special=MIX')).toEqual(['Mixed']);
    expect((await names(app, 'special=LATEST')).toSorted()).toEqual([
      'Mixed',
      'Moth',
      'One euro',
      'Plain',
      'Repair',
    ]);
  });

  it('finds a family whatever the case and the language of its address', async () => {
    const app = await visit(async ({ kysely }) => {
      const slugs = {
        slug_en: 'other-moths',
        slug_nl: 'andere-nachtvlinders',
        slug_fr: 'autres-papillons-de-nuit',
      };
      await addInsect(kysely, await addFamily(kysely, 'Other moths', { category: 'MOTHS', ...slugs }));
    });
    for (const slug of ['other-moths', 'ANDERE-Nachtvlinders', 'autres-papillons-de-nuit']) {
      expect((await listing(app, `category=moths&family=${slug}`)).family?.slug.nl).toBe(
        'andere-nachtvlinders',
      );
    }
    const missing = await app.inject('/api/catalogue/listing?category=BEETLES&family=other-moths');
    expect(missing.statusCode).toBe(404);
  });

  it('sees what is sold out last, and the rest in the order asked for', async () => {
    const app = await visit(async ({ kysely }) => {
      const family = await addFamily(kysely);
      const at = (day: number) => `2026-05-0${day}T00:00:00.000Z`;
      await addInsect(kysely, family, { name: 'A', reference: 'R3', price_cents: 300, updated_at: at(2) });
      await addInsect(kysely, family, { name: 'B', reference: 'R1', price_cents: 900, updated_at: at(1) });
      await addInsect(kysely, family, { name: 'C', reference: 'R2', price_cents: 500, updated_at: at(3) });
      await addInsect(kysely, family, {
        name: 'Z',
        reference: 'R0',
        price_cents: 200,
        updated_at: at(9),
        on_hand: 0,
      });
    });
    const inOrder = async (sort: string) => (await names(app, `category=BUTTERFLIES&sort=${sort}`)).join('');
    expect(await names(app, 'category=BUTTERFLIES')).toEqual(['C', 'A', 'B', 'Z']);
    expect(await inOrder('newest')).toBe('CABZ');
    expect(await inOrder('oldest')).toBe('BACZ');
    expect(await inOrder('price-up')).toBe('ACBZ');
    expect(await inOrder('price-down')).toBe('BCAZ');
    expect(await inOrder('name-up')).toBe('ABCZ');
    expect(await inOrder('name-down')).toBe('CBAZ');
    expect(await inOrder('reference-up')).toBe('BCAZ');
    expect(await inOrder('reference-down')).toBe('ACBZ');
  });

  it('turns the pages of a list, each insect once, and learns where it ends', async () => {
    const app = await visit(({ transaction }) =>
      transaction(async (trx) => {
        const family = await addFamily(trx);
        for (let n = 0; n < 50; n += 1) await addInsect(trx, family, { name: `N${n}` });
      }),
    );
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listing(app, `category=BUTTERFLIES&page=${page}`)),
    );
    expect(pages.map((page) => page.items.length)).toEqual([24, 24, 2]);
    expect(new Set(pages.flatMap((page) => page.items.map((item) => item.uuid))).size).toBe(50);
    expect(pages[0]).toMatchObject({ total: 50, pages: 3, size: 24, sort: 'newest' });
    expect((await app.inject('/api/catalogue/listing?category=BUTTERFLIES&page=4')).statusCode).toBe(404);
    expect(await listing(app, 'category=BUTTERFLIES&size=96')).toMatchObject({ pages: 1, size: 96 });
    expect(await listing(app, 'category=BEETLES')).toMatchObject({ total: 0, page: 1, pages: 1, items: [] });
  });

  it('sees no more than the 60 newest among the new insects', async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
    const app = await visit(({ transaction }) =>
      transaction(async (trx) => {
        const family = await addFamily(trx);
        for (let n = 1; n <= 62; n += 1) await addInsect(trx, family, { name: `N${n}`, updated_at: day(n) });
      }),
    );
    const { total, items } = await listing(app, 'special=LATEST&size=96');
    expect(total).toBe(60);
    expect(items.map((item) => item.name)).not.toContain('N2');
  });

  it('finds by a part of the name, the uuid or the family, and nothing for nothing', async () => {
    const app = await visit(async ({ kysely }) => {
      await addInsect(kysely, await addFamily(kysely), { name: 'Papilio 100%_\\x' });
      const uuid = 'ABCDEF01-0000-4000-8000-000000000000';
      await addInsect(kysely, await addFamily(kysely, 'Sphingidae', { category: 'MOTHS' }), {
        name: 'Hyles',
        uuid,
      });
    });
    expect(await names(app, 'q=PILIO')).toEqual(['Papilio 100%_\\x']);
    expect(await names(app, 'q=abcdef01-')).toEqual(['Hyles']);
    expect(await names(app, 'q=sphing')).toEqual(['Hyles']);
    for (const text of ['0%25_', '%5C', '%25', '_'])
      expect(await names(app, `q=${text}`)).toEqual(['Papilio 100%_\\x']);
    expect(await names(app, 'q=sph%00ing')).toEqual(['Hyles']);
    for (const text of ['', '%20', 'nothing', '%00', '%7F%0A'])
      expect(await names(app, `q=${text}`)).toEqual([]);
  });

  it('reads an insect whole, with its relatives; a deleted one is gone, an unknown one is not found', async () => {
    const uuid = '0B0E5B0A-7C7C-4B4B-9C9C-1234567890AB';
    const app = await visit(async ({ kysely }) => {
      const family = await addFamily(kysely);
      const insect = await addInsect(kysely, family, { uuid, price_cents: 500, on_hand: 3, reserved: 1 });
      const then = { insect_id: insect.id, price_cents: 900, at: '2025-01-01T00:00:00.000Z' };
      const now = { insect_id: insect.id, price_cents: 500, at: '2026-06-20T00:00:00.000Z' };
      await kysely
        .insertInto('price_history')
        .values([{ ...then, at: '2026-01-02T00:00:00.000Z' }, now])
        .execute();
      await addInsect(kysely, family, { name: 'Relative' });
      await addInsect(kysely, family, { name: 'Sold relative', on_hand: 0 });
      await addInsect(kysely, family, { uuid: uuid.replace('0B', 'FF'), deleted_at: then.at });
    });
    const page = insectPageSchema.parse(
      (await app.inject(`/api/catalogue/insects/${uuid.toLowerCase()}`)).json(),
    );
    expect(page.insect).toMatchObject({
      uuid,
      stock: 2,
      priceCents: 500,
      previousPriceCents: 900,
      pictures: [],
    });
    expect(page.related.map((card) => card.name)).toEqual(['Relative']);
    expect((await app.inject(`/api/catalogue/insects/${uuid.replace('0B', 'FF')}`)).statusCode).toBe(410);
    for (const other of ['nonsense', '%00', `${uuid}%00`])
      expect((await app.inject(`/api/catalogue/insects/${other}`)).statusCode).toBe(404);
  });

  it('sees families with what is in them, the last changed first', async () => {
    const app = await visit(async ({ kysely }) => {
      const later = { updated_at: '2026-03-01T00:00:00.000Z' };
      await addInsect(kysely, await addFamily(kysely), { price_cents: 500 });
      const pieridae = await addFamily(kysely, 'Pieridae', later);
      await addInsect(kysely, pieridae);
      await addInsect(kysely, pieridae, { is_repair: 1 });
      await addFamily(kysely, 'Empty');
    });
    const families = familyListSchema.parse(
      (await app.inject('/api/catalogue/families?category=butterflies')).json(),
    );
    expect(families.map(({ name, count }) => [name.en, count])).toEqual([
      ['Pieridae', 1],
      ['Papilionidae', 1],
    ]);
  });

  it('sees at home the newest and how much each category holds', async () => {
    const app = await visit(fillShelves);
    const home = homeSchema.parse((await app.inject('/api/catalogue/home')).json());
    expect(home.categories.map(({ category, count }) => `${category} ${count}`)).toEqual([
      'BUTTERFLIES 1',
      'MOTHS 1',
      'BEETLES 0',
      'OTHER_INSECTS 0',
      'REPAIRS 1',
      'ONE_EURO 1',
      'MIX 1',
      'LATEST 5',
    ]);
    expect(home.latest).toHaveLength(5);
  });

  it('reads in the frame that the shop is closed, only while it is', async () => {
    const closing = { reason: 'VERLOF', mode: 'delayed', ships_from: '2026-07-15', fair: null } as const;
    const message = { message_en: 'Holiday', message_nl: 'Verlof', message_fr: 'Congés' };
    const app = await visit(async ({ kysely }) => {
      const add = (starts_at: string, ends_at: string) =>
        kysely
          .insertInto('closings')
          .values({ ...closing, ...message, starts_at, ends_at })
          .execute();
      await add('2026-05-01T00:00:00.000Z', '2026-05-02T00:00:00.000Z');
      await add('2026-06-29T00:00:00.000Z', '2026-07-14T00:00:00.000Z');
      await addInsect(kysely, await addFamily(kysely));
    });
    const frame = frameSchema.parse((await app.inject('/api/frame')).json());
    expect(frame.closing).toMatchObject({
      reason: 'VERLOF',
      shipsFrom: '2026-07-15',
      message: { nl: 'Verlof' },
    });
    expect(frame).toMatchObject({ spreadPercent: 100, isTestPayment: true });
    expect((await app.inject('/api/auth/profile')).json()).toEqual({});
  });

  describe('who mistypes an address', () => {
    it.each([
      ['page=0', 'page', 'Dit is minder dan 1.'],
      ['page=-3', 'page', 'Dit is minder dan 1.'],
      ['page=two', 'page', 'Dit is niet het soort waarde dat hier hoort.'],
      ['page=1.5', 'page', 'Dit is niet het soort waarde dat hier hoort.'],
      ['page=99999999999', 'page', 'Dit is niet het soort waarde dat hier hoort.'],
      ['size=25', 'size', 'Kies een van deze: 24, 48, 96.'],
      ['sort=cheapest', 'sort', /^Kies een van deze: newest, oldest/],
      ['category=DRAGONS', 'category', /^Kies een van deze: BUTTERFLIES/],
      ['special=MOTHS', 'special', /^Kies een van deze: REPAIRS/],
      ['family=papilionidae', 'category', 'Vul dit in.'],
      ['', 'category', 'Vul dit in.'],
      ['category=BUTTERFLIES&family=%00', 'family', 'Dit heeft niet de juiste vorm.'],
      ['category=BUTTERFLIES%00', 'category', /^Kies een van deze/],
      [`q=${'x'.repeat(201)}`, 'q', 'Dit is meer dan 200.'],
    ])('(%s) reads what is wrong with it', async (query, field, sentence) => {
      const app = await visit(async () => undefined);
      const base = query.match(/^(page|size|sort)/) ? 'category=MOTHS&' : '';
      const url = `/api/catalogue/listing?${base}${query}`;
      const answer = await app.inject({ url, headers: { 'x-locale': 'nl' } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().validationErrors[field].error).toEqual(
        typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      );
    });
  });
});
