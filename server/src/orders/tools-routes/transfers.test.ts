import { beforeAll, expect, it } from '@jest/globals';
import { settleRefunds } from '../paying/settle-refunds.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import {
  kinds,
  nextParcel,
  openPackingRoom,
  stepsOf,
  type PackingRoom,
} from '../../testing/desks/packing-room.ts';

const NOTHING = { lines: [], isWithShipping: false, goodwill: '', reason: 'A leg was missing' };

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
