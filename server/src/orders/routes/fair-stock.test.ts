import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { holdSchema, tooMuchKeptSchema } from '@vitrine/shared/contract/orders/order';
import { stockFaults } from '../../catalogue/store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { fillShop } from '../../fill/fill-shop.ts';
import { openAccountDesk, type AccountDesk, type Visitor } from '../../testing/desks/account-desk.ts';
import { orderFor } from '../../testing/order-body.ts';
import { FAIR_SHARE } from '../rules/fair-share.ts';
import { cancelOverdueOrders } from '../paying/cancel-overdue.ts';
import { releaseLapsedHolds } from '../store/placing/holds.ts';

const STARTED = new Date('2026-03-01T10:00:00.000Z');

interface Lot {
  id: number;
  uuid: string;
  price_cents: number;
}

const networkOf = (network: string) => Array.from({ length: 20 }, (_address, index) => `${network}.${index}`);
const linesOf = (lots: readonly Lot[]) => lots.map(({ uuid }) => ({ uuid, amount: 1 }));
const sumOf = (lots: readonly Lot[]) => lots.reduce((sum, lot) => sum + lot.price_cents, 0);

/** How many of these lots, from the first on, are within what is left. */
function countFitting(some: readonly Lot[], { lots, cents }: { lots: number; cents: number | null }): number {
  let sum = 0;
  const end = some.findIndex((lot) => (sum += lot.price_cents) > (cents ?? Infinity));
  return Math.min(lots, end < 0 ? some.length : end);
}

