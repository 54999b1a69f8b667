import { expect, it } from '@jest/globals';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import { stockFaults } from '../../catalogue/store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openPackingRoom } from '../../testing/desks/packing-room.ts';

eachDatabase('What broke or got lost in the shop', (open) => {
  /** Two of a lot of 10 euro and one of 20, in an order that is paid or not. */
  async function openShop(isPaid: boolean) {
    const room = await openPackingRoom(open);
    const [many, one] = [await room.addLot({ on_hand: 3 }), await room.addLot({ price_cents: 2000 })];
    const lines = [
      { uuid: many, amount: 2 },
      { uuid: one, amount: 1 },
    ];
    const placed = await room.order(room.orderFor(lines, { expectedTotalCents: 4695 }));
    const receipt = receiptSchema.parse(placed.json());
    if (isPaid) await room.press(receipt, 'pay');
    const losses = () =>
      room.database.kysely
        .selectFrom('stock_moves')
        .select(['amount', 'staff', 'note'])
        .where('kind', '=', 'adjust')
        .orderBy('id')
        .execute();
    return { room, many, one, losses, reference: receipt.reference };
  }
  const SAID = { staff: 'orders@example.com', note: 'A wing broke' };

  it.each([
    ['paid', true],
    ['not paid', false],
  ])('is never for sale once it is taken out of an order that is %s', async (_, isPaid) => {
    const { room, many, one, losses, reference } = await openShop(isPaid);
    const lines = [
      { position: 0, amount: 1 },
      { position: 1, amount: 1 },
    ];
    const taken = await room.move(reference, { step: 'lines', lines, reason: SAID.note, isLost: true });
    expect(taken.statusCode).toBe(200);
    const stays = isPaid ? { on_hand: 1, reserved: 0 } : { on_hand: 2, reserved: 1 };
    expect(await room.stockOf(many)).toEqual(stays);
    expect(await room.stockOf(one)).toEqual({ on_hand: 0, reserved: 0 });
    expect((await room.order(room.orderFor([{ uuid: one, amount: 1 }]))).statusCode).toBe(409);
    expect(await losses()).toEqual([
      { amount: -1, ...SAID },
      { amount: -1, ...SAID },
    ]);
    expect((await room.see(reference)).actions[0]?.note).toMatch(/: A wing broke \(written off\)$/);
    expect(await stockFaults(room.database.kysely)).toEqual([]);
  });

  it.each([
    ['paid', true],
    ['not paid', false],
  ])('is never for sale when its order, %s, is cancelled for it', async (_, isPaid) => {
    const { room, many, one, losses, reference } = await openShop(isPaid);
    const off = { step: 'cancel', confirmation: reference, reason: SAID.note, isLost: true } as const;
    expect((await room.move(reference, off)).statusCode).toBe(200);
    expect(await room.stockOf(many)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await room.stockOf(one)).toEqual({ on_hand: 0, reserved: 0 });
    expect(await losses()).toEqual([
      { amount: -2, ...SAID },
      { amount: -1, ...SAID },
    ]);
    expect(await stockFaults(room.database.kysely)).toEqual([]);
  });
});
