import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { ACCOUNT_PERMITS, MAX_QUEUE, OWN_PERMITS } from './page-queue.ts';
import { PageDesk, PLACES, textOf } from '../../../testing/page-desk.tsx';

let desk: PageDesk;
let open: () => void;
beforeEach(() => {
  desk = new PageDesk();
  close();
});

/** The lists' data are late from now on, until `open()`. */
function close(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  desk.gate = promise;
  open = resolve;
}

const lists = (count: number, signal?: AbortSignal) =>
  Array.from({ length: count }, (_, at) => desk.open(`/webshop?page=${at}`, {}, 'GET', signal));
const drawn = () => desk.timesAsked('/api/extra');
const settled = async (holds: () => boolean) => {
  while (!holds()) await setImmediate();
};

it('two visitors of a page that waits share its drawing, also when the first one leaves', async () => {
  const held = lists(PLACES);
  const leaver = new AbortController();
  const left = desk.open('/webshop', {}, 'GET', leaver.signal);
  const stayed = desk.open('/webshop');
  leaver.abort();
  open();
  expect([(await stayed).status, (await left).status]).toEqual([200, 200]);
  await Promise.all(held);
  expect(drawn()).toBe(PLACES + 1);
});

it('a page that nobody waits for any more is not drawn', async () => {
  const held = lists(PLACES);
  const leavers = [new AbortController(), new AbortController()];
  const left = leavers.map(({ signal }) => desk.open('/webshop', {}, 'GET', signal));
  for (const leaver of leavers) leaver.abort();
  for (const { status, body } of await Promise.all(left)) expect([status, body?.length]).toEqual([503, 0]);
  open();
  await Promise.all(held);
  expect(drawn()).toBe(PLACES);
  expect(desk.queues().lists).toEqual({ waiting: 0, begun: PLACES, dropped: 0, abandoned: 1 });
});

it('a page that has its place is not begun when its visitor has just hung up', async () => {
  const leaver = new AbortController();
  const left = desk.open('/webshop', {}, 'GET', leaver.signal);
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
  leaver.abort();
  open();
  expect((await left).status).toBe(503);
  expect(drawn()).toBe(0);
  expect(desk.queues().lists).toEqual({ waiting: 0, begun: 0, dropped: 0, abandoned: 1 });
});

it('a page that somebody else asks for counts as one that is asked for now', async () => {
  const leaving = new AbortController();
  const held = lists(PLACES, leaving.signal);
  const popular = desk.open('/webshop');
  const others = Array.from({ length: MAX_QUEUE - 1 }, (_, at) =>
    desk.open(`/webshop?sort=${at}`, {}, 'GET', leaving.signal),
  );
  const again = desk.open('/webshop');
  await settled(() => desk.queues().lists.waiting === MAX_QUEUE);
  // Of too many the oldest is refused: that is another one now.
  const last = desk.open('/webshop?page=last', {}, 'GET', leaving.signal);
  expect((await others[0])?.status).toBe(503);
  leaving.abort();
  open();
  expect([(await popular).status, (await again).status]).toEqual([200, 200]);
  await Promise.all([...held, ...others, last]);
});

it('of too many the oldest is told to come back, with a sentence about the cart', async () => {
  const leaving = new AbortController();
  const held = lists(PLACES, leaving.signal);
  const oldest = desk.open('/nl/webshop');
  const newer = Array.from({ length: MAX_QUEUE }, (_, at) =>
    desk.open(`/webshop?sort=${at}`, {}, 'GET', leaving.signal),
  );
  const refused = await oldest;
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'nl' });
  expect(textOf(refused)).toMatch(/<html lang="nl">.*je winkelwagen blijft bewaard.*<a href="".*<\/html>$/s);
  expect(desk.queues().lists.dropped).toBe(1);
  leaving.abort();
  open();
  await Promise.all([...held, ...newer]);
});

