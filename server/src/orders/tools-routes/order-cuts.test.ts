import { expect, it } from '@jest/globals';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import { settleRefunds } from '../paying/settle-refunds.ts';
import { applyPaymentState } from '../paying/apply-payment-state.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import type { OrderBody } from '../../testing/order-body.ts';
import { kinds, openPackingRoom, stepsOf } from '../../testing/desks/packing-room.ts';

const REASON = { reason: 'A wing broke' };

eachDatabase('What the shop takes out of an order', (open) => {
  /** Three of a lot of 10 euro and one of 20, by the way that the sample order ships. */
  async function openShop(more: OrderBody = {}) {
    const room = await openPackingRoom(open);
    const [many, one] = [await room.addLot({ on_hand: 3 }), await room.addLot({ price_cents: 2000 })];
    const lines = [
      { uuid: many, amount: 3 },
      { uuid: one, amount: 1 },
    ];
    const receipt = receiptSchema.parse(
      (await room.order(room.orderFor(lines, { ...more, expectedTotalCents: 5695 }))).json(),
    );
    const take = (wanted: object[]) =>
      room.move(receipt.reference, { step: 'lines', lines: wanted as [], ...REASON });
    return { room, many, one, receipt, take };
  }
  const attemptsOf = ({ room, receipt }: { room: Room; receipt: Receipt }) =>
    room.see(receipt.reference).then(({ payments }) => payments);

  it('goes back into stock, its money back with a credit note, and the mail says why', async () => {
    const { room, many, one, receipt, take } = await openShop();
    await room.press(receipt, 'pay');
    await room.mails();
    const taken = await take([
      { position: 0, amount: 1 },
      { position: 1, amount: 1 },
    ]);
    expect(taken.statusCode).toBe(200);
    expect(await room.stockOf(many)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await room.stockOf(one)).toEqual({ on_hand: 1, reserved: 0 });
    await settleRefunds(room.payments);
    const order = await room.see(receipt.reference);
    expect(order.lines.map(({ amount, takenOutAmount }) => [amount, takenOutAmount])).toEqual([
      [3, 1],
      [1, 1],
    ]);
    expect(order.papers.map(({ kind, totalCents }) => `${kind} ${totalCents}`)).toEqual([
      'invoice 5695',
      'credit-note 3000',
    ]);
    expect(order).toMatchObject({
      orderState: 'confirmed',
      paymentState: 'part-refunded',
      refunds: [{ amountCents: 3000, state: 'done', note: 'A wing broke' }],
    });
    expect(stepsOf(order)).toContain('lines taken-out by orders@example.com');
    expect(order.actions[0]).toMatchObject({ action: 'orders.lines' });
    expect(order.actions[0]?.note).toMatch(/^1 × \S+, 1 × \S+: A wing broke$/);
    const mail = (await room.mails()).find(({ messageId }) => messageId.startsWith('order-lines'));
    expect(mail?.text).toContain('The reason: A wing broke. €30.00 goes back');
    // What the order came to is not what comes back.
    expect(mail?.text).toContain('Goes back to you: €30.00');
    expect(mail?.text).not.toContain('€56.95');
  });

  it('is paid back to whose transfer of the old sum was on its way, and the order goes on', async () => {
    const { room, receipt, take } = await openShop({ paymentMethod: 'banktransfer' });
    const { reference } = receipt;
    const communication = (await room.see(reference)).bankTransfer?.communication ?? '';
    expect((await take([{ position: 1, amount: 1 }])).statusCode).toBe(200);
    const transfer = { step: 'transfer', communication } as const;
    const none = await room.move(reference, { ...transfer, amount: '46,95' });
    expect(none.json().validationErrors.amount.error).toMatch(/36.95/);
    expect((await room.move(reference, { ...transfer, amount: '56,95' })).statusCode).toBe(200);
    const order = await room.see(reference);
    expect(order).toMatchObject({ orderState: 'confirmed', paymentState: 'paid', totalCents: 3695 });
    expect(order.papers.map(({ kind, totalCents }) => `${kind} ${totalCents}`)).toEqual(['invoice 3695']);
    const refunds = await room.database.kysely.selectFrom('refunds').selectAll().execute();
    expect(refunds).toMatchObject([{ amount_cents: 2000 }]);
    expect(refunds[0]?.source).toMatch(/^paid-more:/);
  });

  it('is never the last of it, nor more than is there, and what is left is cancelled as before', async () => {
    const { room, many, one, receipt, take } = await openShop();
    await room.press(receipt, 'pay');
    const faults = async (wanted: object[]) => (await take(wanted)).json().validationErrors;
    expect((await faults([{ position: 0, amount: 4 }]))['line-0'].error).toMatch(/At most 3/);
    expect((await faults([])).lines.error).toMatch(/Choose what/);
    const all = [
      { position: 0, amount: 3 },
      { position: 1, amount: 1 },
    ];
    expect((await faults(all)).lines.error).toMatch(/that is a cancellation/);
    expect((await take([{ position: 0, amount: 3 }])).statusCode).toBe(200);
    expect((await room.see(receipt.reference)).steps).not.toContain('lines');
    const { reference } = receipt;
    const off = await room.move(reference, { step: 'cancel', confirmation: reference, ...REASON });
    expect(off.statusCode).toBe(200);
    expect(await room.stockOf(many)).toEqual({ on_hand: 3, reserved: 0 });
    expect(await room.stockOf(one)).toEqual({ on_hand: 1, reserved: 0 });
    const order = await room.see(reference);
    expect(order.papers.map(({ totalCents }) => totalCents)).toEqual([5695, 3000, 2695]);
    expect(order.seen.leftCents).toBe(0);
  });

  it('makes an unpaid order cheaper, and money for the price before goes back as far as it is too much', async () => {
    const { room, many, receipt, take } = await openShop();
    expect((await take([{ position: 0, amount: 3 }])).statusCode).toBe(200);
    expect(await room.stockOf(many)).toEqual({ on_hand: 3, reserved: 0 });
    const order = await room.see(receipt.reference);
    expect(order).toMatchObject({ goodsCents: 2000, totalCents: 2695, refunds: [], papers: [] });
    expect(order.lines.map(({ position, amount }) => [position, amount])).toEqual([[1, 1]]);
    const attempts = await attemptsOf({ room, receipt });
    expect(attempts.map(({ state, amountCents }) => `${state} ${amountCents}`)).toEqual([
      'cancelled 5695',
      'open 2695',
    ]);
    const first = await room.database.kysely
      .selectFrom('payments')
      .select('id')
      .where('attempt', '=', 1)
      .executeTakeFirstOrThrow();
    await applyPaymentState(room.database, first.id, 'paid', room.now());
    await settleRefunds(room.payments);
    const paid = await room.see(receipt.reference);
    expect(paid).toMatchObject({
      orderState: 'confirmed',
      papers: [{ kind: 'invoice', totalCents: 2695 }],
      refunds: [{ amountCents: 3000, reason: 'paid-twice' }],
    });
    // The shopper's page shows the same line, though its position is no longer the first.
    expect((await room.read(receipt)).lines).toMatchObject([{ amount: 1, withdrawnAmount: 0 }]);
  });

  it('keeps a transfer waiting at its new amount, and is not taken twice by two who decide at once', async () => {
    const { room, receipt } = await openShop({ paymentMethod: 'banktransfer' });
    const { seen } = await room.see(receipt.reference);
    const body = { step: 'lines', seen, lines: [{ position: 0, amount: 1 }], ...REASON };
    const other = await room.atWork('owner');
    const { reference } = receipt;
    const answers = await Promise.all([room.send(reference, body), room.send(reference, body, other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const mail = (await room.mails()).find(({ messageId }) => messageId.startsWith('order-lines'));
    expect(mail?.text).toContain('Your order now comes to €46.95');
    const order = await room.see(reference);
    expect(order).toMatchObject({ paymentState: 'pending', totalCents: 4695 });
    expect(mail?.text).toContain(order.bankTransfer?.communication);
  });
});

type Room = Awaited<ReturnType<typeof openPackingRoom>>;

eachDatabase('An order that is paid in cash', (open) => {
  it('goes on as if its provider had said so, and what goes back is counted out by hand', async () => {
    const room = await openPackingRoom(open);
    const uuid = await room.addLot();
    const receipt = await room.placed(uuid);
    const { reference } = receipt;
    const pay = (more: object) =>
      room.move(reference, { step: 'cash', amount: '16,95', reason: '', ...more });
    expect((await pay({})).json().validationErrors.reason.error).toMatch(/fill this in/);
    const reason = 'At the fair in Juvisy, by Ann';
    expect((await pay({ amount: '15,94', reason })).json().validationErrors.amount.error).toContain('€16.95');
    expect((await pay({ amount: '17', reason })).statusCode).toBe(200);
    const order = await room.see(reference);
    expect(order).toMatchObject({ orderState: 'confirmed', paymentState: 'paid' });
    expect(order.papers).toMatchObject([{ kind: 'invoice', totalCents: 1695 }]);
    expect(order.actions[0]).toMatchObject({ action: 'orders.cash', note: `17.00 of 16.95 EUR, ${reason}` });
    expect(order.payments.map(({ provider, state }) => `${provider} ${state}`)).toEqual([
      'test cancelled',
      'cash paid',
    ]);
    expect(order.steps).not.toContain('cash');
    expect((await room.read(receipt)).isPaidInCash).toBe(true);
    expect(kinds(await room.mails())).toContain('payment-received');
    expect(await room.stockOf(uuid)).toEqual({ on_hand: 0, reserved: 0 });

    const first = { step: 'cancel', confirmation: reference, ...REASON } as const;
    expect((await room.move(reference, first)).statusCode).toBe(200);
    await settleRefunds(room.payments);
    const off = await room.see(reference);
    expect(off).toMatchObject({ refunds: [{ state: 'failed', amountCents: 1700 }] });
    expect(off.steps).toContain('repay');
    // What was still open at the provider is paid after all: that money goes back by itself.
    await room.press(receipt, 'pay');
    await settleRefunds(room.payments);
    expect((await room.see(reference)).refunds.map(({ reason: why, state }) => `${why} ${state}`)).toEqual([
      'cancelled failed',
      'paid-twice done',
    ]);
  });
});
