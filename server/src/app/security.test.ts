import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from '@vitrine/shared/contract/zod';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { oneDatabase } from '../database/testing/databases.ts';
import { openAccountDesk } from '../testing/desks/account-desk.ts';
import { openToolsDesk } from '../testing/desks/tools-desk.ts';
import { testApp } from '../testing/test-app.ts';
import { testEnv } from '../testing/test-env.ts';

const open = oneDatabase();
const descriptionSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp(await open(), { env: testEnv({ PUBLIC_URL: 'https://shop.example' }) });
});

/** Every route that changes something, with its parameters filled in. */
async function changingRoutes(): Promise<InjectOptions[]> {
  const { paths } = descriptionSchema.parse((await app.inject('/api/docs/json')).json());
  return Object.entries(paths).flatMap(([path, operations]) =>
    (['post', 'put', 'patch', 'delete'] as const)
      .filter((method) => method in operations)
      .map((method) => ({ method, url: path.replaceAll(/\{\w+\}/g, '1') })),
  );
}

describe('A page of another site', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ])('changes nothing by any route, as browsers say %j', async (headers) => {
    const routes = await changingRoutes();
    expect(routes.length).toBeGreaterThan(20);
    for (const route of routes) {
      const answer = await app.inject({ ...route, headers });
      expect({ ...route, status: answer.statusCode }).toEqual({ ...route, status: 403 });
    }
  });

  it.each(['/api/catalogue/home', '/api/auth/profile', '/api/account', '/api/checkout', '/api/none'])(
    'cannot read %s',
    async (url) => {
      const answer = await app.inject({ url, headers: { origin: 'https://elsewhere.example' } });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it('may read the public catalogue, without cookies', async () => {
    const answer = await app.inject({
      url: `${testEnv().contentPath}/insects`,
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

describe('A file of a stranger', () => {
  it.each(['application/octet-stream', 'image/png', 'application/pdf', 'application/zip', 'text/csv'])(
    'is taken by no route but those of staff, whatever it is called: %s',
    async (type) => {
      const routes = (await changingRoutes()).filter(({ url }) => !String(url).startsWith('/api/tools/'));
      expect(routes.length).toBeGreaterThan(20);
      const desk = await openAccountDesk(await open());
      // Who is logged in: others are refused before anything is read.
      const { cookie } = await desk.registered();
      const cookies = { vitrine_session: cookie ?? '' };
      const taken: InjectOptions[] = [];
      for (const route of routes) {
        const headers = { 'content-type': type, 'idempotency-key': 'a-file-of-mine' };
        const { statusCode } = await desk.app.inject({ ...route, cookies, headers, payload: '%PDF-1.7' });
        if (![403, 404, 415].includes(statusCode)) taken.push(route);
      }
      expect(taken).toEqual([]);
    },
  );
});

/** All that the database holds, but for how often something was tried and what was looked for in vain. */
async function contents(database: Database): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
      and name not in ('attempts', 'search_misses')`.execute(database.kysely);
  const held: Record<string, unknown> = {};
  for (const { name } of tables) {
    held[name] = (await sql`select * from ${sql.table(name)}`.execute(database.kysely)).rows;
  }
  return held;
}

describe('Who only reads', () => {
  it('changes nothing, by whatever address, logged in as the owner or not at all', async () => {
    const desk = await openToolsDesk(await open());
    await desk.placed(await desk.addLot());
    const owner = await desk.atWork('owner');
    const { paths } = descriptionSchema.parse((await desk.app.inject('/api/docs/json')).json());
    const addresses = Object.keys(paths)
      .filter((path) => 'get' in (paths[path] ?? {}))
      .map((path) => path.replaceAll(/\{\w+\}/g, '1'));
    expect(addresses.length).toBeGreaterThan(40);
    const before = await contents(desk.database);
    for (const address of addresses) {
      await owner.get(address);
      await desk.visitor().get(address);
    }
    expect(await contents(desk.database)).toEqual(before);
  });
});

describe('A browser', () => {
  it.each(['/healthz', '/sitemap.xml', '/pictures/none.webp', '/releases/none.js', '/api/frame', '/none'])(
    'guesses no type for %s, and asks the host by https alone',
    async (url) => {
      expect((await app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    },
  );

  it.each(['/api/frame', '/api/catalogue/home', '/api/account', `${testEnv().contentPath}/insects`])(
    'runs and frames nothing of %s, and tells no other site its address',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it.each([
    ...[
      '/healthz',
      '/readyz',
      '/sitemap.xml',
      '/robots.txt',
      '/pictures/none.webp',
      '/releases/none.js',
      '/none',
    ],
    ...['/%', '/api/none'],
  ])('runs and frames nothing of %s either', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });

  it.each([
    ['/api/frame', 'same-origin'],
    ['/api/account', 'same-origin'],
    ['/sitemap.xml', 'same-origin'],
    ['/pictures/none.webp', 'same-origin'],
  ])('shows nothing of %s in pages of other sites', async (url, policy) => {
    expect((await app.inject(url)).headers['cross-origin-resource-policy']).toBe(policy);
  });

  it('is not told to keep to https while the shop has none', async () => {
    const plain = await testApp(await open());
    expect((await plain.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
  });
});
