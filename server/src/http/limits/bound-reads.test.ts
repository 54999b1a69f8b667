import { request } from 'node:http';
import { describe, expect, it, jest } from '@jest/globals';
import { openCatalogue } from '../../catalogue/engine/open-catalogue.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';

const open = oneDatabase();
const MOST = 64;
const MAX_WAIT_MS = 500;
const REAL = [
  ...(['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
];

/** A shop whose catalogue does not answer before it is told to, but for the lists that are to be cached. */
async function busyShop(...cached: number[]) {
  const database = await open();
  const gate = Promise.withResolvers<void>();
  let isOpen = true;
  const catalogue = openCatalogue(database, 0);
  let asked = 0;
  const find: typeof catalogue.find = async (query) => {
    if (isOpen) return catalogue.find(query);
    asked += 1;
    await gate.promise;
    return catalogue.find(query);
  };
  const desk = await openOrderDesk(database, { catalogue: { ...catalogue, find } });
  const list = (at: number) => desk.app.inject(`/api/catalogue/listing?category=BUTTERFLIES&priceTo=${at}`);
  // The second question stores it.
  for (const at of [...cached, ...cached]) await list(at);
  isOpen = false;
  return { desk, list, answer: gate.resolve, asked: () => asked };
}

/** Until nothing moves: all of the flood stand where they wait. */
async function untilStill(count: () => number): Promise<number> {
  let before = -1;
  while (before !== count()) {
    before = count();
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return before;
}

async function buy(desk: OrderDesk) {
  const uuid = await desk.addLot();
  const receipt = await desk.placed(uuid);
  return desk.press(receipt, 'pay');
}

describe('While lists are asked for as fast as can be, a shopper', () => {
  it('orders and pays; what finds no place is refused with a word for it', async () => {
    const { desk, list, answer, asked } = await busyShop();
    const flood = Array.from({ length: MOST + 100 }, (_, at) => list(at));
    const places = await untilStill(asked);
    expect((await buy(desk)).statusCode).toBe(303);
    answer();
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThanOrEqual(100 - places);
    for (const one of refused) {
      expect(one.headers['retry-after']).toBe('2');
      expect(one.json()).toMatchObject({ code: 'busy', error: expect.stringContaining('very busy') });
    }
    for (const { statusCode } of answers.slice(0, places)) expect(statusCode).toBe(200);
  });

  it('who came last is answered, and who came first is told to come back', async () => {
    const { list, answer, asked } = await busyShop();
    // By the clock alone: what waits goes on waiting.
    jest.useFakeTimers({ doNotFake: REAL });
    try {
      const held = Array.from({ length: MOST + 8 }, (_, at) => list(at));
      const places = await untilStill(asked);
      jest.advanceTimersByTime(MAX_WAIT_MS / 2 + 1);
      const newest = list(100);
      const oldest = await held[places];
      expect([oldest?.statusCode, oldest?.json()]).toMatchObject([503, { code: 'busy' }]);
      answer();
      expect((await newest).statusCode).toBe(200);
      await Promise.all(held);
    } finally {
      jest.useRealTimers();
    }
  });

  it('reads at once what is cached, though as many wait as may', async () => {
    const { list, answer, asked } = await busyShop(7);
    const flood = Array.from({ length: MOST + 100 }, (_, at) => list(1000 + at));
    await untilStill(asked);
    expect((await list(7)).statusCode).toBe(200);
    answer();
    await Promise.all(flood);
  });

  it('hears within half a second that there is no place for one more list', async () => {
    const { list, answer, asked } = await busyShop();
    const flood = Array.from({ length: 100 }, (_, at) => list(at));
    const places = await untilStill(asked);
    // The gate is shut: only the wait's end answers.
    const [late] = await Promise.all(flood.slice(places, places + 1));
    expect(late?.json()).toMatchObject({ code: 'busy' });
    answer();
    await Promise.all(flood);
  });

  it('who hangs up while waiting costs nothing', async () => {
    const { desk, list, answer, asked } = await busyShop();
    const held = Array.from({ length: 100 }, (_, at) => list(at));
    const places = await untilStill(asked);
    const origin = new URL(await desk.app.listen({ port: 0, host: '127.0.0.1' }));
    desk.app.server.unref();
    const gone = Promise.withResolvers<void>();
    desk.app.server.once('connection', (socket) => socket.once('close', () => gone.resolve()));
    const leaver = request(new URL('/api/catalogue/listing?category=MOTHS', origin)).on(
      'error',
      () => undefined,
    );
    desk.app.server.once('request', () => leaver.destroy());
    leaver.end();
    await gone.promise;
    answer();
    await Promise.all(held);
    expect(asked()).toBeGreaterThanOrEqual(places);
    expect(asked()).toBeLessThanOrEqual(held.length);
    await desk.app.close();
  });
});
