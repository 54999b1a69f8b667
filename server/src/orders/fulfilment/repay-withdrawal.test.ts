import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openPackingRoom, PARCEL, type Move } from '../../testing/desks/packing-room.ts';
import { returnOrder } from './order-steps.ts';

type Room = Awaited<ReturnType<typeof openPackingRoom>>;

/** A paid order of two lots of 10 and 20 euro, shipping 6.95; staff have paid the first back by hand. */
async function paidBack(room: Room) {
  const [small, large] = [await room.addLot(), await room.addLot({ price_cents: 2000 })];
  const lines = [small, large].map((uuid) => ({ uuid, amount: 1 }));
  const receipt: Receipt = (await room.order(room.orderFor(lines, { expectedTotalCents: 3695 }))).json();
  await room.press(receipt, 'pay');
  const bySmall = { lines: [{ position: 0, amount: 1 }], isWithShipping: false, goodwill: '' };
  await room.move(receipt.reference, { step: 'refund', ...bySmall, reason: 'A leg was missing' });
  return { reference: receipt.reference, small, large };
}

async function send(room: Room, reference: string) {
  await room.move(reference, { step: 'prepare' });
  await room.move(reference, { step: 'ship', ...PARCEL });
}

async function withdraw(room: Room, reference: string, ...uuids: string[]) {
  const who = { name: 'Ada Peeters', reference, email: 'ada@example.com', locale: 'en' };
  const payload = { ...who, lines: uuids.map((uuid) => ({ uuid, amount: 1 })) };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await room.app.inject({ method: 'POST', url: '/api/withdrawals', payload, headers });
  return answer.json();
}

const backOf = async (room: Room, reference: string) =>
  (await room.see(reference)).refunds.map(({ amountCents, reason }) => `${amountCents} ${reason}`);

eachDatabase('What a refund by hand paid back', (open) => {
  it('is not paid again to whoever withdraws from it, and what it left is kept for the rest', async () => {
    const room = await openPackingRoom(open);
    const { reference, small, large } = await paidBack(room);
    await room.mails();
    const none = { goodsCents: 1000, refundCents: 0, isPaid: true };
    expect(await withdraw(room, reference, small)).toMatchObject(none);
    const [mail] = await room.mails();
    expect(mail?.text).toMatch(/Refunded earlier: -€10\.00\s+Goes back to you: €0\.00/);
    expect(await backOf(room, reference)).toEqual(['1000 goodwill']);
    expect(await withdraw(room, reference, large)).toMatchObject({ shippingCents: 695, refundCents: 2695 });
    expect(await backOf(room, reference)).toEqual(['1000 goodwill', '2695 withdrawn']);
  });

  it('is not paid again when it comes back with what the shop does not accept', async () => {
    const room = await openPackingRoom(open);
    const { reference, small, large } = await paidBack(room);
    await send(room, reference);
    expect((await withdraw(room, reference, small, large)).refundCents).toBe(2695);
    const withdrawalId = (await room.see(reference)).withdrawals[0]?.id ?? 0;
    const refused = [{ position: 1, amount: 1, reason: 'Wings torn after unpacking' }];
    expect((await room.move(reference, { step: 'return', withdrawalId, refused })).statusCode).toBe(200);
    expect(await room.stockOf(small)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await backOf(room, reference)).toEqual(['1000 goodwill', '695 withdrawn']);
  });

  it('is not paid again where goodwill came first, and the credit note is of money alone', async () => {
    const room = await openPackingRoom(open);
    const margin = { price_cents: 2000, facts: JSON.stringify({ isMargin: true }) };
    const [taxed, untaxed] = [await room.addLot(), await room.addLot(margin)];
    const lines = [taxed, untaxed].map((uuid) => ({ uuid, amount: 1 }));
    const receipt: Receipt = (await room.order(room.orderFor(lines, { expectedTotalCents: 3695 }))).json();
    await room.press(receipt, 'pay');
    const { reference } = receipt;
    const refund = { isWithShipping: false, reason: 'A leg was missing' };
    await room.move(reference, { step: 'refund', ...refund, lines: [], goodwill: '9' });
    const byHand: Move = { step: 'refund', ...refund, lines: [{ position: 0, amount: 1 }], goodwill: '' };
    expect((await room.move(reference, byHand)).statusCode).toBe(200);
    expect((await room.see(reference)).lines.map(({ refundable }) => refundable)).toEqual([0, 1]);
    expect((await room.move(reference, byHand)).json().validationErrors).toHaveProperty('line-0');
    expect(await withdraw(room, reference, taxed)).toMatchObject({ goodsCents: 1000, refundCents: 0 });
    expect(await backOf(room, reference)).toEqual(['900 goodwill', '1000 goodwill']);
  });

  it('stands on no second credit note when all of it comes back', async () => {
    const room = await openPackingRoom(open);
    const { reference, small, large } = await paidBack(room);
    await send(room, reference);
    await withdraw(room, reference, small, large);
    expect(await returnOrder(room.database, reference, room.now())).toBe('done');
    const notes = await room.database.kysely
      .selectFrom('invoices')
      .select('facts')
      .where('kind', '=', 'credit-note')
      .orderBy('id')
      .execute();
    const credited = notes.map(({ facts }) => JSON.parse(facts).lines);
    expect(credited).toMatchObject([[{ priceCents: 1000 }], [{ priceCents: 2000 }]]);
  });
});

eachDatabase('The way out of an order withdrawn from in two parts, both late', (open) => {
  /** The second takes what the first has left; nobody has judged either. */
  async function openLate() {
    const room = await openPackingRoom(open);
    const [small, large] = [await room.addLot(), await room.addLot({ price_cents: 2000 })];
    const lines = [small, large].map((uuid) => ({ uuid, amount: 1 }));
    const receipt: Receipt = (await room.order(room.orderFor(lines, { expectedTotalCents: 3695 }))).json();
    await room.press(receipt, 'pay');
    const { reference } = receipt;
    await send(room, reference);
    await room.move(reference, { step: 'deliver' });
    await room.database.kysely
      .updateTable('shipments')
      .set({ delivered_at: '2026-01-05T10:00:00.000Z' })
      .execute();
    await withdraw(room, reference, small);
    expect(await withdraw(room, reference, large)).toMatchObject({ refundCents: 2000, shippingCents: 0 });
    const [first, second] = (await room.see(reference)).withdrawals.map(({ id }) => id);
    const judge = (withdrawalId = 0, isAccepted = true) =>
      room.move(reference, { step: 'judge', withdrawalId, isAccepted, reason: 'The carrier says so' });
    const settle = (withdrawalId = 0) => room.move(reference, { step: 'return', withdrawalId, refused: [] });
    return { room, reference, first, second, judge, settle };
  }

  it('stays with the shop when the first is declined and its piece with the shopper', async () => {
    const { room, reference, first, second, judge, settle } = await openLate();
    await judge(second);
    await judge(first, false);
    expect((await settle(second)).statusCode).toBe(200);
    expect(await backOf(room, reference)).toEqual(['2000 withdrawn']);
  });

  it('goes back once, with the one that is accepted last, and its mail says so', async () => {
    const { room, reference, first, second, judge, settle } = await openLate();
    await judge(second);
    await room.mails();
    await judge(first);
    expect((await room.mails())[0]?.text).toMatch(/Goes back to you: €16\.95/);
    await settle(first);
    expect((await settle(second)).statusCode).toBe(200);
    expect(await backOf(room, reference)).toEqual(['1695 withdrawn', '2000 withdrawn']);
  });
});
