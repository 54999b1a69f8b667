import { beforeAll, expect, it } from '@jest/globals';
import { settleRefunds } from '../paying/settle-refunds.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { kinds, openPackingRoom, type Move, type PackingRoom } from '../../testing/desks/packing-room.ts';

const NOTHING = { lines: [], isWithShipping: false, goodwill: '', reason: 'A leg was missing' };

eachDatabase('Money that goes back', (open) => {
  /** Of all tests that look at an order of their own. */
  let room: PackingRoom;
  beforeAll(async () => {
    room = await openPackingRoom(open);
  });

  it('goes back by line, shipping or goodwill, with a credit note, and never more than is left', async () => {
    const { reference } = await room.shipped();
    await room.mails();
    const refund = (more: object) => room.move(reference, { step: 'refund', ...NOTHING, ...more });
    const faults = async (more: object) => (await refund(more)).json().validationErrors;
    expect((await faults({})).goodwill.error).toMatch(/choose what goes back/);
    expect((await faults({ goodwill: 'much' })).goodwill.error).toMatch(/not an amount/);
    expect((await faults({ goodwill: '-3' })).goodwill.error).toMatch(/not an amount/);
    expect((await faults({ goodwill: '16.96' })).goodwill.error).toContain('€16.95 is left');
    expect((await faults({ goodwill: '1', reason: ' ' })).reason.error).toMatch(/fill this in/);
    const line = { position: 0, amount: 1 };
    expect((await faults({ lines: [{ ...line, amount: 2 }] }))['line-0'].error).toMatch(/At most 1/);
    expect((await refund({ lines: [line] })).statusCode).toBe(200);
    expect((await faults({ lines: [line] }))['line-0'].error).toMatch(/At most 0/);
    expect((await refund({ isWithShipping: true, goodwill: '0' })).statusCode).toBe(200);
    await settleRefunds(room.payments);
    const order = await room.see(reference);
    expect(order.refunds.map(({ amountCents, state }) => `${amountCents} ${state}`)).toEqual([
      '1000 done',
      '695 done',
    ]);
    expect(order.papers.map(({ kind, totalCents }) => `${kind} ${totalCents}`)).toEqual([
      'invoice 1695',
      'credit-note 1000',
      'credit-note 695',
    ]);
    expect(order).toMatchObject({ paymentState: 'refunded', seen: { leftCents: 0 } });
    expect(order.steps).not.toContain('refund');
    expect(kinds(await room.mails()).filter((kind) => kind === 'refunded')).toHaveLength(2);
  });

  it('is told by mail line by line, goodwill too: what stands there comes to what went back', async () => {
    const { reference } = await room.shipped();
    await room.mails();
    const lines = [{ position: 0, amount: 1 }];
    await room.move(reference, { step: 'refund', ...NOTHING, lines, goodwill: '2' });
    await settleRefunds(room.payments);
    await room.move(reference, { step: 'refund', ...NOTHING, goodwill: '3' });
    await settleRefunds(room.payments);
    expect(await refundsTold()).toEqual([
      ['1 ×', 'Insects: €10.00', 'A gesture from us: €2.00', 'Goes back to you: €12.00'],
      ['A gesture from us: €3.00', 'Goes back to you: €3.00'],
    ]);
  });

  it('is told by mail line by line also where some of it was given back before', async () => {
    const { reference } = await room.paid();
    await room.mails();
    await room.move(reference, { step: 'refund', ...NOTHING, goodwill: '5' });
    await settleRefunds(room.payments);
    await room.move(reference, { step: 'cancel', confirmation: reference, reason: 'A wing came off' });
    await settleRefunds(room.payments);
    const [, rest] = await refundsTold();
    expect(rest).toEqual([
      ...['1 ×', 'Insects: €10.00', 'Shipping: €6.95'],
      ...['Refunded earlier: -€5.00', 'Goes back to you: €11.95'],
    ]);
  });

  /** What mails about refunds say of lots and money, a row each. */
  async function refundsTold() {
    const told = (await room.mails()).filter(({ messageId }) => messageId.startsWith('refunded'));
    return told.map(({ text }) => [...text.matchAll(/^(?:1\s×|[^:\n]+: -?€[\d.]+$)/gm)].map(String));
  }

  it('is not promised twice by two who decide at once', async () => {
    const { reference } = await room.shipped();
    const { seen } = await room.see(reference);
    const other = await room.atWork('owner');
    const body = { step: 'refund', seen, ...NOTHING, goodwill: '10' };
    const answers = await Promise.all([room.send(reference, body), room.send(reference, body, other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await room.see(reference)).seen.leftCents).toBe(695);
  });

  it('that failed waits in the queue until it went, by hand or by the provider', async () => {
    const shop = await openPackingRoom(open);
    const { reference } = await shop.shipped();
    await shop.move(reference, { step: 'refund', ...NOTHING, goodwill: '5' });
    await shop.database.kysely.updateTable('refunds').set({ state: 'failed' }).execute();
    expect((await shop.list('?queue=returns')).orders.map((order) => order.reference)).toEqual([reference]);
    const [refund] = (await shop.see(reference)).refunds;
    const refundId = refund?.id ?? 0;
    expect((await shop.move(reference, { step: 'repay', refundId, isByHand: false })).statusCode).toBe(200);
    expect((await shop.see(reference)).refunds[0]?.state).toBe('due');
    await shop.database.kysely.updateTable('refunds').set({ state: 'failed' }).execute();
    expect((await shop.move(reference, { step: 'repay', refundId, isByHand: true })).statusCode).toBe(200);
    expect(await shop.see(reference)).toMatchObject({
      paymentState: 'part-refunded',
      refunds: [{ state: 'done' }],
    });
    expect((await shop.list('?queue=returns')).orders).toEqual([]);
  });

  it.each([
    ['Error: The operation was aborted', false],
    ['RefundRefused: No such account', true],
  ])('goes by hand only where it is known not to have gone: %s', async (last_error, hasNotGone) => {
    const shop = await openPackingRoom(open);
    const { reference } = await shop.shipped();
    await shop.move(reference, { step: 'refund', ...NOTHING, goodwill: '5' });
    await shop.database.kysely.updateTable('refunds').set({ state: 'failed', last_error }).execute();
    const { refunds, steps } = await shop.see(reference);
    expect([refunds, steps]).toMatchObject([[{ hasNotGone }], expect.arrayContaining(['repay'])]);
    const repay = (isByHand: boolean) =>
      shop.move(reference, { step: 'repay', refundId: refunds[0]?.id ?? 0, isByHand });
    expect((await repay(true)).statusCode).toBe(hasNotGone ? 200 : 409);
    expect((await repay(false)).statusCode).toBe(hasNotGone ? 409 : 200);
  });
});

/** So long ago that no time to withdraw is left. */
const LONG_AGO = '2026-01-05T10:00:00.000Z';

eachDatabase('What shoppers withdraw from', (open) => {
  /** Of all tests that look at an order of their own. */
  let room: PackingRoom;
  beforeAll(async () => {
    room = await openPackingRoom(open);
  });

  it('goes into stock and its money back once it is there', async () => {
    const shop = await openPackingRoom(open);
    const receipt = await shop.shipped();
    await shop.withdrawn(receipt);
    const { reference } = receipt;
    expect((await shop.list('?queue=returns')).orders.map((order) => order.reference)).toEqual([reference]);
    const [withdrawal] = (await shop.see(reference)).withdrawals;
    expect(withdrawal).toMatchObject({
      settledAt: null,
      refundCents: 1695,
      lines: [{ amount: 1, refused: 0 }],
    });
    const back: Move = { step: 'return', withdrawalId: withdrawal?.id ?? 0, refused: [] };
    expect((await shop.move(reference, back)).statusCode).toBe(200);
    expect(await shop.stockOf(receipt.uuid)).toEqual({ on_hand: 1, reserved: 0 });
    const order = await shop.see(reference);
    expect(order).toMatchObject({ fulfilmentState: 'returned', orderState: 'completed' });
    expect(order.refunds).toMatchObject([{ amountCents: 1695, reason: 'withdrawn' }]);
    expect((await shop.list('?queue=returns')).orders).toEqual([]);
  });

  it.each([
    ['accepted it is to come back', true],
    ['declined it stays', false],
  ])('late waits for a person: %s, and a mail says why', async (_, isAccepted) => {
    const receipt = await room.shipped();
    const { reference } = receipt;
    await room.move(reference, { step: 'deliver' });
    const { kysely } = room.database;
    const { id } = await kysely
      .selectFrom('orders')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const shipment = kysely.updateTable('shipments').where('order_id', '=', id);
    await shipment.set({ delivered_at: LONG_AGO }).execute();
    await room.withdrawn(receipt);
    await room.mails();
    const order = await room.see(reference);
    expect(order.fulfilmentState).toBe('delivered');
    expect(order.steps).toContain('judge');
    expect(order.steps).not.toContain('return');
    const withdrawalId = order.withdrawals[0]?.id ?? 0;
    const judge = (reason: string) =>
      room.move(reference, { step: 'judge', withdrawalId, isAccepted, reason });
    if (!isAccepted) expect((await judge(' ')).json().validationErrors.reason.error).toMatch(/fill this in/);
    expect((await judge('The carrier says so')).statusCode).toBe(200);
    expect((await judge('Once more')).statusCode).toBe(409);
    const [mail, ...others] = await room.mails();
    expect(mail?.subject).toMatch(isAccepted ? /is accepted/ : /came too late/);
    expect(mail?.text).toContain('The carrier says so.');
    expect(others).toEqual([]);
    const judged = await room.see(reference);
    expect(judged.fulfilmentState).toBe(isAccepted ? 'return-announced' : 'delivered');
    expect(judged.steps.includes('return')).toBe(isAccepted);
    expect(judged.lines[0]?.withdrawnAmount).toBe(isAccepted ? 1 : 0);
    expect(judged.refunds).toEqual([]);
  });

  it('is refused with a reason, and then stays out of stock and unpaid', async () => {
    const receipt = await room.shipped();
    await room.withdrawn(receipt);
    const { reference } = receipt;
    const withdrawalId = (await room.see(reference)).withdrawals[0]?.id ?? 0;
    const refuse = (refused: object) =>
      room.move(reference, {
        step: 'return',
        withdrawalId,
        refused: [{ position: 0, amount: 1, reason: '', ...refused }],
      });
    expect((await refuse({})).json().validationErrors['reason-0'].error).toMatch(/fill this in/);
    expect((await refuse({ amount: 2, reason: 'x' })).json().validationErrors['refused-0'].error).toMatch(
      /At most 1/,
    );
    expect((await refuse({ reason: 'Wings torn after unpacking' })).statusCode).toBe(200);
    expect(await room.stockOf(receipt.uuid)).toEqual({ on_hand: 0, reserved: 0 });
    const order = await room.see(reference);
    expect(order).toMatchObject({ fulfilmentState: 'delivered', refunds: [] });
    expect(order.withdrawals[0]?.lines).toMatchObject([{ refused: 1, reason: 'Wings torn after unpacking' }]);
  });
});
