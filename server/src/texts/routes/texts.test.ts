import { expect, it } from '@jest/globals';
import { readConditionsVersion, readText, saveText } from '../store/texts.ts';
import { writeSeller } from '../../shop/store/seller.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { SAMPLE_SELLER } from '@vitrine/sample-shop/lots/sample-seller';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { openCatalogue } from '../../catalogue/index.ts';
import { seedTexts } from '../seed-texts.ts';
import type { Database } from '../../database/database.ts';

async function openLibrary(database: Database, catalogue = openCatalogue(database, 0)) {
  await Promise.all([seedTexts(database), seedTexts(database)]);
  const desk = await openOrderDesk(database, { catalogue });
  await writeSeller(database.kysely, SAMPLE_SELLER);
  desk.passMinutes(365 * 24 * 60);
  return { ...desk, get: (url: string) => desk.app.inject(`/api/${url}`) };
}

const inAllLanguages = (text: object) =>
  (['en', 'nl', 'fr'] as const).map((locale) => ({
    ...{
      name: '',
      title: 'T',
      description: 'D',
      lead: 'L',
      body: 'B',
      updatedAt: '2026-03-01T10:00:00.000Z',
    },
    ...text,
    locale,
  }));

eachDatabase('The texts of the shop', (open) => {
  it('are there from the first start, once, in each language, with the seller in them', async () => {
    const { get, database } = await openLibrary(await open());
    for (const name of ['about', 'conditions', 'privacy', 'shipping', 'accessibility', 'contact', 'frames']) {
      for (const locale of ['en', 'nl', 'fr']) {
        const answer = await get(`texts/${name}?locale=${locale}`);
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({ version: 1, title: expect.any(String) });
      }
    }
    const { html } = (await get('texts/conditions?locale=fr')).json();
    expect(html).toContain('Vitrine (sample shop), Voorbeeldstraat 1, 9000 Gent, Belgique');
    expect(html).toContain('<a href="mailto:shop@vitrine.example">shop@vitrine.example</a>');
    const { count } = await database.kysely
      .selectFrom('posts')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(5);
  });

  it('show lots of what they name, and posts the picture of one; what is law sells nothing', async () => {
    const { get, database } = await openLibrary(await open());
    const { kysely } = database;
    const family = await addFamily(kysely, 'Saturniidae');
    const add = async (name: string, more = {}) => (await addInsect(kysely, family, { name, ...more })).id;
    const luna = await add('Actias luna', { common_en: 'Luna moth' });
    await add('Arctia caja', { on_hand: 0 });
    await add('Morpho didius', { price_cents: 500 });
    await add('Ornithoptera priamus');
    await kysely
      .insertInto('pictures')
      .values({
        ...{ hash: 'h', width: 640, height: 640, widths: '[640]' },
        colour: '#ffffff',
        created_at: '',
      })
      .execute();
    await kysely
      .insertInto('insect_pictures')
      .values({ insect_id: luna, picture_hash: 'h', position: 0 })
      .execute();
    const named = async (url: string) =>
      (await get(url)).json().lots?.map(({ name }: { name: string }) => name);
    expect(await named('posts/keeping-a-collection-for-life')).toEqual(['Morpho didius', 'Actias luna']);
    expect(await named('texts/about?locale=nl')).toEqual(['Ornithoptera priamus']);
    expect(await named('texts/conditions')).toBeUndefined();
    const post = (await get('posts/keeping-a-collection-for-life')).json();
    expect(post.species.map(({ name }: { name: string }) => name)).toContain('Arctia caja');
    const { posts } = (await get('posts?locale=fr')).json();
    const pictures = posts.map((post: { slug: { en: string }; picture: { hash: string } | null }) => [
      post.slug.en,
      post.picture?.hash,
    ]);
    expect(Object.fromEntries(pictures)).toMatchObject({
      'keeping-a-collection-for-life': 'h',
      'how-we-grade': undefined,
    });
  });

  it('change by a new version that shows at once; earlier ones stay, and the next start keeps the owner’s', async () => {
    const { get, database, passMinutes } = await openLibrary(await open());
    await get('texts/conditions?locale=nl');
    const version = await saveText(database.kysely, 'conditions', inAllLanguages({ body: 'Nieuw' }));
    await seedTexts(database);
    passMinutes(1);
    expect((await get('texts/conditions?locale=nl')).json()).toMatchObject({ version, html: '<p>Nieuw</p>' });
    const all = await database.kysely
      .selectFrom('texts')
      .select('id')
      .where('name', '=', 'conditions')
      .execute();
    expect([version, all.length]).toEqual([2, 6]);
    await expect(database.kysely.deleteFrom('texts').execute()).rejects.toThrow('append-only');
  });

  it('leave the blog as it is once the shop has begun: posts that were deleted do not come back', async () => {
    const { get, database } = await openLibrary(await open());
    const posts = async () => (await get('posts?locale=en')).json().posts.length;
    expect(await posts()).toBeGreaterThan(0);
    await database.kysely.deleteFrom('posts').execute();
    await seedTexts(database);
    expect(await database.kysely.selectFrom('posts').selectAll().execute()).toEqual([]);
  });

  it('give each order the version of the conditions that held', async () => {
    const desk = await openLibrary(await open());
    const { kysely } = desk.database;
    const lots = await desk.addLot({ on_hand: 2 });
    await desk.placed(lots);
    await saveText(kysely, 'conditions', inAllLanguages({}));
    await desk.placed(lots);
    const orders = await kysely.selectFrom('orders').select('conditions_version').orderBy('id').execute();
    expect(orders.map((order) => order.conditions_version)).toEqual(['1', '2']);
    expect(await readConditionsVersion(kysely)).toBe('2');
    expect(await readText(kysely, 'conditions', 'en')).toMatchObject({ version: 2 });
  });

  it('carry no markup in title, description, lead or body', async () => {
    const { get, database } = await openLibrary(await open());
    const evil = 'x <script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1))';
    const text = { title: evil, description: evil, lead: evil, body: `## ${evil}\n\n${evil}` };
    await saveText(database.kysely, 'about', inAllLanguages(text));
    const answer = (await get('texts/about')).body;
    for (const bad of ['<script', '<img', 'onerror=', 'href']) expect(answer).not.toContain(bad);
  });

  it('answer an unknown name, language or page in words', async () => {
    const { get } = await openLibrary(await open());
    expect((await get('texts/nothing')).statusCode).toBe(404);
    expect((await get('texts/post:keeping')).statusCode).toBe(404);
    expect((await get('texts/about?locale=de')).json().validationErrors).toHaveProperty('locale');
    expect((await get('posts?page=2')).statusCode).toBe(404);
    for (const page of ['0', '-1', 'x', '1e9', '9999999']) {
      expect((await get(`posts?page=${page}`)).json().validationErrors).toHaveProperty('page');
    }
    for (const slug of ['nothing', '%00', "'--", 'a'.repeat(5000)]) {
      expect((await get(`posts/${slug}`)).statusCode).toBe(404);
    }
  });
});

