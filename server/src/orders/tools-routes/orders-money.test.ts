import { beforeAll, expect, it } from '@jest/globals';
import { settleRefunds } from '../paying/settle-refunds.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import {
  kinds,
  nextParcel,
  openPackingRoom,
  stepsOf,
  type Move,
  type PackingRoom,
} from '../../testing/desks/packing-room.ts';

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

eachDatabase('A transfer that stands on the account', (open) => {
  /** Of all tests that look at an order of their own. */
  let room: PackingRoom;
  beforeAll(async () => {
    room = await openPackingRoom(open);
  });

  it('is confirmed by its amount and its reference, and the order goes on', async () => {
    const shop = await openPackingRoom(open);
    const { reference } = await shop.placed(await shop.addLot(), { paymentMethod: 'banktransfer' });
    await shop.mails();
    const { bankTransfer, steps } = await shop.see(reference);
    expect(steps).toContain('transfer');
    const communication = bankTransfer?.communication ?? '';
    const wrong = await shop.move(reference, { step: 'transfer', amount: '15,94', communication: '123' });
    expect(Object.keys(wrong.json().validationErrors)).toEqual(['amount', 'communication']);
    const printed = communication.replaceAll(/\D/g, '');
    expect(
      (await shop.move(reference, { step: 'transfer', amount: '16,95', communication: printed })).statusCode,
    ).toBe(200);
    const order = await shop.see(reference);
    expect(order).toMatchObject({ orderState: 'confirmed', paymentState: 'paid', seen: { leftCents: 1695 } });
    expect(order.papers).toHaveLength(1);
    expect(stepsOf(order)).toContain('payment paid by orders@example.com');
    expect(kinds(await shop.mails())).toContain('payment-received');
    expect((await shop.list()).orders.map((one) => one.reference)).toEqual([reference]);
  });

  it('is confirmed with a reason where the bank kept cents, and the log says both', async () => {
    const { reference } = await room.placed(await room.addLot(), { paymentMethod: 'banktransfer' });
    const { bankTransfer } = await room.see(reference);
    const communication = bankTransfer?.communication ?? '';
    const come = (reason?: string) =>
      room.move(reference, { step: 'transfer', amount: '16,45', communication, reason });
    for (const none of [undefined, ' ']) {
      expect((await come(none)).json().validationErrors.reason.error).toMatch(/bank charges/);
    }
    expect((await room.see(reference)).paymentState).toBe('pending');
    expect((await come('The bank kept it')).statusCode).toBe(200);
    const order = await room.see(reference);
    expect(order).toMatchObject({ orderState: 'confirmed', paymentState: 'paid' });
    expect(order.actions[0]?.note).toBe(`${communication}: 16.45 of 16.95 EUR, The bank kept it`);
  });

  /** An order of 16.95, or of 26.95 for two pieces, of which another amount came. */
  async function transferred(amount: string, pieces = 1) {
    const uuid = await room.addLot({ on_hand: pieces });
    const lines = [{ uuid, amount: pieces }];
    const expectedTotalCents = 695 + pieces * 1000;
    const receipt = await room.placed(uuid, { paymentMethod: 'banktransfer', lines, expectedTotalCents });
    const { reference } = receipt;
    const communication = (await room.see(reference)).bankTransfer?.communication ?? '';
    await room.move(reference, { step: 'transfer', amount, communication, reason: 'Of their bank' });
    return { ...receipt, uuid };
  }

  it('that brought cents more gives them back alone, and the mail names no specimen for it', async () => {
    const { reference } = await transferred('17,45');
    await room.mails();
    await room.move(reference, { step: 'refund', ...NOTHING, goodwill: '0,50' });
    await settleRefunds(room.payments);
    const told = (await room.mails()).filter(({ messageId }) => messageId.startsWith('refunded'));
    expect(told.map(({ text }) => [...text.matchAll(/^(?:1\s×|[^:\n]+: €[\d.]+$)/gm)].map(String))).toEqual([
      ['Difference between price and payment: €0.50', 'Goes back to you: €0.50'],
    ]);
  });

  it.each([
    ['more', '17,45', 1745, '€0.50'],
    ['less', '16,45', 1645, '-€0.50'],
  ])(
    'that brought cents %s goes back as it came once all is withdrawn',
    async (_, amount, backCents, row) => {
      const receipt = await transferred(amount);
      const { reference } = receipt;
      expect((await room.see(reference)).seen.leftCents).toBe(backCents);
      await room.mails();
      await room.withdrawn(receipt);
      const told = (await room.mails()).find(({ messageId }) => messageId.startsWith('withdrawal-received'));
      expect(told?.text).toContain(`Difference between price and payment: ${row}`);
      expect(told?.text).not.toContain('Refunded earlier');
      const order = await room.see(reference);
      expect(order.withdrawals).toMatchObject([{ refundCents: backCents }]);
      expect(order.refunds).toMatchObject([{ amountCents: backCents, reason: 'withdrawn' }]);
      // The sale is undone at its price, whatever came for it.
      expect(order.papers.map(({ kind, totalCents }) => `${kind} ${totalCents}`)).toEqual([
        'invoice 1695',
        'credit-note 1695',
      ]);
      const [refund] = order.refunds;
      const repaid = room.database.kysely.updateTable('refunds').where('id', '=', refund?.id ?? 0);
      await repaid.set({ state: 'failed' }).execute();
      await room.move(reference, { step: 'repay', refundId: refund?.id ?? 0, isByHand: true });
      expect(await room.see(reference)).toMatchObject({ paymentState: 'refunded', seen: { leftCents: 0 } });
    },
  );

  it('that brought cents less goes back by hand at the price: what came, and a credit note of all', async () => {
    const { reference } = await transferred('16,45');
    const lines = [{ position: 0, amount: 1 }];
    await room.move(reference, { step: 'refund', ...NOTHING, lines, isWithShipping: true });
    const { refunds, papers } = await room.see(reference);
    expect(refunds).toMatchObject([{ amountCents: 1645 }]);
    expect(papers.map(({ totalCents }) => totalCents)).toEqual([1695, 1695]);
  });

  it('that brought cents more has those given back first, which lowers no tax', async () => {
    const { reference } = await transferred('17,45');
    await room.move(reference, { step: 'refund', ...NOTHING, goodwill: '0,50' });
    expect((await room.see(reference)).papers.map(({ kind }) => kind)).toEqual(['invoice']);
    await room.move(reference, { step: 'refund', ...NOTHING, goodwill: '1' });
    const { refunds, papers } = await room.see(reference);
    expect(refunds).toMatchObject([{ amountCents: 50 }, { amountCents: 100 }]);
    expect(papers.map(({ totalCents }) => totalCents)).toEqual([1695, 100]);
  });

  it('that brought cents more gives them back with the withdrawal that promised it, not with one before', async () => {
    const receipt = await transferred('27,45', 2);
    const { reference } = receipt;
    await room.move(reference, { step: 'prepare' });
    await room.move(reference, { step: 'ship', ...nextParcel() });
    await room.withdrawn(receipt);
    await room.withdrawn(receipt);
    const [first, second] = (await room.see(reference)).withdrawals;
    expect([first?.refundCents, second?.refundCents]).toEqual([1000, 1745]);
    for (const withdrawalId of [first?.id ?? 0, second?.id ?? 0])
      await room.move(reference, { step: 'return', withdrawalId, refused: [] });
    const { refunds } = await room.see(reference);
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([1000, 1745]);
  });

  /** Their transfer has expired, and they have begun to pay by card. */
  async function triedByCard() {
    const receipt = await room.placed(await room.addLot(), { paymentMethod: 'banktransfer' });
    const { reference, key } = receipt;
    const { bankTransfer } = await room.see(reference);
    await room.press(receipt, 'expire');
    const url = `/api/orders/${reference}/payments?key=${key}`;
    const card = await room.app.inject({ method: 'POST', url, payload: { paymentMethod: 'creditcard' } });
    const communication = bankTransfer?.communication ?? '';
    const book = (more: object = {}) =>
      room.move(reference, { step: 'transfer', amount: '16,95', communication, ...more });
    return { reference, card: card.json(), book };
  }

  it('is confirmed though its shopper turned to a card meanwhile and left that open', async () => {
    const { reference, book } = await triedByCard();
    expect((await room.see(reference)).steps).toContain('transfer');
    const wrong = await book({ communication: '123' });
    expect(Object.keys(wrong.json().validationErrors)).toEqual(['communication']);
    expect((await book()).statusCode).toBe(200);
    const order = await room.see(reference);
    expect(order).toMatchObject({ orderState: 'confirmed', paymentState: 'paid' });
    expect(order.payments.map(({ method, state }) => `${method} ${state}`)).toEqual([
      'banktransfer paid',
      'creditcard cancelled',
    ]);
    expect(order.steps).not.toContain('transfer');
  });

  it('goes back where a card has paid the order since', async () => {
    const { reference, card, book } = await triedByCard();
    await room.press(card, 'pay');
    expect((await book()).statusCode).toBe(200);
    const { refunds, steps } = await room.see(reference);
    expect(refunds).toMatchObject([{ amountCents: 1695, reason: 'paid-twice' }]);
    expect(steps).not.toContain('transfer');
  });
});
