import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openPackingRoom } from '../../testing/desks/packing-room.ts';
import { readWithdrawable } from '../store/withdrawals.ts';
import { withdraw } from './withdraw.ts';

eachDatabase(
  'A withdrawal that waited behind staff, and so has an earlier time than what they did',
  (open) => {
    it('pays no piece back that they took out and paid back meanwhile', async () => {
      const room = await openPackingRoom(open);
      const [small, large] = [await room.addLot({ on_hand: 3 }), await room.addLot({ price_cents: 2000 })];
      const lines = [
        { uuid: small, amount: 3 },
        { uuid: large, amount: 1 },
      ];
      const order = room.orderFor(lines, { expectedTotalCents: 5695 });
      const receipt: Receipt = (await room.order(order)).json();
      await room.press(receipt, 'pay');
      const { reference } = receipt;
      const reason = 'A leg was missing';
      const one = [{ position: 0, amount: 1 }];
      await room.move(reference, { step: 'refund', lines: one, isWithShipping: false, goodwill: '', reason });
      const asked = room.now();
      room.passMinutes(1);
      await room.move(reference, { step: 'lines', lines: one, reason: 'Broke while packing' });
      const request = { name: 'Ada Peeters', email: 'ada@example.com', reference, locale: 'en' as const };
      const both = { ...request, lines: [{ uuid: small, amount: 2 }] };
      expect(await withdraw(room.database, both, randomUUID(), asked)).toMatchObject({ isRefused: false });
      const back = (await room.see(reference)).refunds.map(
        ({ amountCents, reason: why }) => `${amountCents} ${why}`,
      );
      expect(back).toEqual(['1000 goodwill', '1000 cancelled', '1000 withdrawn']);
      // Nor is it the other way round: what they took out came before it.
      const { kysely } = room.database;
      const { id: cutId, order_id: orderId } = await kysely
        .selectFrom('order_cuts')
        .selectAll()
        .executeTakeFirstOrThrow();
      const [line] = await readWithdrawable(kysely, orderId, { beforeCut: cutId });
      expect(line?.withdrawn).toBe(0);
    });
  },
);
