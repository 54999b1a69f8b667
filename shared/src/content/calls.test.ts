import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { CompactInsect, ContentInsect } from '../contract/content.ts';
import * as calls from './calls.ts';
import { contentTransport, type ContentTransport } from './content-transport.ts';

const UUID = '0B0E5B0A-7C7C-4B4B-9C9C-1234567890AB';
const COMPACT: CompactInsect = {
  ...{ uuid: UUID, name: 'Papilio machaon', reference: 'BU-0001', photo: null },
  family: { id: 3, slug: 'papilionidae', name: 'Papilionidae', category: 'BUTTERFLIES' },
  ...{ price: 12.5, stock: 1, updated_at: '2026-01-05T00:00:00.000Z', REPAIR: false, MIXED: false },
};
const INSECT: ContentInsect = {
  ...{ ...COMPACT, images: [], quality: 'A1', size: 70, origin: 'Drôme', country: 'FR' },
  ...{ catch_date: '2019-06', spread: 'YES', gender: 'MALE' },
  ...{ description: '', description_nl: '', description_fr: '' },
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A service that answers as it is told, and what it was asked. */
async function serve(answer: RequestListener, timeoutMs?: number) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''));
    answer(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/shop-data`;
  const ask = contentTransport({ base, ...(timeoutMs !== undefined && { timeoutMs }) });
  return { ask, asked, server };
}

const saying =
  (body: string, status = 200, type = 'application/json'): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
const json = (body: unknown, status?: number) => saying(JSON.stringify(body), status);

describe('Whoever builds on the content service', () => {
  const CALLS: [string, (ask: ContentTransport) => Promise<unknown>][] = [
    ['/insects/compact', calls.listCompactInsects],
    ['/families/compact', (ask) => calls.listCompactFamilies(ask)],
    ['/families/compact?category=BUTTERFLIES', (ask) => calls.listCompactFamilies(ask, 'BUTTERFLIES')],
    [
      '/insects?family.id=3&MIXED=false&REPAIR=false&price_gt=1&_limit=-1',
      (ask) => calls.listInsectsOfFamily(ask, 3),
    ],
    ['/insects?uuid_in=A&uuid_in=B', (ask) => calls.listInsectsByUuid(ask, ['a', 'B', 'b'])],
    ['/insects?uuid=A&_limit=1', (ask) => calls.findInsectByUuid(ask, 'a')],
    [
      '/insects?_sort=updated_at:desc&price_gt=0&price_lte=1&_limit=-1',
      (ask) => calls.listInsectsUpTo(ask, 1),
    ],
    ['/insects?_sort=updated_at:desc&_limit=60', (ask) => calls.listLatestInsects(ask)],
    ['/insects?_sort=updated_at:desc&_limit=8', (ask) => calls.listLatestInsects(ask, 8)],
    ['/insects?REPAIR=true&_limit=-1', calls.listRepairs],
    ['/insects?MIXED=true&_limit=-1', calls.listMixedLots],
    ['/shipping/compact', calls.listShippingRates],
    ['/closingreason', calls.readClosingReason],
  ];

  it.each(CALLS)('asks %s by one function, below the base that is configured', async (address, call) => {
    const { ask, asked } = await serve(json([]));
    expect(await call(ask)).toMatchObject({ ok: true });
    expect(asked).toEqual([`/shop-data${address}`]);
  });

  it('asks nothing where the answer is known', async () => {
    const { ask, asked } = await serve(json([INSECT]));
    for (const maxPrice of [null, 0, -1, NaN]) {
      expect(await calls.listInsectsUpTo(ask, maxPrice)).toEqual({ ok: true, value: [] });
    }
    expect(await calls.listInsectsByUuid(ask, [])).toEqual({ ok: true, value: [] });
    for (const familyId of [0, -3, 1.5, NaN, Infinity]) {
      expect(await calls.listInsectsOfFamily(ask, familyId)).toMatchObject({
        failure: { kind: 'rejected', status: 400, message: 'Family ID not found' },
      });
    }
    expect(asked).toEqual([]);
  });

  it('gets all insects that it names, in pieces that one answer holds', async () => {
    const { ask, asked } = await serve(({ url }, response) => {
      const uuids = new URL(url ?? '', 'http://x').searchParams.getAll('uuid_in');
      response.end(JSON.stringify(uuids.slice(0, 60).map((uuid) => ({ ...INSECT, uuid }))));
    });
    const uuids = Array.from({ length: 61 }, (_none, n) => `LOT-${n}`);
    const found = await calls.listInsectsByUuid(ask, uuids);
    expect(found.ok && found.value.map(({ uuid }) => uuid)).toEqual(uuids);
    expect(asked).toHaveLength(2);
  });

  it('reads the short list with what is sold out last, the most recently updated first', async () => {
    const lots = [
      { ...COMPACT, name: 'older', updated_at: '2026-01-01T00:00:00.000Z' },
      { ...COMPACT, name: 'sold out', stock: 0, updated_at: '2026-01-09T00:00:00.000Z' },
      { ...COMPACT, name: 'newer' },
    ];
    const { ask } = await serve(json(lots));
    const list = await calls.listCompactInsects(ask);
    expect(list.ok && list.value.map(({ name }) => name)).toEqual(['newer', 'older', 'sold out']);
  });

  it('gets the first closing reason, and what a newer service says beside it is no harm', async () => {
    const closing = { id: 1, reason: 'VERLOF', mode: 'delayed', startsAt: '', endsAt: '', shipsFrom: null };
    const message = { en: 'Holiday', nl: 'Vakantie', fr: 'Vacances' };
    const said = { ...closing, message, fair: null, mood: 'sunny' };
    const { ask } = await serve(json([said, { ...said, id: 2 }]));
    expect(await calls.readClosingReason(ask)).toMatchObject({ ok: true, value: { id: 1, message } });
  });
});

describe('Whoever is refused by the content service reads', () => {
  const rejected = (message: string) => ({ kind: 'rejected', message });
  const nested = (...messages: unknown[]) => ({ data: [{ messages: messages }] });
  it.each([
    [
      'the first nested message',
      { ...nested({ message: 'One' }, { message: 'Two' }), message: 'M' },
      rejected('One'),
    ],
    ['the message field, where none is nested', { data: [], message: 'M' }, rejected('M')],
    [
      'the message field, where what is nested is no text',
      { ...nested({ message: 7 }, null), message: 'M' },
      rejected('M'),
    ],
    ['the first that says something', { ...nested({ message: ' ' }, { message: 'Two' }) }, rejected('Two')],
    ['nothing of an answer without a message', { result: false }, { kind: 'broken' }],
    ['nothing of an empty message', { message: '' }, { kind: 'broken' }],
    ['nothing of null', null, { kind: 'broken' }],
  ])('%s', async (_what, body, failure) => {
    const { ask, asked } = await serve(json(body, 503));
    expect(await calls.listRepairs(ask)).toMatchObject({ ok: false, failure: { ...failure, status: 503 } });
    // No retry (spec §5).
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['the text of an answer in plain text', 'Sorry, no.\n', rejected('Sorry, no.')],
    ['nothing of a page for browsers', '<html><body>502</body></html>', { kind: 'broken' }],
    ['nothing of a text without end', 'x'.repeat(10_000), { kind: 'broken' }],
    ['nothing where nothing is said', '', { kind: 'broken' }],
  ])('%s', async (_what, body, failure) => {
    const { ask } = await serve(saying(body, 502, 'text/plain'));
    expect(await calls.listRepairs(ask)).toMatchObject({ ok: false, failure: { ...failure, status: 502 } });
  });
});

describe('What only looks like the content service', () => {
  it.each([
    ['a page', '<!doctype html><title>Vitrine</title>'],
    ['half a list', JSON.stringify([INSECT]).slice(0, 40)],
    ['an object', '{}'],
    ['null', 'null'],
    ['nothing', ''],
    ['a price in words', JSON.stringify([{ ...INSECT, price: '12.50' }])],
    ['an insect without a family', JSON.stringify([{ ...INSECT, family: null }])],
    ['a grade that there is none of', JSON.stringify([{ ...INSECT, quality: '<b>A1</b>' }])],
    ['one of them that is none', JSON.stringify([INSECT, 7])],
  ])('is not believed: %s', async (_what, body) => {
    const { ask } = await serve(saying(body));
    const broken = { ok: false, failure: { kind: 'broken', status: 200 } };
    expect(await calls.listRepairs(ask)).toEqual(broken);
    expect(await calls.findInsectByUuid(ask, UUID)).toEqual(broken);
    expect(await calls.listInsectsByUuid(ask, [UUID])).toEqual(broken);
  });

  it('is not believed where it breaks off in the middle', async () => {
    const { ask } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
      response.socket?.end();
    });
    expect(await calls.listRepairs(ask)).toEqual({ ok: false, failure: { kind: 'offline' } });
  });
});

describe('A content service that does not answer', () => {
  it('is offline where nobody listens', async () => {
    const { ask, server } = await serve(json([]));
    server.close().closeAllConnections();
    expect(await calls.listRepairs(ask)).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  it('is given up after the time that is configured, also while it goes on talking', async () => {
    const { ask } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
      const talking = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(talking));
    }, 300);
    expect(await calls.listRepairs(ask)).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  it('is waited for 15 seconds unless another time is configured', async () => {
    const { ask, server } = await serve(() => undefined);
    jest.useFakeTimers({
      doNotFake: [
        'nextTick',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'queueMicrotask',
      ],
    });
    let answer: unknown = null;
    const asking = calls.listRepairs(ask).then((given) => (answer = given));
    await once(server, 'request');
    await jest.advanceTimersByTimeAsync(14_999);
    expect(answer).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    await asking;
    jest.useRealTimers();
    expect(answer).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });
});
