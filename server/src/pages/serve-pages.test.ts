import { get, type IncomingMessage } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { oneDatabase } from '../database/testing/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { testEnv } from '../testing/test-env.ts';
import { createMetrics } from '../http/metrics/metrics.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { SHELL, writeShell } from './testing/small-shell.ts';

const open = oneDatabase();
const { contentPath } = testEnv();
let folder: string;
let app: FastifyInstance;
let origin: URL;

/** As releasing leaves it beside the pointer, and half written. */
async function writeMoves(name: string): Promise<void> {
  const moves = JSON.stringify([{ version: 'v1', at: '2026-03-01T09:00:00.000Z', by: 'release' }]);
  for (const file of ['moves.json', 'remote.json.4711']) await writeFile(join(folder, name, file), moves);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-releases-'));
  await writeShell(folder);
  await writeMoves('shell');
  app = await testApp(await open(), { env: testEnv({ RELEASES_DIR: folder }) });
  origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => app.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Clients in tests resolve an address before they ask; this one does not. */
async function askAsWritten(path: string): Promise<IncomingMessage> {
  const { hostname, port } = origin;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path, timeout: 5000 }, resolve).on('error', reject);
  });
  return answer.resume();
}

describe('A visitor with a shell released', () => {
  it('gets the head of a page alone when nothing else is asked for', async () => {
    const page = await app.inject({ method: 'HEAD', url: '/nl/webshop' });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'x-seen': 'head', 'content-length': '64913' });
    expect(page.body).toBe('');
  });

  it('gets a cached page whole, with what every answer says', async () => {
    const [page, again] = await Promise.all([
      fetch(new URL('/kept', origin)),
      fetch(new URL('/kept', origin)),
    ]);
    expect([await page.text(), await again.text()]).toEqual(['abcd', 'abcd']);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'x-seen': 'kept',
      'content-length': '4',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    // What a browser cached lives by the policy of the last answer.
    const same = await fetch(new URL('/kept', origin), { headers: { 'if-none-match': '"a"' } });
    expect([same.status, same.headers.get('content-security-policy'), await same.text()]).toEqual([
      ...[304, 'own', ''],
    ]);
    const head = await fetch(new URL('/kept', origin), { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['4', '']);
  });

  it('is told as much of its browser by a cached page as by a drawn one', async () => {
    const [cached, drawn] = await Promise.all(
      ['/kept', '/nl/webshop'].map((path) => fetch(new URL(path, origin))),
    );
    const own = Object.keys(securityHeaders('https://vitrine.example'));
    for (const name of own)
      expect([name, cached?.headers.get(name)]).toEqual([name, drawn?.headers.get(name)]);
  });

  it('counts in the figures with a cached page, as with any other', async () => {
    const metrics = createMetrics('all');
    const shop = await testApp(await open(), { env: testEnv({ RELEASES_DIR: folder }), metrics });
    const at = await shop.listen({ port: 0, host: '127.0.0.1' });
    await (await fetch(`${at}/kept`)).text();
    // Closing waits for what is being answered.
    await shop.close();
    const said = await metrics.read();
    expect(said).toMatch(/vitrine_pages_kept_total\{.*\} 1/);
    expect(said).toMatch(/vitrine_http_seconds_count\{.*method="GET",route="\/\*",status="2xx".*\} 1/);
  });

  it('who closes the connection is known to have gone, and is no drawn page in the figures', async () => {
    const metrics = createMetrics('all');
    const shop = await testApp(await open(), { env: testEnv({ RELEASES_DIR: folder }), metrics });
    const at = new URL(await shop.listen({ port: 0, host: '127.0.0.1' }));
    const gone = async () => Number((await shop.inject('/gone')).body);
    const before = await gone();
    const leaver = get(new URL('/slow', at)).on('error', () => undefined);
    shop.server.once('request', () => leaver.destroy());
    while ((await gone()) === before) await new Promise((resolve) => setImmediate(resolve));
    const figures = await metrics.read();
    expect(figures).toMatch(/vitrine_page_seconds_count\{[^}]*status="2xx"/);
    expect(figures).not.toMatch(/vitrine_page_seconds_count\{[^}]*status="5xx"/);
    await shop.close();
  });

  it('gets every unknown address as a page, drawn with the API in process', async () => {
    const page = await app.inject({ url: '/nl/webshop?x=1', headers: { 'x-asked': 'yes' } });
    expect(page.headers['x-seen']).toBe('yes');
    expect(page.json()).toMatchObject({ pathname: '/nl/webshop', api: 200, shellUrl: '/releases/shell/v1/' });
    expect(page.json()).toMatchObject({
      profile: expect.anything(),
      remotes: { tools: '/releases/tools/remote.json' },
    });
  });

  it.each([
    [3, undefined, '/releases/shell/'],
    [3, 'https://static.example/shell/', 'https://static.example/shell/'],
    [2, 'https://static.example/shell/', 'https://static.example/shell/v1/'],
  ])(
    'gives a shell of contract %i, whose folder is %s, %s as the place of its files',
    async (contract, SHELL_URL, shellUrl) => {
      const releases = await mkdtemp(join(tmpdir(), 'vitrine-releases-'));
      await writeShell(releases, SHELL, contract);
      const env = testEnv({ RELEASES_DIR: releases, ...(SHELL_URL && { SHELL_URL }) });
      const shop = await testApp(await open(), { env });
      expect((await shop.inject('/nl/webshop')).json()).toMatchObject({ shellUrl });
      await shop.close();
      await rm(releases, { recursive: true });
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'learns that %s is not for pages',
    async (method) => {
      const answer = await app.inject({ method, url: '/nl/webshop', headers: { 'x-locale': 'nl' } });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
      expect(answer.json()).toMatchObject({ code: 'only-read', error: 'Een pagina kun je alleen lezen.' });
      expect((await app.inject({ method, url: '/api/none' })).statusCode).toBe(404);
    },
  );

  it('gets the status and the cookie that the page has', async () => {
    const page = await app.inject('/boom');
    expect([page.statusCode, page.headers['set-cookie'], page.body]).toEqual([500, 'a=1', 'sorry']);
  });

  it.each(['/api/none', '/pictures/none.webp', '/releases/none.js'])(
    'is told in data that there is no %s',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    },
  );

  it('reads on a page that there is nothing at an address that cannot be read', async () => {
    const page = await app.inject('/nl/webshop/%FF');
    expect(page.json()).toMatchObject({ pathname: '/nl/webshop/%25FF' });
  });

  it.each([
    ['/api/catalogue/insects/%FF', { result: false, code: 'not-found' }],
    [`${contentPath}/nope`, { statusCode: 404, data: [{ messages: [{ message: 'Not Found' }] }] }],
    [`${contentPath}?x=1`, { statusCode: 404, message: 'Not Found' }],
    [`${contentPath}/%FF`, { statusCode: 404, data: [{ messages: [{ message: 'Not Found' }] }] }],
  ])('learns in data that there is nothing at %s', async (url, told) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject(told);
    if (url.startsWith(contentPath)) expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it.each(['//elsewhere.example/x', '//', '/%', '/%00', '/\\x'])(
    'is not sent elsewhere by the odd address %s',
    async (path) => {
      const answer = await askAsWritten(path);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  it.each([
    ['/search/..', '/'],
    ['/nl/zoeken/../webshop?page=2', '/nl/webshop?page=2'],
    ['/webshop/%2E%2e/./search', '/search'],
    ['//elsewhere.example/x/..', '/elsewhere.example/'],
    ['/x/..//elsewhere.example', '/elsewhere.example'],
    ['/x/..\\\\elsewhere.example', '/elsewhere.example'],
  ])('is led from the roundabout address %s to %s', async (path, location) => {
    const answer = await askAsWritten(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  it('may keep a release for ever, and its pointer for five seconds', async () => {
    const script = await app.inject('/releases/shell/v1/client/main.js');
    const pointer = await app.inject('/releases/shell/remote.json');
    expect(script.headers['cache-control']).toMatch(/immutable/);
    expect(pointer.headers['cache-control']).toMatch(/^max-age=5,/);
    expect(script.headers['access-control-allow-origin']).toBe('*');
  });

  it.each([
    '/releases/shell/moves.json',
    '/releases/shell/%6doves.json',
    '/releases/shell/v1/..%2fmoves.json',
    '/releases//shell/moves.json',
    '/releases/shell/remote.json.4711',
  ])('is told nothing of when what was live: %s', async (path) => {
    expect((await askAsWritten(path)).statusCode).toBeGreaterThanOrEqual(400);
    const answer = await app.inject(path);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('2026-03-01');
  });

  it('can be served while a remote cannot be drawn, and readiness tells of it', async () => {
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toMatchObject([
      200,
      { status: 'degraded', remotes: { catalog: true, tools: false } },
    ]);
  });
});

it('Without a shell the server is an API', async () => {
  const api = await testApp(await open());
  expect((await api.inject('/webshop')).json()).toMatchObject({ code: 'not-found' });
  expect((await api.inject('/api/frame')).statusCode).toBe(200);
  await api.close();
});
