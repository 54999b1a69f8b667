import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { alreadyOrderedSchema, receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import { holdSchema } from '@vitrine/shared/contract/orders/cart-check';
import { openOrderDesk, type OrderDesk } from '../../../testing/desks/order-desk.ts';
import { releaseLapsedHolds } from './holds.ts';
import { stockFaults } from '../../../catalogue/store/stock.ts';
import { eachDatabase } from '../../../database/testing/databases.ts';

eachDatabase('A shopper at the checkout', (open) => {
  /** Of all tests: each has lots of its own, and begins when what others hold is over. */
  let desk: OrderDesk;
  let begun = 0;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
  });
  beforeEach(async () => {
    desk.passMinutes(60);
    await releaseLapsedHolds(desk.database, desk.now());
    begun = desk.now().getTime();
  });
  const after = (minutes: number) => new Date(begun + minutes * 60_000).toISOString();
  /** As a browser makes them. */
  const madeName = () => randomBytes(18).toString('base64url');

  it('has the lot reserved for 15 minutes, and no longer', async () => {
    const uuid = await desk.addLot();
    const hold = holdSchema.parse((await desk.hold([{ uuid, amount: 1 }])).json());
    expect(hold.expiresAt).toBe(after(15));
    expect((await desk.hold([{ uuid, amount: 1 }])).json()).toMatchObject({
      code: 'out-of-stock',
      check: { lines: [{ status: 'sold-out' }] },
    });
    desk.passMinutes(14);
    expect(await releaseLapsedHolds(desk.database, desk.now())).toBe(0);
    desk.passMinutes(1);
    const released = await Promise.all([1, 2].map(() => releaseLapsedHolds(desk.database, desk.now())));
    expect(released.toSorted()).toEqual([0, 1]);
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
    expect((await desk.hold([{ uuid, amount: 1 }])).statusCode).toBe(200);
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('keeps the hold on a reload, with its full time again', async () => {
    const lines = [{ uuid: await desk.addLot(), amount: 1 }];
    const first = holdSchema.parse((await desk.hold(lines)).json());
    desk.passMinutes(10);
    const again = holdSchema.parse((await desk.hold(lines, first.holdId)).json());
    expect(again).toEqual({ holdId: first.holdId, expiresAt: after(25) });
  });

  it('has the same hold when they ask again because its first answer was lost', async () => {
    const uuid = await desk.addLot();
    const made = madeName();
    const asked = await Promise.all([1, 2].map(() => desk.hold([{ uuid, amount: 1 }], made)));
    asked.push(await desk.hold([{ uuid, amount: 1 }], made));
    for (const answer of asked) expect(answer.json()).toMatchObject({ holdId: made });
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 1 });
    const other = await desk.hold([{ uuid, amount: 1 }], madeName());
    expect(other.json()).toMatchObject({ code: 'out-of-stock', check: { lines: [{ status: 'sold-out' }] } });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it.each([
    ['lapsed', [0, 0]],
    ['was of other lots', [0, 1]],
  ])(
    'finds the hold that followed one that %s, though its answer was lost',
    async (_case, [before, after]) => {
      const lots = [await desk.addLot(), await desk.addLot()].map((uuid) => [{ uuid, amount: 1 }]);
      const [first = [], next = []] = [lots[before ?? 0], lots[after ?? 0]];
      const made = madeName();
      await desk.hold(first, made);
      desk.passMinutes(before === after ? 15 : 0);
      await releaseLapsedHolds(desk.database, desk.now());
      const lost = holdSchema.parse((await desk.hold(next, made)).json());
      expect(lost.holdId).not.toBe(made);
      expect((await desk.hold(next, made)).json()).toEqual(lost);
      expect((await desk.hold(next, madeName())).statusCode).toBe(409);
      expect(await stockFaults(desk.database.kysely)).toEqual([]);
    },
  );

  it('has a name made for them where theirs could be guessed', async () => {
    const { holdId } = holdSchema.parse(
      (await desk.hold([{ uuid: await desk.addLot(), amount: 1 }], 'mine')).json(),
    );
    expect(holdId).not.toBe('mine');
  });

  it('keeps no hold longer than 30 minutes, however often they reload', async () => {
    const uuid = await desk.addLot();
    const lines = [{ uuid, amount: 1 }];
    const { holdId } = holdSchema.parse((await desk.hold(lines)).json());
    desk.passMinutes(14);
    await desk.hold(lines, holdId);
    desk.passMinutes(14);
    expect((await desk.hold(lines, holdId)).json()).toEqual({
      holdId,
      expiresAt: after(30),
    });
    desk.passMinutes(2);
    expect(await releaseLapsedHolds(desk.database, desk.now())).toBe(1);
    const other = holdSchema.parse((await desk.hold(lines)).json());
    expect(other.holdId).not.toBe(holdId);
    expect((await desk.hold(lines, holdId)).statusCode).toBe(409);
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 1 });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('has to ask again after that, and gets a new hold when the lots are still free', async () => {
    const uuid = await desk.addLot();
    const lines = [{ uuid, amount: 1 }];
    const { holdId } = holdSchema.parse((await desk.hold(lines)).json());
    desk.passMinutes(30);
    const over = await desk.hold(lines, holdId);
    expect([over.statusCode, over.json().code]).toEqual([409, 'hold-over']);
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
    const next = holdSchema.parse((await desk.hold(lines, holdId)).json());
    expect(next).toEqual({ holdId: expect.any(String), expiresAt: after(45) });
    expect(next.holdId).not.toBe(holdId);
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 1 });
  });

  it('may change the cart: the new lots are reserved, the others free', async () => {
    const [one, two] = [await desk.addLot(), await desk.addLot({ on_hand: 3 })];
    const first = holdSchema.parse((await desk.hold([{ uuid: one, amount: 1 }])).json());
    const second = holdSchema.parse((await desk.hold([{ uuid: two, amount: 2 }], first.holdId)).json());
    expect(second.holdId).not.toBe(first.holdId);
    expect(await desk.stockOf(one)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await desk.stockOf(two)).toEqual({ on_hand: 3, reserved: 2 });
    expect((await desk.hold([{ uuid: two, amount: 9 }], second.holdId)).statusCode).toBe(409);
    expect(await desk.stockOf(two)).toEqual({ on_hand: 3, reserved: 2 });
  });

  it('makes no time for the other lots by dropping one after the other', async () => {
    const uuids = [await desk.addLot(), await desk.addLot(), await desk.addLot(), await desk.addLot()];
    const cart = (from: number) => uuids.slice(from).map((uuid) => ({ uuid, amount: 1 }));
    let { holdId } = holdSchema.parse((await desk.hold(cart(0))).json());
    const ends = [];
    for (const dropped of [1, 2]) {
      desk.passMinutes(14);
      const next = holdSchema.parse((await desk.hold(cart(dropped), holdId)).json());
      expect(next.holdId).not.toBe(holdId);
      ({ holdId } = next);
      ends.push(next.expiresAt);
    }
    expect(ends).toEqual([after(29), after(30)]);
    desk.passMinutes(2);
    expect((await desk.hold(cart(3), holdId)).json()).toMatchObject({ code: 'hold-over' });
    for (const uuid of uuids) expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('sees their own cart as available while they hold it', async () => {
    const lines = [{ uuid: await desk.addLot(), amount: 1 }];
    const { holdId } = holdSchema.parse((await desk.hold(lines)).json());
    const check = (payload: object) => desk.app.inject({ method: 'POST', url: '/api/cart/check', payload });
    expect((await check({ lines })).json()).toMatchObject({ lines: [{ status: 'sold-out' }], totalCents: 0 });
    expect((await check({ lines, holdId })).json()).toMatchObject({
      lines: [{ status: 'ok', insect: { stock: 1 } }],
      totalCents: 1000,
    });
  });

  it('orders what they hold, though nothing else is left', async () => {
    const lines = [{ uuid: await desk.addLot(), amount: 1 }];
    const { holdId } = holdSchema.parse((await desk.hold(lines)).json());
    expect((await desk.order(desk.orderFor(lines))).statusCode).toBe(409);
    expect((await desk.order(desk.orderFor(lines, { holdId }))).statusCode).toBe(201);
    desk.passMinutes(15);
    expect(await releaseLapsedHolds(desk.database, desk.now())).toBe(0);
    expect(await desk.stockOf(lines[0]?.uuid ?? '')).toEqual({ on_hand: 1, reserved: 1 });
  });

  it.each([
    ['address', { address: { city: 'Brugge', company: 'Naturalia' } }],
    ['e-mail address', { email: 'ann@example.com' }],
    ['remark', { remarks: 'Ring twice' }],
    ['payment', { paymentMethod: 'creditcard' as const }],
    ['amount', { amount: 2 }],
  ])('is told of the order that stands when another tab orders it with another %s', async (_what, other) => {
    const uuid = await desk.addLot({ on_hand: 9 });
    const { holdId } = holdSchema.parse((await desk.hold([{ uuid, amount: 1 }])).json());
    const { amount, ...more } = { amount: 1, ...other };
    const wish = {
      ...{ holdId, vatNumber: 'BE 0123.456.749', remarks: ' Ring once. ' },
      address: { company: 'Naturalia' },
    };
    const first = desk.orderFor([{ uuid, amount: 1 }], wish);
    const { reference, key } = receiptSchema.parse((await desk.order(first)).json());
    const answer = await desk.order(desk.orderFor([{ uuid, amount }], { ...wish, ...more }), randomUUID());
    expect(answer.statusCode).toBe(409);
    const refused = answer.json();
    expect(refused).toMatchObject({
      code: 'already-ordered',
      error: expect.stringContaining('ordered already'),
    });
    expect(alreadyOrderedSchema.parse(refused).order).toEqual({ reference, key });
    expect((await desk.order(first)).json()).toMatchObject({ reference, key });
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 9, reserved: 1 });
  });

  it.each([
    ['held', 1, 0],
    ['held in another amount', 2, 0],
    ['held too long ago', 1, 60],
  ])('makes one order in two tabs of what is %s', async (_case, held, minutes) => {
    const uuid = await desk.addLot({ on_hand: 9 });
    const { holdId } = holdSchema.parse((await desk.hold([{ uuid, amount: held }])).json());
    desk.passMinutes(minutes);
    await releaseLapsedHolds(desk.database, desk.now());
    const body = desk.orderFor([{ uuid, amount: 1 }], { holdId });
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.order(body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 9, reserved: 1 });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });
});
