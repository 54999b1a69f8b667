import { expect, it } from '@jest/globals';
import { speciesPageSchema } from '@vitrine/shared/contract/catalogue';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openPackingRoom } from '../../testing/desks/packing-room.ts';

eachDatabase('What a species made', (open) => {
  async function openShop() {
    const room = await openPackingRoom(open);
    const sales = async () => {
      const answer = await room.app.inject('/api/catalogue/genera/papilio/machaon');
      return speciesPageSchema.parse(answer.json()).sales;
    };
    /** Somebody orders one of a lot, and pays. */
    const sell = async (uuid: string, email: string, cents = 1000) => {
      const order = room.orderFor([{ uuid, amount: 1 }], { email, expectedTotalCents: cents + 695 });
      const receipt = (await room.order(order)).json();
      await room.press(receipt, 'pay');
      return receipt;
    };
    return { room, sales, sell };
  }

  it('is told from five buyers on, by sex and grade, as it was paid', async () => {
    const { room, sales, sell } = await openShop();
    const female = await room.addLot({ gender: 'FEMALE' });
    await sell(female, 'eve@example.com');
    const males = await room.addLot({ on_hand: 6 });
    for (const one of ['a', 'b', 'c', 'd', 'D']) await sell(males, `${one}@example.com`);
    const few = { count: 6, months: { [female]: '2026-03' }, held: [], prices: [] };
    expect(await sales()).toEqual(few);
    const dear = await room.addLot({ price_cents: 2500 });
    const last = await sell(dear, 'e@example.com', 2500);
    await room.database.kysely.updateTable('insects').set({ price_cents: 9900 }).execute();
    const made = { gender: 'MALE', quality: 'A1', count: 6, fromCents: 1000, toCents: 2500 };
    expect(await sales()).toMatchObject({ count: 7, months: { [dear]: '2026-03' }, prices: [made] });
    const who = { name: 'Ada Peeters', email: 'e@example.com', reference: last.reference };
    const taken = await room.app.inject({
      ...{ method: 'POST', url: '/api/withdrawals', headers: { 'idempotency-key': 'withdrawal-of-one' } },
      payload: { ...who, lines: [{ uuid: dear, amount: 1 }] },
    });
    expect(taken.statusCode).toBe(201);
    expect(await sales()).toEqual(few);
  });

  it('calls no lot sold that is reserved, or was taken out of its order', async () => {
    const { room, sales } = await openShop();
    const [waiting, broken] = [await room.addLot(), await room.addLot()];
    await room.placed(waiting);
    expect(await sales()).toEqual({ count: 0, months: {}, held: [waiting], prices: [] });
    const lines = [
      { uuid: broken, amount: 1 },
      { uuid: await room.addLot(), amount: 1 },
    ];
    const receipt = (await room.order(room.orderFor(lines, { expectedTotalCents: 2695 }))).json();
    await room.press(receipt, 'pay');
    expect(await sales()).toMatchObject({ count: 2, months: { [broken]: '2026-03' } });
    await room.move(receipt.reference, {
      ...{ step: 'lines', lines: [{ position: 0, amount: 1 }], reason: 'A wing broke' },
    });
    const left = await sales();
    expect([left?.count, Object.keys(left?.months ?? {})]).toEqual([1, [lines[1]?.uuid]]);
  });

  it('counts what was paid of an order, though a part of it was withdrawn from before', async () => {
    const { room, sales } = await openShop();
    const uuid = await room.addLot({ on_hand: 2 });
    const order = room.orderFor([{ uuid, amount: 2 }], { expectedTotalCents: 2695 });
    const receipt = (await room.order(order)).json();
    await room.withdrawn({ ...receipt, uuid });
    await room.press(receipt, 'pay');
    expect((await sales())?.count).toBe(1);
  });
});
