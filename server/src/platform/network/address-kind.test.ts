import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listRepairs } from '@vitrine/shared/content/calls';
import { contentTransport } from '@vitrine/shared/content/content-transport';
import { ROUTES } from '@vitrine/shared/paths/route-table';
import type { FastifyInstance } from 'fastify';
import { oneDatabase } from '../../database/testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';
import { testEnv } from '../../testing/test-env.ts';
import { addressKind } from './address-kind.ts';

describe('Whoever configures where the content service answers', () => {
  it.each(['/data/v1', '/cms', '/Content_2', '/contents'])('may have it at %s', (path) => {
    expect(testEnv({ CONTENT_PATH: path }).contentPath).toBe(path);
  });

  it.each([
    ...[
      'content',
      '/',
      '/content/',
      '//content',
      '/content?x',
      '/con tent',
      '/a.b',
      'https://a.example/content',
    ],
    ...[
      '/api',
      '/api/content',
      '/pictures',
      '/releases/x',
      '/test-payments',
      '/healthz',
      '/readyz',
      '/between',
    ],
    ...['/webshop', '/WebShop/data', '/winkelwagen', '/order', '/tools/data', '/nl', '/fr/data', '/en'],
  ])('reads that it cannot be at %s', (path) => {
    expect(() => testEnv({ CONTENT_PATH: path })).toThrow(
      /^The configuration is wrong:\n {2}CONTENT_PATH must be/,
    );
  });

  it('hides no page of the shop by it', () => {
    const paths = Object.values(ROUTES).flatMap(({ path }) => Object.values(path));
    const first = paths.map((path) => `/${path.split('/')[1]}`).filter((path) => path !== '/');
    const accepted = first.filter((path) => {
      try {
        return Boolean(testEnv({ CONTENT_PATH: path }));
      } catch {
        return false;
      }
    });
    expect(first.length).toBeGreaterThan(50);
    expect(accepted).toEqual([]);
  });

  it('finds the path that it has by itself among those that nginx gives to the API', async () => {
    const conf = await readFile(join(import.meta.dirname, '../../../deploy/nginx/vitrine.conf'), 'utf8');
    const [, words = ''] = /location ~ \^\/\(([\w|-]+)\)/.exec(conf) ?? [];
    expect(words.split('|').map((word) => `/${word}`)).toContain(testEnv().contentPath);
  });
});

describe('A shop whose content service is elsewhere', () => {
  const open = oneDatabase();
  const env = testEnv({ CONTENT_PATH: '/data/v1' });
  let app: FastifyInstance;
  let origin: string;
  beforeAll(async () => {
    app = await testApp(await open(), { env });
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  it('answers there, in the shape of the service, and not at the usual path', async () => {
    const moved = contentTransport({ base: origin + env.contentPath });
    expect(await listRepairs(moved)).toEqual({ ok: true, value: [] });
    expect(await moved('/spiders')).toMatchObject({ failure: { status: 404, message: 'Not Found' } });
    const usual = await fetch(`${origin}${testEnv().contentPath}/insects`);
    expect([usual.status, await usual.json()]).toMatchObject([404, { code: 'not-found' }]);
  });

  it('tells search engines and readers of its description so', async () => {
    const robots = (await app.inject('/robots.txt')).body.split('\n');
    expect(robots).toContain('Disallow: /data/v1/');
    expect(robots).not.toContain(`Disallow: ${testEnv().contentPath}/`);
    expect((await app.inject('/api/docs/json')).json()).toMatchObject({
      paths: { '/data/v1/insects/compact': expect.anything() },
    });
  });

  it.each([
    ['/data/v1', 'content'],
    ['/data/v1?x=1', 'content'],
    ['/data/v1/%FF', 'content'],
    ['/data/v12', 'page'],
    ['/data', 'page'],
    ['/elsewhere/insects', 'page'],
    ['/api/none', 'data'],
    ['/api', 'data'],
    ['/apiary', 'page'],
    ['/releases?x', 'data'],
    ['*', 'data'],
  ])('knows %s for %s', (url, kind) => {
    expect(addressKind(url, env.contentPath)).toBe(kind);
  });
});
