import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { openCatalogue } from '../../catalogue/index.ts';
import type { Database } from '../../database/database.ts';
import { eachDatabase, oneDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { testApp } from '../../testing/test-app.ts';
import { testEnv } from '../../testing/test-env.ts';

const SHOP = 'https://vitrine.example';
const env = testEnv({ PUBLIC_URL: SHOP });
const family = {
  id: 1,
  category: 'BUTTERFLIES' as const,
  slug: { en: 'papilionidae', nl: 'papilionidae', fr: 'papilionidae' },
  name: { en: 'Papilionidae', nl: 'Papilionidae', fr: 'Papilionidae' },
};

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

eachDatabase('A search engine that reads the sitemap', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let shelf: Awaited<ReturnType<typeof addFamily>>;
  const uuids: Record<string, string> = {};
  const read = async (url: string) => (await app.inject(url)).body;
  const addressOf = (kind: string, locale: 'en' | 'nl' | 'fr' = 'en') =>
    SHOP + insectPath({ uuid: uuids[kind] ?? '', name: 'Papilio machaon', family }, locale);

  const add = async (kind: string, more: Parameters<typeof addInsect>[2]) => {
    uuids[kind] = (await addInsect(database.kysely, shelf, { name: 'Papilio machaon', ...more })).uuid;
  };

  beforeAll(async () => {
    database = await open();
    app = await testApp(database, { env });
    shelf = await addFamily(database.kysely);
    await addFamily(database.kysely, 'Pieridae');
    await add('kept', { updated_at: '2026-02-03T04:05:06.000Z' });
    await add('sold', { on_hand: 0 });
    await add('gone', { deleted_at: '2026-02-01T00:00:00.000Z' });
    await add('draft', { is_published: 0, name: 'Papilio secretus' });
  });

  it('finds what is sold out, and nothing that was deleted or never shown', async () => {
    const addresses = addressesIn(await read('/sitemap.xml'));
    expect(addresses).toContain(addressOf('sold'));
    expect(addresses).not.toContain(addressOf('gone'));
    expect(addresses).not.toContain(addressOf('draft'));
  });

  it('learns of each page in three languages, with the others beside it and its last change', async () => {
    const xml = await read('/sitemap.xml');
    for (const locale of ['en', 'nl', 'fr'] as const) {
      const entry = xml
        .split('\n')
        .find((line) => line.startsWith(`<url><loc>${addressOf('kept', locale)}<`));
      expect(entry).toContain('<lastmod>2026-02-03T04:05:06.000Z</lastmod>');
      expect(entry).toContain(`hreflang="fr" href="${addressOf('kept', 'fr')}"`);
      expect(entry).toContain(`hreflang="x-default" href="${addressOf('kept')}"`);
    }
  });

  it('finds families that have something to show', async () => {
    const addresses = addressesIn(await read('/sitemap.xml'));
    expect(addresses).toContain(`${SHOP}/nl/webshop/dagvlinders/papilionidae`);
    expect(addresses).not.toContain(`${SHOP}/webshop/butterflies/pieridae`);
  });

  it('finds the pages of species and genera that lots are shown of', async () => {
    const addresses = addressesIn(await read('/sitemap.xml'));
    expect(addresses).toContain(`${SHOP}/webshop/butterflies/papilionidae/genus/papilio`);
    expect(addresses).toContain(`${SHOP}/fr/webshop/papillons-de-jour/papilionidae/genre/papilio/machaon`);
    expect(addresses.join()).not.toContain('secretus');
  });

  it('meets every address once', async () => {
    const addresses = addressesIn(await read('/sitemap.xml'));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('gets files by number once there are many, and finds each insect in one of them', async () => {
    await add('far', { id: 25_000 });
    const files = addressesIn(await read('/sitemap.xml'));
    expect(files).toEqual([0, 1, 3].map((number) => `${SHOP}/sitemap-${number}.xml`));
    const lists = await Promise.all(files.map((file) => read((file ?? '').slice(SHOP.length))));
    const all = lists.flatMap(addressesIn);
    expect(all.filter((address) => address === addressOf('kept', 'nl'))).toHaveLength(1);
    expect(addressesIn(lists[2] ?? '')).toContain(addressOf('far'));
    expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404);
    expect((await app.inject('/sitemap-x.xml')).statusCode).toBe(404);
  });
});

describe('Whoever crawls the shop', () => {
  const open = oneDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(await open(), { env });
  });

  it('may have the sitemap compressed, and keep it', async () => {
    const plain = await app.inject('/sitemap.xml');
    const packed = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers['cache-control']).toContain('max-age=3600');
  });

  it('waits for a place, however often one network asks at once: two files are written, and then the others', async () => {
    const database = await open();
    const catalogue = openCatalogue(database);
    const gate = Promise.withResolvers<void>();
    let writing = 0;
    const allGenera: typeof catalogue.allGenera = async () => {
      writing += 1;
      await gate.promise;
      return catalogue.allGenera();
    };
    const crawled = await testApp(database, { env, catalogue: { ...catalogue, allGenera } });
    const crawlers = Array.from({ length: 10 }, (_, at) =>
      crawled.inject({ url: '/sitemap.xml', headers: at % 2 ? { 'accept-encoding': 'gzip' } : {} }),
    );
    // A file that is not there keeps no place.
    crawlers.push(...[7, 8, 9].map((number) => crawled.inject(`/sitemap-${number}.xml`)));
    for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(writing).toBe(2);
    gate.resolve();
    const answers = await Promise.all(crawlers);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array(10).fill(200),
      ...Array(3).fill(404),
    ]);
  });

  it('reads where the sitemap is, and what to leave alone in each language', async () => {
    const { body } = await app.inject('/robots.txt');
    expect(body).toContain(`Sitemap: ${SHOP}/sitemap.xml`);
    for (const path of [
      '/cart/checkout',
      '/nl/winkelwagen/afrekenen',
      '/fr/compte',
      '/nl/zoeken',
      '/tools',
      '/order/',
      '/api/',
    ]) {
      expect(body.split('\n')).toContain(`Disallow: ${path}`);
    }
  });

  it('is kept from no page that the sitemap names', async () => {
    const { body } = await app.inject('/robots.txt');
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
    const paths = addressesIn((await app.inject('/sitemap.xml')).body).map(
      (url) => new URL(url ?? '').pathname,
    );
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) expect(closed.filter((start) => path.startsWith(start))).toEqual([]);
  });
});