eachDatabase('The blog', (open) => {
  it('fills the seller into what a list says of a post, as the post itself does', async () => {
    const { get, database, now } = await openLibrary(await open());
    const slugs = { slug_en: 'us-en', slug_nl: 'us-nl', slug_fr: 'us-fr' };
    const day = now().toISOString();
    await database.kysely
      .insertInto('posts')
      .values({ name: 'us', ...slugs, published_at: day, updated_at: day })
      .execute();
    const us = { title: 'Who {seller} is', lead: 'Write to {email}' };
    await saveText(database.kysely, 'post:us', inAllLanguages(us));
    const filled = { title: 'Who Vitrine (sample shop) is', lead: 'Write to shop@vitrine.example' };
    expect((await get('posts/us-en')).json()).toMatchObject(filled);
    expect((await get('posts')).json().posts[0]).toMatchObject(filled);
    expect((await get('posts/how-we-grade')).json().readOn[0]).toMatchObject(filled);
  });

  it('asks once what a text names, whoever reads its lists, until lots come and go', async () => {
    const database = await open();
    const catalogue = openCatalogue(database, 0);
    const read: string[] = [];
    const named: typeof catalogue.named = (text, limit) => {
      read.push(text);
      return catalogue.named(text, limit);
    };
    const { get, addLot } = await openLibrary(database, { ...catalogue, named });
    for (let asked = 0; asked < 5; asked += 1) await get('posts?locale=nl');
    expect(read).toHaveLength(5);
    await addLot({ name: 'Actias luna' });
    const { posts } = (await get('posts?locale=nl')).json();
    expect(read).toHaveLength(5 + posts.length);
  });

  it('is listed newest first, twelve to a page, without drafts and without tomorrow', async () => {
    const { get, database, now } = await openLibrary(await open());
    for (let number = 1; number <= 14; number += 1) {
      const name = `p${number}`;
      const slugs = { slug_en: `${name}-en`, slug_nl: `${name}-nl`, slug_fr: `${name}-fr` };
      const day = new Date(now().getTime() + (number - 13) * 86_400_000).toISOString();
      const published_at = number === 1 ? null : day;
      await database.kysely
        .insertInto('posts')
        .values({ name, ...slugs, published_at, updated_at: day })
        .execute();
      await saveText(database.kysely, `post:${name}`, inAllLanguages({ title: `Post ${name}` }));
    }
    const first = (await get('posts?locale=nl')).json();
    expect(first).toMatchObject({ total: 17, page: 1, pages: 2 });
    expect(first.posts).toHaveLength(12);
    expect(first.posts[0]).toMatchObject({ title: 'Post p13', slug: { nl: 'p13-nl', fr: 'p13-fr' } });
    expect((await get('posts?page=2')).json().posts).toHaveLength(5);
    expect((await get('posts/p1-en')).statusCode).toBe(404);
    expect((await get('posts/p14-en')).statusCode).toBe(404);
  });

  it('has each post under its slug in any language, and leads on to others', async () => {
    const { get } = await openLibrary(await open());
    const slug = {
      en: 'how-to-read-a-data-label',
      nl: 'zo-lees-je-een-vindplaatsetiket',
      fr: 'lire-une-etiquette-de-provenance',
    };
    for (const name of Object.values(slug)) {
      const post = (await get(`posts/${name}?locale=fr`)).json();
      expect(post).toMatchObject({ slug, title: 'Lire une étiquette de provenance' });
      expect(post.readOn).toHaveLength(3);
      expect(post.readOn.map((other: { slug: { en: string } }) => other.slug.en)).not.toContain(slug.en);
    }
  });
});
