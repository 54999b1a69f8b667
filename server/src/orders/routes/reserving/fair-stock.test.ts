import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { holdSchema, tooMuchReservedSchema } from '@vitrine/shared/contract/orders/cart-check';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { openFairShop, type FairShop } from './testing/fair-shop.ts';

const networkOf = (network: string) => Array.from({ length: 20 }, (_address, index) => `${network}.${index}`);

eachDatabase('In the sample shop', (open) => {
  let shop: FairShop;
  beforeAll(async () => {
    shop = await openFairShop(await open());
  });
  beforeEach(() => shop.empty());

  it('one visitor with six requests reserves forty lots, and no more by orders', async () => {
    const visitor = shop.desk.visitor({ ip: '192.0.2.1' });
    const all = await shop.hold(visitor, shop.lots.slice(0, 200));
    expect(all.statusCode).toBe(409);
    expect(tooMuchReservedSchema.parse(all.json())).toMatchObject({
      code: 'too-much-kept',
      left: { lots: 40, pieces: 60 },
      error: expect.stringContaining('At most 40 lots can be reserved for you now, 60 pieces together'),
    });
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1)
      answers.push(await shop.hold(visitor, shop.lots.slice(turn * 40, turn * 40 + 40)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 409, 409, 409, 409]);
    const ordered = await shop.order(visitor, shop.lots.slice(40, 41));
    expect(ordered.json()).toMatchObject({ code: 'too-much-kept', left: { lots: 0 } });
    expect(await shop.reservedNow()).toMatchObject({ lots: 40 });
  });

  it('one visitor reserves sixty specimens at most, however few lots they are of', async () => {
    const many = await shop.desk.database.kysely
      .selectFrom('insects')
      .select(['uuid', 'on_hand as amount'])
      .where('is_shown', '=', 1)
      .orderBy('on_hand', 'desc')
      .limit(20)
      .execute();
    const visitor = shop.desk.visitor({ ip: '192.0.2.2' });
    const answer = await visitor.post('/api/checkout/holds', { lines: many });
    expect(answer.json()).toMatchObject({ left: { pieces: 60 } });
  });

  it('a collector with forty lots buys them: the hold becomes the order, and counts once', async () => {
    const cart = shop.lots.slice(100, 140);
    const visitor = shop.desk.visitor({ ip: '192.0.2.3' });
    const { holdId } = holdSchema.parse((await shop.hold(visitor, cart)).json());
    const placed = await shop.order(visitor, cart, { holdId });
    expect(placed.statusCode).toBe(201);
    expect((await shop.hold(visitor, shop.lots.slice(140, 141))).json()).toMatchObject({
      code: 'too-much-kept',
    });
    await shop.desk.press(placed.json(), 'pay');
    const rest = shop.lots.slice(140, 180);
    expect((await shop.hold(visitor, rest)).statusCode).toBe(200);
  });

  it('nobody is known once nothing is reserved for them: not when the hold ends, nor when the order is paid', async () => {
    const rows = await shop.desk.database.kysely
      .selectFrom('holds')
      .select(['visitor', 'network'])
      .unionAll(shop.desk.database.kysely.selectFrom('orders').select(['visitor', 'network']))
      .execute();
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows.flatMap(({ visitor, network }) => [visitor, network]))).toEqual(new Set([null]));
  });

  it('a refusal leaves no trace', async () => {
    const { kysely } = shop.desk.database;
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
    const visitor = shop.desk.visitor({ ip: '192.0.3.1' });
    expect((await shop.hold(visitor, shop.lots.slice(300, 341))).statusCode).toBe(409);
    expect((await shop.order(visitor, shop.lots.slice(300, 341))).json()).toMatchObject({
      code: 'too-much-kept',
    });
    expect(await count()).toEqual(before);
  });

  it('two requests of one visitor at the same moment do not both pass', async () => {
    const visitor = shop.desk.visitor({ ip: '192.0.4.1' });
    const answers = await Promise.all(
      [0, 1, 2, 3].map((turn) => shop.hold(visitor, shop.lots.slice(200 + turn * 30, 230 + turn * 30))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('all addresses of one network together reserve five per cent of the lots', async () => {
    await shop.grab(networkOf('198.51.100'));
    expect((await shop.reservedNow()).lots).toBe(Math.floor(shop.lots.length / 20));
  });

  it('nor do they reserve more than five per cent of its value', async () => {
    await shop.grab(networkOf('198.51.100'), shop.lots.toReversed());
    const { cents, lots: dear } = await shop.reservedNow();
    expect(dear).toBeGreaterThan(0);
    expect(cents).toBeLessThanOrEqual(shop.value / 20);
  });

  it('all addresses of an IPv6 /48 are one network, too', async () => {
    await shop.grab(Array.from({ length: 8 }, (_address, index) => `2001:db8:1:${index}::1`));
    expect((await shop.reservedNow()).lots).toBe(Math.floor(shop.lots.length / 20));
  });
});
