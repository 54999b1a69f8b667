import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { holdSchema, tooMuchKeptSchema } from '@vitrine/shared/contract/orders/cart-check';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import { stockFaults } from '../../../catalogue/store/stock.ts';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { fillShop } from '../../../fill/fill-shop.ts';
import { itByNight } from '../../../testing/long-run.ts';
import { openAccountDesk, type AccountDesk, type Visitor } from '../../../testing/desks/account-desk.ts';
import { orderFor } from '../../../testing/order-body.ts';
import { FAIR_SHARE } from '../../rules/placing/fair-share.ts';
import { cancelOverdueOrders } from '../../paying/cancel-overdue.ts';
import { releaseLapsedHolds } from '../../store/placing/holds.ts';
import { openAlarms } from '../../store/stock-alarms.ts';
import { watchReservations } from '../../watch-reservations.ts';

const DAY = 24 * 60;
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
    // What lives in Europe is asked about in most countries; here all of the range is to be ordered.
    const natives = database.kysely.updateTable('insects').set({ name: 'Morpho didius' });
    await natives.where('cites_annex', 'is', null).execute();
  });

  // Each begins with nothing reserved, as if all time to pay were over.
  beforeEach(async () => {
    await letTimePass(8 * DAY);
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
    // Where no list of protected species keeps a lot of the sample from going.
    const address = { country: 'LU', postalCode: '1234', city: 'Luxembourg' };
    const expectedTotalCents = total + (total >= 20_000 ? 0 : 1195);
    const body = { address, shippingCode: 'near', expectedTotalCents, ...more };
    return visitor.post('/api/orders', orderFor(linesOf(some), body));
  };

  /** What live holds and unpaid orders reserve, a sum for each network and one for all. */
  async function reservedNow() {
    const rows = await desk.database.kysely
      .selectFrom('holds')
      .innerJoin('hold_lines', 'hold_lines.hold_id', 'holds.id')
      .innerJoin('insects', 'insects.id', 'hold_lines.insect_id')
      .where('state', '=', 'live')
      .select(['network', 'insect_id', 'insects.price_cents', 'amount'])
      .unionAll(
        desk.database.kysely
          .selectFrom('orders')
          .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
          .where('stock_state', '=', 'reserved')
          .select(['network', 'insect_id', 'order_lines.price_cents', 'amount']),
      )
      .execute();
    const sum = (some: typeof rows) => ({
      lots: new Set(some.map((row) => row.insect_id)).size,
      cents: some.reduce((all, row) => all + row.price_cents * row.amount, 0),
    });
    const networks = [...Map.groupBy(rows, ({ network }) => network).values()].map(sum);
    return { ...sum(rows), networks };
  }

  /** No network has more than five per cent of the lots or of the value, but for one lot, however dear. */
  async function expectFairNetworks() {
    const { networks } = await reservedNow();
    expect(networks.length).toBeGreaterThan(0);
    expect(Math.max(...networks.map((network) => network.lots))).toBeLessThanOrEqual(lots.length / 20);
    const many = networks.filter((network) => network.lots > 1);
    expect(Math.max(...many.map((network) => network.cents))).toBeLessThanOrEqual(value / 20);
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

  /**
   * As much of the shop as these visitors or addresses are let take, in carts as large as they may be; `then` is told of each.
   * @returns how many requests it took
   */
  async function grab(
    who: readonly (string | Visitor)[],
    free: Lot[] = lots,
    then: (visitor: Visitor, cart: Lot[], holdId: string) => Promise<unknown> = async () => undefined,
  ): Promise<number> {
    let left = free;
    let requests = 0;
    for (const one of who) {
      const visitor = typeof one === 'string' ? desk.visitor({ ip: one }) : one;
      let size = 40;
      while (size > 0 && left.length > 0) {
        const cart = left.slice(0, size);
        const answer = await hold(visitor, cart);
        requests += 1;
        if (answer.statusCode === 200) {
          left = left.slice(size);
          await then(visitor, cart, holdSchema.parse(answer.json()).holdId);
        } else size = Math.min(size - 1, countFitting(left, tooMuchKeptSchema.parse(answer.json()).left));
      }
    }
    return requests;
  }

  /** The same, and all of it ordered by transfer, at a mailbox each. */
  async function grabByOrders(addresses: readonly string[], free: Lot[] = lots): Promise<Receipt[]> {
    const receipts: Receipt[] = [];
    await grab(addresses, free, async (visitor, cart, holdId) => {
      const email = `a${receipts.length}@example.com`;
      const more = { holdId, email, emailConfirmation: email, paymentMethod: 'banktransfer' };
      const placed = await order(visitor, cart, more);
      receipts.push(receiptSchema.parse(placed.json()));
    });
    return receipts;
  }

  async function letTimePass(minutes: number) {
    desk.passMinutes(minutes);
    await letLapse();
    while ((await cancelOverdueOrders(desk.payments)) > 0);
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
    expect(await reservedNow()).toMatchObject({ lots: 40 });
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
    expect((await reservedNow()).lots).toBe(Math.floor(lots.length / 20));
  });

  it('nor do they reserve more than five per cent of its value', async () => {
    await grab(networkOf('198.51.100'), lots.toReversed());
    const { cents, lots: dear } = await reservedNow();
    expect(dear).toBeGreaterThan(0);
    expect(cents).toBeLessThanOrEqual(value / 20);
  });

  it('all addresses of an IPv6 /48 are one network, too', async () => {
    await grab(Array.from({ length: 8 }, (_address, index) => `2001:db8:1:${index}::1`));
    expect((await reservedNow()).lots).toBe(Math.floor(lots.length / 20));
  });

  it('200 addresses of 200 networks leave two fifths of the shop, and what they hold is free again sooner', async () => {
    await grab(Array.from({ length: 200 }, (_address, index) => `203.${index}.113.1`));
    expect(await forSale()).toBeGreaterThan(0.4);
    await expectFairNetworks();
    const late = desk.visitor({ ip: '192.0.6.1' });
    const one = await hold(late, lots.slice(-1));
    expect(Date.parse(one.json().expiresAt) - desk.now().getTime()).toBe(3 * 60_000);
    expect((await hold(desk.visitor({ ip: '192.0.7.1' }), lots.slice(-4, -1))).json()).toMatchObject({
      left: { lots: 1 },
    });
    await letTimePass(5);
    expect(await forSale()).toBeGreaterThan(0.6);
  });

  itByNight.each([
    ['that nobody pays', false],
    ['and press the link of every mail', true],
  ])(
    '200 addresses that order all they may, by transfers %s, do not keep the shop for a day',
    async (_how, isPressed) => {
      const receipts = await grabByOrders(
        Array.from({ length: 200 }, (_address, index) => `203.${index}.116.1`),
      );
      expect(await forSale()).toBeGreaterThan(0.4);
      await expectFairNetworks();
      const last = receipts.at(-1);
      const { bankTransfer } = last ? await desk.read(last) : {};
      const minutesUntil = (at = '') => (Date.parse(at) - desk.now().getTime()) / 60_000;
      expect(minutesUntil(bankTransfer?.payBefore)).toBe(30);
      expect(minutesUntil(bankTransfer?.weekUntil)).toBe(3.5 * 60);
      if (isPressed) for (const receipt of receipts) await desk.pressMailLink(receipt);
      await expectFairNetworks();
      const after = [await forSale()];
      for (const hours of [3, 4, 14]) {
        await letTimePass(hours * 60);
        after.push(await forSale());
      }
      // What is left is what the first few networks took before anything was scarce.
      expect(after.at(isPressed ? -1 : 1)).toBeGreaterThan(0.75);
      const cart = lots.slice(lots.length / 2, lots.length / 2 + 40);
      const newcomer = desk.visitor({ ip: '192.0.9.1' });
      for (const part of [0, 10, 20, 30]) {
        const some = cart.slice(part, part + 10);
        const placed = await order(newcomer, some, { paymentMethod: 'bancontact' });
        expect(placed.statusCode).toBe(201);
        await desk.press(placed.json(), 'pay');
      }
      expect(await stockFaults(desk.database.kysely)).toEqual([]);
    },
  );

  it('another attempt to pay, by transfer, keeps no lot longer than an order by transfer would', async () => {
    const visitor = desk.visitor({ ip: '192.0.10.1' });
    const cart = lots.slice(-1);
    await grab(
      Array.from({ length: 60 }, (_address, index) => `203.${index}.117.1`),
      lots.slice(0, -1),
    );
    const placed = receiptSchema.parse((await order(visitor, cart, { paymentMethod: 'bancontact' })).json());
    await desk.press(placed, 'fail');
    const url = `/api/orders/${placed.reference}/payments?key=${placed.key}`;
    expect((await visitor.post(url, { paymentMethod: 'banktransfer' })).statusCode).toBe(201);
    const { reservedUntil = '' } = await desk.read(placed);
    expect((Date.parse(reservedUntil) - desk.now().getTime()) / 60_000).toBe(60);
  });

  it('who has paid before pays again by transfer in a week, however much others have reserved', async () => {
    const email = 'again@example.com';
    const known = await desk.confirmed({ email, emailConfirmation: email });
    const mine = { email, emailConfirmation: email, paymentMethod: 'bancontact' };
    const [first, second] = [lots.slice(-1), lots.slice(-2, -1)];
    await desk.press((await order(known, first, mine)).json(), 'pay');
    await grab(
      Array.from({ length: 60 }, (_address, index) => `203.${index}.118.1`),
      lots.slice(0, -2),
    );
    const placed = receiptSchema.parse((await order(known, second, mine)).json());
    await desk.press(placed, 'fail');
    const url = `/api/orders/${placed.reference}/payments?key=${placed.key}`;
    expect((await known.post(url, { paymentMethod: 'banktransfer' })).statusCode).toBe(201);
    const { reservedUntil = '' } = await desk.read(placed);
    expect((Date.parse(reservedUntil) - desk.now().getTime()) / 60_000).toBe(7 * DAY);
  });

  it('whoever reloads the checkout once it is crowded keeps what was promised before', async () => {
    const early = desk.visitor({ ip: '192.0.11.1' });
    const cart = lots.slice(0, 10);
    const { holdId, expiresAt } = holdSchema.parse((await hold(early, cart)).json());
    await grab(
      Array.from({ length: 60 }, (_address, index) => `203.${index}.119.1`),
      lots.slice(40),
    );
    desk.passMinutes(7);
    const again = await hold(early, cart, holdId);
    expect([again.statusCode, again.json()]).toEqual([200, { holdId, expiresAt }]);
    expect((await order(early, cart, { holdId })).statusCode).toBe(201);
  });

  it('ten attempts to pay by card keep no lot longer than half an hour while it is crowded, and one may try again', async () => {
    const visitor = desk.visitor({ ip: '192.0.12.1' });
    await grab(
      Array.from({ length: 60 }, (_address, index) => `203.${index}.120.1`),
      lots.slice(0, -1),
    );
    const cart = lots.slice(-1);
    const placed = receiptSchema.parse((await order(visitor, cart, { paymentMethod: 'bancontact' })).json());
    // The others go on: what they held is held again.
    await desk.database.kysely
      .updateTable('holds')
      .set({ expires_at: new Date(desk.now().getTime() + DAY * 60_000).toISOString() })
      .where('state', '=', 'live')
      .execute();
    const url = `/api/orders/${placed.reference}/payments?key=${placed.key}`;
    const statuses = [];
    let minutes = 0;
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      desk.passMinutes(12);
      minutes += 12;
      while ((await cancelOverdueOrders(desk.payments)) > 0);
      const paymentMethod = attempt % 2 === 0 ? 'creditcard' : 'bancontact';
      statuses.push((await visitor.post(url, { paymentMethod })).statusCode);
      if (statuses.at(-1) !== 201) break;
    }
    expect(statuses).toEqual([201, 201, 409]);
    expect(minutes).toBe(36);
    const { reservedUntil = '', orderState } = await desk.read(placed);
    expect(orderState).toBe('cancelled');
    expect(reservedUntil).toBe('');
  });

  it('33 accounts of 33 networks that paid one cheap lot each keep the shop no week by transfer', async () => {
    const accounts: Visitor[] = [];
    const cheap = lots.slice(0, 33);
    for (const [index, lot] of cheap.entries()) {
      const email = `cheap${index}@example.com`;
      const { cookie } = await desk.confirmed({ email, emailConfirmation: email });
      const visitor = desk.visitor({ ip: `203.${index}.121.1` });
      visitor.cookie = cookie;
      const mine = { email, emailConfirmation: email, paymentMethod: 'bancontact' };
      await desk.press((await order(visitor, [lot], mine)).json(), 'pay');
      accounts.push(visitor);
    }
    await grab(accounts, lots.slice(33), async (visitor, cart, holdId) => {
      const index = accounts.indexOf(visitor);
      const email = `cheap${index}@example.com`;
      const more = { holdId, email, emailConfirmation: email, paymentMethod: 'banktransfer' };
      expect((await order(visitor, cart, more)).statusCode).toBe(201);
    });
    const left = [await forSale()];
    await letTimePass(DAY);
    left.push(await forSale());
    const [atOnce = 0, afterADay = 0] = left;
    expect({ isFair: atOnce > 0.4 && afterADay > 0.55, left }).toMatchObject({ isFair: true });
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
    const [paid, others] = [lots.slice(800, 820), lots.slice(500, 600)];
    await desk.press((await order(known, paid, { paymentMethod: 'bancontact' })).json(), 'pay');
    await grab(
      Array.from({ length: 60 }, (_address, index) => `203.${index}.115.1`),
      lots.slice(0, 500),
    );
    const answer = await hold(known, others.slice(0, 40));
    expect(answer.statusCode).toBe(200);
    expect(Date.parse(answer.json().expiresAt) - desk.now().getTime()).toBe(15 * 60_000);
    expect((await hold(known, others.slice(40, 41))).json()).toMatchObject({
      left: { lots: 0 },
    });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('accounts of one network that paid before reserve a tenth of the shop together, and the owner is told', async () => {
    const accounts = [];
    for (let account = 0; account < 5; account += 1) {
      const email = `known${account}@example.com`;
      const { cookie } = await desk.confirmed({ email, emailConfirmation: email });
      const visitor = desk.visitor({ ip: `198.51.102.${account}` });
      visitor.cookie = cookie;
      const some = lots.slice(800 + account * 10, 810 + account * 10);
      await desk.press((await order(visitor, some, { paymentMethod: 'bancontact' })).json(), 'pay');
      accounts.push(visitor);
    }
    const answers: number[] = [];
    for (const [at, visitor] of accounts.entries()) {
      const cart = lots.slice(20 + at * 40, 60 + at * 40);
      answers.push((await order(visitor, cart, { paymentMethod: 'banktransfer' })).statusCode);
    }
    // As many whole carts as are within twice five per cent.
    const carts = Math.floor((2 * Math.floor(lots.length / 20)) / 40);
    expect(answers).toEqual(accounts.map((_one, at) => (at < carts ? 201 : 409)));
    const { networks } = await reservedNow();
    expect(networks).toEqual([{ lots: carts * 40, cents: expect.any(Number) }]);
    expect(carts * 40).toBeLessThanOrEqual(lots.length / 10);
    await watchReservations(desk.database, desk.now());
    const [alarm] = (await openAlarms(desk.database.kysely)).filter(({ kind }) => kind === 'network');
    expect(alarm?.lots).toBe(carts * 40);
  });
});
