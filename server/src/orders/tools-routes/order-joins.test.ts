import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { settleRefunds } from '../paying/settle-refunds.ts';
import { readPicks } from '../store/parcels/read-picks.ts';
import { readSlips } from '../store/parcels/read-slips.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { packingSlipsPdf } from '../../invoices/pdf/packing-slip-pdf.ts';
import { readPdf } from '../../invoices/testing/read-pdf.ts';
import {
  kinds,
  openPackingRoom,
  nextParcel,
  stepsOf,
  type PackingRoom,
} from '../../testing/desks/packing-room.ts';
import { writeBritishTerms } from '../../shop/store/settings.ts';
import type { Worker } from '../../testing/desks/tools-desk.ts';
import type { OrderBody } from '../../testing/order-body.ts';

eachDatabase('Two orders in one parcel', (open) => {
  /** Of all tests: each has a customer of its own. */
  let room: PackingRoom;
  let owner: Worker;
  beforeAll(async () => {
    room = await openPackingRoom(open);
    owner = await room.atWork('owner');
  });
  let customers = 0;

  /** Two paid orders of the same person, the second as it is said. */
  async function openShop(more: OrderBody = {}, email = `ada-${(customers += 1)}@example.com`) {
    const [first, second] = [await room.paid({ email }), await room.paid({ email, ...more })];
    await room.mails();
    const join = () => room.move(first.reference, { step: 'join', other: second.reference });
    return { email, first, second, join };
  }

  it('give the second shipping back, with a credit note and one mail, and keep their invoices', async () => {
    const { first, second, join } = await openShop();
    const before = await room.see(first.reference);
    expect(before.joinable).toMatchObject([{ reference: second.reference, pieces: 1, refundCents: 695 }]);
    expect((await join()).statusCode).toBe(200);
    await settleRefunds(room.payments);
    const [one, other] = [await room.see(first.reference), await room.see(second.reference)];
    expect([one.joined, other.joined]).toEqual([
      { reference: second.reference, refundCents: 695 },
      { reference: first.reference, refundCents: 695 },
    ]);
    expect(one.refunds).toEqual([]);
    expect(other.refunds).toMatchObject([{ amountCents: 695, state: 'done' }]);
    expect(other.papers.map(({ kind, totalCents }) => `${kind} ${totalCents}`)).toEqual([
      'invoice 1695',
      'credit-note 695',
    ]);
    expect(other.shipping.leftCents).toBe(0);
    for (const order of [one, other]) {
      expect(stepsOf(order)).toContain('join joined by orders@example.com');
      const note = `${first.reference} + ${second.reference}: 6.95 EUR`;
      expect(order.actions[0]).toMatchObject({ action: 'orders.join', note });
      expect(order.steps).toContain('split');
      expect(order.steps).not.toContain('join');
      expect(order.steps).not.toContain('permit');
    }
    const mails = await room.mails();
    expect(kinds(mails).toSorted()).toEqual(['order-joined', 'refunded']);
    const [mail] = mails.filter(({ messageId }) => messageId.startsWith('order-joined'));
    expect(mail?.text).toContain(`your orders ${first.reference} and ${second.reference} in one parcel`);
    expect(mail?.text).toContain('€6.95');
  });

  it('are packed, sent and there together, with one slip and one number', async () => {
    const { first, second, join } = await openShop({ locale: 'nl' });
    await join();
    const { kysely } = room.database;
    const both = [first.reference, second.reference];
    const orders = kysely.selectFrom('orders').select('id').where('reference', 'in', both).orderBy('id');
    const ids = (await orders.execute()).map(({ id }) => id);
    const text = readPdf(await packingSlipsPdf(await readSlips(kysely, ids, room.now()))).join('\n');
    expect(text.match(/Packing slip|Pakbon/g)).toEqual(['Packing slip']);
    for (const { reference, lines } of [await room.read(first), await room.read(second)]) {
      expect(text).toContain(reference);
      expect(text).toContain(lines[0]?.reference ?? '-');
    }
    expect(await readPicks(kysely, ids.slice(0, 1))).toHaveLength(2);
    expect((await room.move(second.reference, { step: 'prepare' })).statusCode).toBe(200);
    expect((await room.move(first.reference, { step: 'ship', ...nextParcel() })).statusCode).toBe(200);
    const sent = [await room.see(first.reference), await room.see(second.reference)];
    expect(sent.map(({ fulfilmentState }) => fulfilmentState)).toEqual(['shipped', 'shipped']);
    expect(new Set(sent.map(({ parcels }) => parcels[0]?.trackingNumber)).size).toBe(1);
    expect(sent[1]?.actions[0]).toMatchObject({ action: 'orders.ship' });
    expect(sent[0]?.steps).not.toContain('split');
    await room.move(second.reference, { step: 'deliver' });
    expect((await room.see(first.reference)).orderState).toBe('completed');
    const shipped = (await room.mails()).filter(({ messageId }) => messageId.startsWith('order-shipped'));
    expect(shipped.map(({ text: said }) => said.includes('Je pakje')).toSorted()).toEqual([false, true]);
  });

  it('are taken apart for nothing, and joined again give nothing more back', async () => {
    const { first, second, join } = await openShop();
    await join();
    expect((await room.move(second.reference, { step: 'split' })).statusCode).toBe(200);
    const apart = await room.see(first.reference);
    expect(apart.joined).toBeUndefined();
    expect(apart.joinable).toMatchObject([{ reference: second.reference, refundCents: 0 }]);
    const mail = (await room.mails()).find(({ messageId }) => messageId.startsWith('order-split'));
    expect(mail?.text).toContain('the €6.95 of shipping that we gave back stays yours');
    await join();
    expect((await room.see(second.reference)).refunds).toHaveLength(1);
  });

  it('part when one is cancelled: the other is sent alone', async () => {
    const { first, second, join } = await openShop();
    await join();
    const cancel = { step: 'cancel', confirmation: second.reference, reason: 'A wing broke' } as const;
    expect((await room.move(second.reference, cancel)).statusCode).toBe(200);
    const [one, other] = [await room.see(first.reference), await room.see(second.reference)];
    expect(one.joined).toBeUndefined();
    expect(stepsOf(one)).toContain('join split by orders@example.com');
    expect(other.seen.leftCents).toBe(0);
    await room.move(first.reference, { step: 'prepare' });
    await room.move(first.reference, { step: 'ship', ...nextParcel() });
    expect((await room.see(second.reference)).parcels).toEqual([]);
  });

  it('give back all of the one that is cancelled, and ask nothing more for the one that is still sent', async () => {
    const { first, second, join } = await openShop();
    await join();
    const cancel = { step: 'cancel', confirmation: first.reference, reason: 'A wing broke' } as const;
    expect((await room.move(first.reference, cancel)).statusCode).toBe(200);
    expect((await room.see(first.reference)).refunds).toMatchObject([{ amountCents: 1695 }]);
    const other = await room.see(second.reference);
    expect(other).toMatchObject({ orderState: 'confirmed', refunds: [{ amountCents: 695 }] });
  });

  it('part when their shopper withdraws from one of them', async () => {
    const { first, second, join } = await openShop({}, 'ada@example.com');
    await join();
    await room.withdrawn(second);
    expect((await room.see(first.reference)).joined).toBeUndefined();
    expect((await room.see(second.reference)).orderState).toBe('cancelled');
  });

  it('go to another door together', async () => {
    const { first, second, join } = await openShop();
    await join();
    const { address } = await room.see(first.reference);
    await room.move(first.reference, { step: 'address', address: { ...address, houseNumber: '14' } });
    expect((await room.see(second.reference)).address.houseNumber).toBe('14');
  });

  it.each<[string, OrderBody]>([
    ['another door', { address: { houseNumber: '14' } }],
    ['somebody else there', { address: { firstname: 'Eva' } }],
    ['another mailbox', { email: 'eva@example.com' }],
  ])('are not offered for %s', async (_what, more) => {
    const { first, join } = await openShop(more);
    const { joinable, steps } = await room.see(first.reference);
    expect(joinable).toBeUndefined();
    expect(steps).not.toContain('join');
    expect((await join()).json().validationErrors.other.error).toMatch(/does not fit/);
  });

  it.each(['first', 'second'] as const)(
    'are not offered while a bank holds the money of the %s: what they save would go to nobody',
    async (which) => {
      const { join, first, second } = await openShop();
      const orders = { first, second };
      const { kysely } = room.database;
      const payment = await kysely
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select(['payments.id as payment_id', 'order_id', 'amount_cents'])
        .where('reference', '=', orders[which].reference)
        .executeTakeFirstOrThrow();
      const taken_at = room.now().toISOString();
      await kysely
        .insertInto('chargebacks')
        .values({ ...payment, id: `chb_${which}`, taken_at, reversed_at: null })
        .execute();
      expect((await room.see(orders.first.reference)).joinable).toBeUndefined();
      expect((await join()).json().validationErrors.other.error).toMatch(/does not fit/);
      const taken = kysely.updateTable('chargebacks').where('id', '=', `chb_${which}`);
      await taken.set({ reversed_at: taken_at }).execute();
      expect((await join()).statusCode).toBe(200);
      expect((await room.see(orders.second.reference)).refunds).toMatchObject([{ amountCents: 695 }]);
    },
  );

  it('are not offered with British VAT in one: together they may be worth more than £135', async () => {
    const british = await openPackingRoom(open);
    const rate = {
      euroPerPound: 11_500,
      rateDay: british.now().toISOString().slice(0, 10),
      rateSource: 'HMRC',
    };
    await writeBritishTerms(british.database.kysely, { ...rate, vatNumber: 'GB123456789' });
    const buy = async (price_cents: number) => {
      const to = { address: { country: 'GB', postalCode: 'SW1A 1AA' }, shippingCode: 'uk' };
      const expectedTotalCents = price_cents + 1995;
      const receipt = await british.placed(await british.addLot({ name: 'Morpho didius', price_cents }), {
        ...to,
        expectedTotalCents,
      });
      await british.press(receipt, 'pay');
      return receipt.reference;
    };
    const [small, dear] = [await buy(9000), await buy(20_000)];
    await buy(8000);
    for (const reference of [small, dear]) expect((await british.see(reference)).joinable).toBeUndefined();
    const other = await buy(21_000);
    expect((await british.see(dear)).joinable).toMatchObject([{ reference: other }]);
  });

  it('are not offered while one waits for a permit, or was sent', async () => {
    const { first, second, join } = await openShop(
      { email: 'ADA.PEETERS@example.com' },
      'ada.peeters@example.com',
    );
    await room.move(second.reference, { step: 'permit' });
    expect((await join()).statusCode).toBe(400);
    await room.move(second.reference, { step: 'prepare' });
    await room.move(second.reference, { step: 'ship', ...nextParcel() });
    expect((await join()).statusCode).toBe(400);
    expect((await room.see(first.reference)).joined).toBeUndefined();
  });

  it('are offered of those placed nearest, however many one customer has', async () => {
    const { email, second } = await openShop();
    const later: string[] = [];
    for (let order = 0; order < 8; order += 1) later.push((await room.paid({ email })).reference);
    const { joinable = [] } = await room.see(later.at(-1) ?? '');
    expect(joinable.map(({ reference }) => reference)).toEqual(later.slice(2, -1));
    expect((await room.see(second.reference)).joinable).toHaveLength(5);
  });

  it('are joined once by two who begin with different ones at once, and once a key', async () => {
    const { first, second } = await openShop();
    const { kysely } = room.database;
    const before = await kysely.selectFrom('order_joins').selectAll().execute();
    const [one, other] = [await room.see(first.reference), await room.see(second.reference)];
    const key = randomUUID();
    const body = { step: 'join', seen: one.seen, other: second.reference };
    const answers = await Promise.all([
      room.send(first.reference, body, room.packer, key),
      room.send(second.reference, { step: 'join', seen: other.seen, other: first.reference }, owner),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    if (answers[0]?.statusCode === 200)
      expect((await room.send(first.reference, body, room.packer, key)).statusCode).toBe(200);
    const joins = await kysely.selectFrom('order_joins').selectAll().execute();
    expect(joins.length - before.length).toBe(1);
    // Each sends what lies before them, as it looked when they began.
    const seen = [(await room.see(first.reference)).seen, (await room.see(second.reference)).seen];
    const packed = await Promise.all([
      room.send(first.reference, { step: 'prepare', seen: seen[0] }),
      room.send(second.reference, { step: 'prepare', seen: seen[1] }, owner),
    ]);
    expect(packed.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('lead to each other: with a key only for one account', async () => {
    const { first, second, join } = await openShop();
    await join();
    expect((await room.read(first)).joinedWith).toEqual({ reference: second.reference });
    const { kysely } = room.database;
    await kysely.updateTable('orders').set({ mailbox_proved_at: '2026-01-01' }).execute();
    // Somebody else may have typed the same address.
    expect((await room.read(first)).joinedWith).toEqual({ reference: second.reference });
  });

  it('are marked as packed with many at once, each told', async () => {
    const { first, second, join } = await openShop();
    await join();
    const references = [first.reference, second.reference];
    const answer = await room.packer.post('/api/tools/orders/prepare', { references });
    expect(answer.json()).toMatchObject({ prepared: 2, left: [] });
  });
});
