import { expect, it } from '@jest/globals';
import { alreadyOrderedSchema, receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import { holdSchema } from '@vitrine/shared/contract/orders/cart-check';
import { openOrderDesk } from '../../../testing/desks/order-desk.ts';
import { releaseLapsedHolds } from './holds.ts';
import { stockFaults } from '../../../catalogue/store/stock.ts';
import { eachDatabase } from '../../../database/testing/databases.ts';

eachDatabase('A shopper at the checkout', (open) => {
  it('has the lot reserved for 15 minutes, and no longer', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const hold = holdSchema.parse((await desk.hold([{ uuid, amount: 1 }])).json());
    expect(hold.expiresAt).toBe('2026-03-02T10:15:00.000Z');
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
    const desk = await openOrderDesk(await open());
    const lines = [{ uuid: await desk.addLot(), amount: 1 }];
    const first = holdSchema.parse((await desk.hold(lines)).json());
    desk.passMinutes(10);
    const again = holdSchema.parse((await desk.hold(lines, first.holdId)).json());
    expect(again).toEqual({ holdId: first.holdId, expiresAt: '2026-03-02T10:25:00.000Z' });
  });

  it('has the same hold when they ask again because its first answer was lost', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const made = 'a'.repeat(32);
    const asked = await Promise.all([1, 2].map(() => desk.hold([{ uuid, amount: 1 }], made)));
    asked.push(await desk.hold([{ uuid, amount: 1 }], made));
    for (const answer of asked) expect(answer.json()).toMatchObject({ holdId: made });
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 1 });
    const other = await desk.hold([{ uuid, amount: 1 }], 'b'.repeat(32));
    expect(other.json()).toMatchObject({ code: 'out-of-stock', check: { lines: [{ status: 'sold-out' }] } });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it.each([
    ['lapsed', [0, 0]],
    ['was of other lots', [0, 1]],
  ])(
    'finds the hold that followed one that %s, though its answer was lost',
    async (_case, [before, after]) => {
      const desk = await openOrderDesk(await open());
      const lots = [await desk.addLot(), await desk.addLot()].map((uuid) => [{ uuid, amount: 1 }]);
      const [first = [], next = []] = [lots[before ?? 0], lots[after ?? 0]];
      const made = 'a'.repeat(32);
      await desk.hold(first, made);
      desk.passMinutes(before === after ? 15 : 0);
      await releaseLapsedHolds(desk.database, desk.now());
      const lost = holdSchema.parse((await desk.hold(next, made)).json());
      expect(lost.holdId).not.toBe(made);
      expect((await desk.hold(next, made)).json()).toEqual(lost);
      expect((await desk.hold(next, 'b'.repeat(32))).statusCode).toBe(409);
      expect(await stockFaults(desk.database.kysely)).toEqual([]);
    },
  );

  it('has a name made for them where theirs could be guessed', async () => {
    const desk = await openOrderDesk(await open());
    const { holdId } = holdSchema.parse(
      (await desk.hold([{ uuid: await desk.addLot(), amount: 1 }], 'mine')).json(),
    );
    expect(holdId).not.toBe('mine');
  });

  it('keeps no hold longer than 30 minutes, however often they reload', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const lines = [{ uuid, amount: 1 }];
    const { holdId } = holdSchema.parse((await desk.hold(lines)).json());
    desk.passMinutes(14);
    await desk.hold(lines, holdId);
    desk.passMinutes(14);
    expect((await desk.hold(lines, holdId)).json()).toEqual({
      holdId,
      expiresAt: '2026-03-02T10:30:00.000Z',
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
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const lines = [{ uuid, amount: 1 }];
    const { holdId } = holdSchema.parse((await desk.hold(lines)).json());
    desk.passMinutes(30);
    const over = await desk.hold(lines, holdId);
    expect([over.statusCode, over.json().code]).toEqual([409, 'hold-over']);
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
    const next = holdSchema.parse((await desk.hold(lines, holdId)).json());
    expect(next).toEqual({ holdId: expect.any(String), expiresAt: '2026-03-02T10:45:00.000Z' });
    expect(next.holdId).not.toBe(holdId);
    expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 1 });
  });

  it('may change the cart: the new lots are reserved, the others free', async () => {
    const desk = await openOrderDesk(await open());
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
    const desk = await openOrderDesk(await open());
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
    expect(ends).toEqual(['2026-03-02T10:29:00.000Z', '2026-03-02T10:30:00.000Z']);
    desk.passMinutes(2);
    expect((await desk.hold(cart(3), holdId)).json()).toMatchObject({ code: 'hold-over' });
    for (const uuid of uuids) expect(await desk.stockOf(uuid)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await stockFaults(desk.database.kysely)).toEqual([]);
  });

  it('sees their own cart as available while they hold it', async () => {
    const desk = await openOrderDesk(await open());
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
    const desk = await openOrderDesk(await open());
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
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot({ on_hand: 9 });
    const { holdId } = holdSchema.parse((await desk.hold([{ uuid, amount: 1 }])).json());
    const { amount, ...more } = { amount: 1, ...other };
    const wish = {
      ...{ holdId, vatNumber: 'BE 0123.456.749', remarks: ' Ring once. ' },
      address: { company: 'Naturalia' },
    };
    const first = desk.orderFor([{ uuid, amount: 1 }], wish);
    const { reference, key } = receiptSchema.parse((await desk.order(first)).json());
    const answer = await desk.order(desk.orderFor([{ uuid, amount }], { ...wish, ...more }), 'another-tab');
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
    const desk = await openOrderDesk(await open());
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