eachDatabase('In the sample shop', (open) => {
  let desk: AccountDesk;
  /** The whole range, the cheapest first, and what it is worth. */
  let lots: Lot[];
  let value = 0;

  beforeAll(async () => {
    const database = await open();
    desk = await openAccountDesk(database, { fairShare: FAIR_SHARE });
    await database.kysely.deleteFrom('families').execute();
    await fillShop(database, STARTED);
  });

  // Each begins with nothing reserved, as if all time to pay were over.
  beforeEach(async () => {
    desk.passMinutes(60);
    await letLapse();
    await cancelOverdueOrders(desk.payments);
    const stock = await desk.database.kysely
      .selectFrom('insects')
      .select(['id', 'uuid', 'price_cents', 'on_hand'])
      .where('is_shown', '=', 1)
      .where('on_hand', '>', 0)
      .orderBy('price_cents')
      .orderBy('id')
      .execute();
    lots = stock;
    value = stock.reduce((sum, lot) => sum + lot.price_cents * lot.on_hand, 0);
  });

  async function letLapse() {
    while ((await releaseLapsedHolds(desk.database, desk.now())) > 0);
  }

  const hold = (visitor: Visitor, some: readonly Lot[], holdId?: string) =>
    visitor.post('/api/checkout/holds', { lines: linesOf(some), ...(holdId && { holdId }) });

  const order = (visitor: Visitor, some: readonly Lot[], more: object = {}) => {
    visitor.headers = { 'idempotency-key': randomUUID() };
    const total = sumOf(some);
    return visitor.post(
      '/api/orders',
      orderFor(linesOf(some), { expectedTotalCents: total + (total >= 10_000 ? 0 : 695), ...more }),
    );
  };

  async function heldBy(network: string | null) {
    const holds = desk.database.kysely
      .selectFrom('holds')
      .innerJoin('hold_lines', 'hold_lines.hold_id', 'holds.id')
      .innerJoin('insects', 'insects.id', 'hold_lines.insect_id')
      .where('state', '=', 'live');
    const rows = await (network === null ? holds : holds.where('network', '=', network))
      .select(['insect_id', 'price_cents', 'amount'])
      .execute();
    return {
      lots: new Set(rows.map((row) => row.insect_id)).size,
      cents: rows.reduce((sum, row) => sum + row.price_cents * row.amount, 0),
    };
  }

  /** Which part of the range is still there for others. */
  async function forSale() {
    const free = await desk.database.kysely
      .selectFrom('insects')
      .select((eb) => eb.fn.countAll<number>().as('lots'))
      .where('is_shown', '=', 1)
      .where('is_sold_out', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(free.lots) / lots.length;
  }

  /** As much of the shop as these addresses are let take, in carts as large as they may be. */
  async function grab(addresses: readonly string[], free: Lot[] = lots): Promise<void> {
    let left = free;
    for (const ip of addresses) {
      const visitor = desk.visitor({ ip });
      let size = 40;
      while (size > 0 && left.length > 0) {
        const answer = await hold(visitor, left.slice(0, size));
        if (answer.statusCode === 200) left = left.slice(size);
        else size = Math.min(size - 1, countFitting(left, tooMuchKeptSchema.parse(answer.json()).left));
      }
    }
  }

  it('one visitor with six requests reserves forty lots, and no more by orders', async () => {
    const visitor = desk.visitor({ ip: '192.0.2.1' });
    const all = await hold(visitor, lots.slice(0, 200));
    expect(all.statusCode).toBe(409);
    expect(tooMuchKeptSchema.parse(all.json())).toMatchObject({
      code: 'too-much-kept',
      left: { lots: 40, pieces: 60 },
      error: expect.stringContaining('At most 40 lots can be reserved for you now, 60 pieces together'),
    });
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1)
      answers.push(await hold(visitor, lots.slice(turn * 40, turn * 40 + 40)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 409, 409, 409, 409]);
    const ordered = await order(visitor, lots.slice(40, 41));
    expect(ordered.json()).toMatchObject({ code: 'too-much-kept', left: { lots: 0 } });
    expect(await heldBy(null)).toMatchObject({ lots: 40 });
  });

  it('one visitor reserves sixty specimens at most, however few lots they are of', async () => {
    const many = await desk.database.kysely
      .selectFrom('insects')
      .select(['uuid', 'on_hand as amount'])
      .where('is_shown', '=', 1)
      .orderBy('on_hand', 'desc')
      .limit(20)
      .execute();
    const visitor = desk.visitor({ ip: '192.0.2.2' });
    const answer = await visitor.post('/api/checkout/holds', { lines: many });
    expect(answer.json()).toMatchObject({ left: { pieces: 60 } });
  });

  it('a collector with forty lots buys them: the hold becomes the order, and counts once', async () => {
    const cart = lots.slice(100, 140);
    const visitor = desk.visitor({ ip: '192.0.2.3' });
    const { holdId } = holdSchema.parse((await hold(visitor, cart)).json());
    const placed = await order(visitor, cart, { holdId });
    expect(placed.statusCode).toBe(201);
    expect((await hold(visitor, lots.slice(140, 141))).json()).toMatchObject({ code: 'too-much-kept' });
    await desk.press(placed.json(), 'pay');
    const rest = lots.slice(140, 180);
    expect((await hold(visitor, rest)).statusCode).toBe(200);
  });

  it('nobody is known once nothing is reserved for them: not when the hold ends, nor when the order is paid', async () => {
    const rows = await desk.database.kysely
      .selectFrom('holds')
      .select(['visitor', 'network'])
      .unionAll(desk.database.kysely.selectFrom('orders').select(['visitor', 'network']))
      .execute();
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows.flatMap(({ visitor, network }) => [visitor, network]))).toEqual(new Set([null]));
  });

  it('a refusal leaves no trace', async () => {
    const { kysely } = desk.database;
    const count = async () =>
      Promise.all(
        (['holds', 'orders', 'reservation_locks', 'stock_moves', 'idempotency'] as const).map((table) =>
          kysely
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('rows'))
            .executeTakeFirst(),
        ),
      );
    const before = await count();
    const visitor = desk.visitor({ ip: '192.0.3.1' });
    expect((await hold(visitor, lots.slice(300, 341))).statusCode).toBe(409);
    expect((await order(visitor, lots.slice(300, 341))).json()).toMatchObject({ code: 'too-much-kept' });
    expect(await count()).toEqual(before);
  });

  it('two requests of one visitor at the same moment do not both pass', async () => {
    const visitor = desk.visitor({ ip: '192.0.4.1' });
    const answers = await Promise.all(
      [0, 1, 2, 3].map((turn) => hold(visitor, lots.slice(200 + turn * 30, 230 + turn * 30))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('all addresses of one network together reserve five per cent of the lots', async () => {
    await grab(networkOf('198.51.100'));
    expect((await heldBy(null)).lots).toBe(Math.floor(lots.length / 20));
  });

  it('nor do they reserve more than five per cent of its value', async () => {
    await grab(networkOf('198.51.100'), lots.toReversed());
    const { cents, lots: dear } = await heldBy(null);
    expect(dear).toBeGreaterThan(0);
    expect(cents).toBeLessThanOrEqual(value / 20);
  });

  it('all addresses of an IPv6 /48 are one network, too', async () => {
    await grab(Array.from({ length: 8 }, (_address, index) => `2001:db8:1:${index}::1`));
    expect((await heldBy(null)).lots).toBe(Math.floor(lots.length / 20));
  });

  it('200 addresses of 200 networks leave two fifths of the shop, and what they hold is free again sooner', async () => {
    await grab(Array.from({ length: 200 }, (_address, index) => `203.${index}.113.1`));
    expect(await forSale()).toBeGreaterThan(0.4);
    const networks = await desk.database.kysely
      .selectFrom('holds')
      .select('network')
      .distinct()
      .where('state', '=', 'live')
      .execute();
    for (const { network } of networks) {
      expect((await heldBy(network)).lots).toBeLessThanOrEqual(lots.length / 20);
    }
    const late = desk.visitor({ ip: '192.0.6.1' });
    const one = await hold(late, lots.slice(-1));
    expect(Date.parse(one.json().expiresAt) - desk.now().getTime()).toBe(3 * 60_000);
    expect((await hold(desk.visitor({ ip: '192.0.7.1' }), lots.slice(-4, -1))).json()).toMatchObject({
      left: { lots: 1 },
    });
    desk.passMinutes(5);
    await letLapse();
    expect(await forSale()).toBeGreaterThan(0.6);
  });

  it('whoever was let in before it was crowded orders what they hold', async () => {
    const cart = lots.slice(0, 40);
    const early = desk.visitor({ ip: '192.0.8.1' });
    const { holdId } = holdSchema.parse((await hold(early, cart)).json());
    await grab(
      Array.from({ length: 60 }, (_address, index) => `203.${index}.114.1`),
      lots.slice(40),
    );
    const fewer = await hold(early, cart.slice(1), holdId);
    const again = holdSchema.parse(fewer.json());
    expect((await order(early, cart.slice(1), { holdId: again.holdId })).statusCode).toBe(201);
  });

  it('who has paid an order before, and is logged in, has forty lots whatever others of the network do', async () => {
    const known = await desk.confirmed();
    const [first, ...others] = lots.slice(500);
    await desk.press(
      (await order(known, first ? [first] : [], { paymentMethod: 'bancontact' })).json(),
      'pay',
    );
    await grab(
      Array.from({ length: 60 }, (_address, index) => `203.${index}.115.1`),
      lots.slice(0, 500),
    );
    const answer = await hold(known, others.slice(0, 40));
    expect(answer.statusCode).toBe(200);
    expect(Date.parse(answer.json().expiresAt) - desk.now().getTime()).toBe(15 * 60_000);
    expect((await hold(known, others.slice(40, 41))).json()).toMatchObject({
      left: { lots: 0, cents: null },
    });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });
});
