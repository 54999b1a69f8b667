import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from '@vitrine/shared/contract/zod';
import { oneDatabase } from '../store/testing/databases.ts';
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
      url: '/content/insects',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
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

  it.each(['/api/frame', '/api/catalogue/home', '/api/account', '/content/insects'])(
    'runs and frames nothing of %s, and tells no other site its address',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it('is not told to keep to https while the shop has none', async () => {
    const plain = await testApp(await open());
    expect((await plain.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
  });
});
