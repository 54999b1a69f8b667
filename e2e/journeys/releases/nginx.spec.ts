import { freePort } from '@vitrine/shared/platform/free-port';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type ConnectionOptions } from 'node:tls';
import { expect, request, test as base, type APIRequestContext, type APIResponse } from '@playwright/test';
import { BY_NIGHT } from '../../support/by-night.ts';
import { startNginx, type Nginx, type Ports } from '../../support/shops/nginx.ts';

/** What a machine that runs other journeys may add. */
const BUSY_MS = 3_000;
/** Three seconds are promised to who asks while a process is silent: less than any other wait in the configuration. */
const OUT_OF_ROTATION_MS = 3_000 + BUSY_MS;
/** The same of an order, whose process may be asking the payment provider. */
const ORDER_MS = 9_000 + BUSY_MS;
/** `fail_timeout`. */
const LEFT_ALONE_MS = 10_000;
/** Longer than nginx takes to refuse, and less than it waits for a process of `/content`. */
const REFUSED_MS = 10_000;

/** Stands where a process of the shop is: it says its name, or takes what is asked and says nothing. */
async function standIn(name: string) {
  const port = await freePort();
  const state = { isSilent: false, inVain: 0 };
  const server = createServer((_request, response) => {
    if (state.isSilent) state.inVain += 1;
    else response.end(name);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    state,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

type StandIn = Awaited<ReturnType<typeof standIn>>;

/** nginx as it comes with the shop, before processes that are stand-ins. */
const test = base.extend<{ desk: { pages: StandIn[]; data: StandIn[]; ports: Ports; nginx: Nginx } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern to know that nothing is asked for
  desk: async ({}, use) => {
    const [first, second, third, fourth] = [
      await standIn('page-1'),
      await standIn('page-2'),
      await standIn('data-1'),
      await standIn('data-2'),
    ];
    const ports: Ports = {
      https: await freePort(),
      http: await freePort(),
      inner: await freePort(),
      storefronts: [first.port, second.port],
      apis: [third.port, fourth.port],
    };
    const nginx = await startNginx(ports);
    await use({ pages: [first, second], data: [third, fourth], ports, nginx });
    await nginx.stop();
    for (const one of [first, second, third, fourth]) one.stop();
  },
});

const visit = ({ https }: Ports) =>
  request.newContext({ baseURL: `https://127.0.0.1:${https}`, ignoreHTTPSErrors: true });

test(
  'a process that is silent costs a visitor three seconds at most, and the next one nothing',
  BY_NIGHT,
  async ({ desk }) => {
    const shop = await visit(desk.ports);
    const inner = await request.newContext({ baseURL: `http://127.0.0.1:${desk.ports.inner}` });
    for (const [group, ask] of [
      [desk.pages, () => shop.get('/webshop')],
      [desk.data, () => inner.get('/api/frame')],
    ] as const) {
      const [silent] = group;
      if (silent) silent.state.isSilent = true;
      const times: number[] = [];
      const began = performance.now();
      for (let at = 0; at < 12; at += 1) {
        const start = performance.now();
        const answer = await ask();
        times.push(performance.now() - start);
        expect(answer.status()).toBe(200);
        expect(await answer.text()).toMatch(/-2$/);
      }
      expect(Math.max(...times)).toBeLessThan(OUT_OF_ROTATION_MS);
      const asked = 1 + Math.floor((performance.now() - began) / LEFT_ALONE_MS);
      expect(silent?.state.inVain).toBeLessThanOrEqual(asked);
    }
  },
);

test(
  'a shopper whose process is silent has another in time, also for an order',
  BY_NIGHT,
  async ({ desk }) => {
    const shop = await visit(desk.ports);
    const timed = async (ask: () => Promise<APIResponse>) => {
      const start = performance.now();
      const answer = await ask();
      return { status: answer.status(), said: await answer.text(), ms: performance.now() - start };
    };
    for (const [ask, most] of [
      [() => shop.post('/api/cart/check', { data: {} }), OUT_OF_ROTATION_MS],
      [() => shop.get('/api/catalogue/home'), OUT_OF_ROTATION_MS],
      [() => shop.post('/api/orders', { data: {} }), ORDER_MS],
    ] as const) {
      for (const one of desk.data) one.state.isSilent = false;
      // Whoever was left alone is asked again.
      await expect(async () => expect(await saidBy(shop)).toEqual(['data-1', 'data-2'])).toPass();
      const [silent] = desk.data;
      if (silent) silent.state.isSilent = true;
      for (let at = 0; at < 3; at += 1) {
        const { status, said, ms } = await timed(ask);
        expect([status, said]).toEqual([200, 'data-2']);
        expect(ms).toBeLessThan(most);
      }
    }
    for (const one of desk.data) one.state.isSilent = true;
    const hold = await timed(() => shop.post('/api/checkout/holds', { data: {} }));
    expect([hold.status, hold.said]).toMatchObject([503, expect.stringContaining('Your cart is safe')]);
    expect(hold.ms).toBeLessThan(OUT_OF_ROTATION_MS);
  },
);

/** Which processes answer a few requests. */
async function saidBy(shop: APIRequestContext): Promise<string[]> {
  const said = new Set<string>();
  for (let at = 0; at < 4; at += 1) said.add(await (await shop.get('/api/frame')).text());
  return [...said].toSorted();
}

test(
  'a page leads from http to https; a program that asks in the clear is refused',
  BY_NIGHT,
  async ({ desk }) => {
    const clear = await request.newContext({ baseURL: `http://127.0.0.1:${desk.ports.http}` });
    const page = await clear.get('/webshop?page=2', { maxRedirects: 0 });
    expect([page.status(), page.headers()['location']]).toEqual([301, 'https://127.0.0.1/webshop?page=2']);
    for (const path of ['/api/auth/login', '/api', '/content/insects'])
      expect((await clear.post(path, { maxRedirects: 0 })).status()).toBe(403);
  },
);

/** What a handshake ends with: version and cipher, or what the server said against it. */
async function shakeHands(port: number, options: ConnectionOptions): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options });
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('secureConnect', () => resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`));
  socket.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  const said = await promise;
  socket.destroy();
  return said;
}

test('keys and tokens of addresses stand in no log', BY_NIGHT, async ({ desk }) => {
  const shop = await visit(desk.ports);
  for (const path of [
    '/order/VDM-2026-000001?key=secret-key',
    '/login/secret-token',
    '/api/orders/1?key=secret-key',
  ])
    expect((await shop.get(path)).status()).toBe(200);
  const clear = await request.newContext({ baseURL: `http://127.0.0.1:${desk.ports.http}` });
  await clear.get('/webshop?key=secret-key', { maxRedirects: 0 });
  const lines = (await desk.nginx.log()).trim().split('\n');
  expect(lines).toHaveLength(4);
  for (const line of lines)
    expect(line).toMatch(/^127\.0\.0\.1 \[\S+\] GET [23]\d\d \d+ [\d.]+ [\da-f]{32}$/);
});