it('who comes last takes the place of who came long ago, or has the page of a moment ago at once', async () => {
  desk.gate = null;
  await desk.open('/webshop?page=known');
  await desk.open('/webshop?page=known');
  desk.nowMs += 20_000;
  close();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    const leaving = new AbortController();
    const held = lists(PLACES + MAX_QUEUE, leaving.signal);
    await settled(() => desk.queues().lists.waiting === MAX_QUEUE);
    expect(desk.cached('/webshop?page=known')?.status).toBe(200);
    // Not packed before, the sentence is not ready: the queue itself is to refuse, and count it then.
    expect(desk.cached('/webshop', '', 'br')).toBeNull();
    expect(desk.queues().lists.dropped).toBe(0);
    // All of them came just now.
    expect(desk.cached('/webshop')?.status).toBe(503);
    expect(desk.queues().lists.dropped).toBe(1);
    await jest.advanceTimersByTimeAsync(800);
    expect(desk.cached('/webshop?page=known')?.status).toBe(200);
    expect(desk.cached('/webshop')).toBeNull();
    const last = desk.open('/webshop');
    expect((await held[PLACES])?.status).toBe(503);
    leaving.abort();
    open();
    expect((await last).status).toBe(200);
    await Promise.all(held);
  } finally {
    jest.useRealTimers();
  }
});

it('nobody waits longer than a second and a half for a place', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  try {
    const held = lists(PLACES);
    const waiting = desk.open('/webshop');
    let said = 0;
    void waiting.then(({ status }) => (said = status));
    await settled(() => desk.queues().lists.waiting === 1);
    await jest.advanceTimersByTimeAsync(1_499);
    expect(said).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect((await waiting).status).toBe(503);
    open();
    await Promise.all(held);
  } finally {
    jest.useRealTimers();
  }
});

it('who finds no place has the page as it last was, for a minute past its age and until the catalogue changes', async () => {
  const openNow = async () => {
    close();
    const leaving = new AbortController();
    const held = lists(PLACES, leaving.signal);
    const asked = desk.open('/webshop');
    const newer = Array.from({ length: MAX_QUEUE }, (_, at) =>
      desk.open(`/webshop?sort=${at}`, {}, 'GET', leaving.signal),
    );
    const { status } = await asked;
    leaving.abort();
    open();
    await Promise.all([...held, ...newer]);
    return status;
  };
  desk.gate = null;
  await desk.open('/webshop');
  desk.nowMs += 65_000;
  expect(await openNow()).toBe(200);
  desk.nowMs += 1;
  expect(await openNow()).toBe(503);
  desk.gate = null;
  await desk.open('/webshop');
  desk.version = '2';
  expect(await openNow()).toBe(503);
});

it('the checkout is drawn while as many lists wait as may', async () => {
  const leaving = new AbortController();
  const waiting = lists(PLACES + MAX_QUEUE, leaving.signal);
  await settled(() => drawn() === PLACES);
  // Only the lists' data are late.
  desk.gate = null;
  expect((await desk.open('/cart/checkout')).status).toBe(200);
  leaving.abort();
  open();
  await Promise.all(waiting);
});

it('the checkout is drawn while logins are asked for from many addresses', async () => {
  const leaving = new AbortController();
  const logins = Array.from({ length: 2 * MAX_QUEUE }, (_, at) =>
    desk.open(`/login?try=${at}`, {}, 'GET', leaving.signal, `10.0.0.${at}`),
  );
  await settled(() => drawn() >= ACCOUNT_PERMITS);
  desk.gate = null;
  expect((await desk.open('/cart/checkout', {}, 'GET', undefined, '10.9.9.9')).status).toBe(200);
  leaving.abort();
  open();
  await Promise.all(logins);
});

it.each([
  ['/login', ACCOUNT_PERMITS],
  ['/cart', OWN_PERMITS],
  ['/cart/checkout', OWN_PERMITS],
  ['/order/VDM-2026-000001', OWN_PERMITS],
] as const)('however often one address asks for %s, another one has it', async (path, permits) => {
  const leaving = new AbortController();
  const flood = Array.from({ length: 2 * MAX_QUEUE }, (_, at) =>
    desk.open(`${path}?try=${at}`, {}, 'GET', leaving.signal, '10.6.6.6'),
  );
  // It takes all places but one.
  await settled(() => drawn() >= permits - 1);
  const refused = await flood[permits - 1];
  expect([refused?.status, refused?.headers['retry-after']]).toEqual([503, '5']);
  // Also when it asked first for the very page.
  const first = desk.open(path, {}, 'GET', leaving.signal, '10.6.6.6');
  desk.gate = null;
  expect((await desk.open(path, {}, 'GET', undefined, '10.9.9.9')).status).toBe(200);
  leaving.abort();
  open();
  await Promise.all([...flood, first]);
});