test('browsers speak TLS 1.2 or 1.3, by ciphers with forward secrecy alone', BY_NIGHT, async ({ desk }) => {
  const { https } = desk.ports;
  // The server refuses: this client could speak so.
  const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  for (const maxVersion of ['TLSv1', 'TLSv1.1'] as const)
    expect(await shakeHands(https, { ...old, maxVersion })).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
  const weak = {
    maxVersion: 'TLSv1.2',
    ciphers: 'ECDHE-ECDSA-AES128-SHA256:ECDHE-ECDSA-AES128-SHA',
  } as const;
  expect(await shakeHands(https, weak)).toMatch(/ALERT_HANDSHAKE_FAILURE$/);
  expect(await shakeHands(https, { maxVersion: 'TLSv1.2' })).toBe(
    'TLSv1.2 TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384',
  );
  expect(await shakeHands(https, {})).toMatch(/^TLSv1\.3 TLS_(?:AES|CHACHA20)/);
});

test('processes that are restarted one after the other are missed by nobody', BY_NIGHT, async ({ desk }) => {
  const shop = await visit(desk.ports);
  const [first, second] = desk.pages;
  first?.stop();
  for (let at = 0; at < 4; at += 1) expect((await shop.get('/')).status()).toBe(200);
  const again = createServer((_request, response) => void response.end('back')).listen(
    first?.port,
    '127.0.0.1',
  );
  await once(again, 'listening');
  second?.stop();
  for (let at = 0; at < 4; at += 1) expect(await (await shop.get('/')).text()).toBe('back');
  again.close();
});

test(
  'when everything is away each request is told so, with 503 and in its own type',
  BY_NIGHT,
  async ({ desk }) => {
    const shop = await visit(desk.ports);
    for (const one of [...desk.pages, ...desk.data]) one.stop();
    const kinds: [string, string, string][] = [
      ['/', 'text/html', 'your cart is kept'],
      ['/nl/webshop', 'text/html', 'je winkelwagen blijft'],
      ['/fr/panier', 'text/html', 'votre panier est conservé'],
      ['/releases/catalog/files/remoteEntry.abc.js', 'javascript', ''],
      ['/worker.js', 'javascript', ''],
      ['/releases/catalog/files/main.abc.css', 'text/css', ''],
      ['/releases/catalog/remote.json', 'application/json', ''],
      ['/robots.txt', 'text/plain', ''],
      ['/api/frame', 'application/json', 'Your cart is safe'],
    ];
    for (const [path, type, words] of kinds) {
      const answer = await shop.get(path, { headers: { 'if-modified-since': new Date().toUTCString() } });
      expect([path, answer.status()]).toEqual([path, 503]);
      expect(answer.headers()['content-type'], path).toContain(type);
      expect(answer.headers()['retry-after'], path).toBe('5');
      expect(await answer.text(), path).toContain(words);
    }
    const posted = await shop.post('/nl/webshop', { form: { q: 'papilio' } });
    expect([posted.status(), posted.headers()['retry-after']]).toEqual([503, '5']);
    expect(await posted.text()).toContain('je winkelwagen blijft');
    const order = await shop.post('/api/orders', { data: {}, headers: { 'x-locale': 'nl' } });
    expect([order.status(), await order.json()]).toMatchObject([503, { code: 'unsure' }]);
  },
);

test(
  'a visitor who comes when nginx has no connection left is told to come back',
  BY_NIGHT,
  async ({ desk }) => {
    const ports = { ...desk.ports, https: await freePort(), http: await freePort(), inner: await freePort() };
    const few = await startNginx(ports, { connections: 16 });
    for (const one of desk.data) one.state.isSilent = true;
    const visits = Array.from({ length: 24 }, async () => {
      const shop = await visit(ports);
      // Who got a connection waits: its process is silent.
      const answer = await shop.get('/content/insects', { timeout: REFUSED_MS }).catch(() => null);
      await shop.dispose();
      return answer?.status();
    });
    const told = new Set(await Promise.all(visits));
    await few.stop();
    expect([told.has(503), told.has(500)]).toEqual([true, false]);
  },
);
