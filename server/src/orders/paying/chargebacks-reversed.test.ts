import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { createMollieProvider } from '../../payments/mollie/mollie-provider.ts';
import { chargeBack, startFakeMollie, type FakeMollie } from '../../payments/testing/fake-mollie.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { openMailbox } from '../../testing/mails/mailbox.ts';
import { withdraw } from '../fulfilment/withdraw.ts';
import { takeOutLines } from '../fulfilment/take-out-lines.ts';
import { cancelOrder } from '../fulfilment/order-steps.ts';
import { refreshByProviderId } from './refresh-payment.ts';
import { receiptOf } from './start-payment.ts';
import { settleRefunds } from './settle-refunds.ts';
import { giveBack } from '../fulfilment/give-back.ts';
import { shippingLeft } from '../fulfilment/shipping-left.ts';
import { BY_HAND } from '../desk/store/order.ts';
import { salesRows } from '../../invoices/rules/ledgers.ts';
import { readLedgerPapers } from '../../invoices/store/ledger-papers.ts';
import { readWithdrawable } from '../store/withdrawals.ts';
import { lockOrder } from '../store/write-order.ts';
import { listRefunds } from './store/refunds.ts';

let mollie: FakeMollie;
beforeEach(async () => {
  mollie = await startFakeMollie();
});
afterEach(() => mollie.close());

/** A shop at Mollie, and an order of three pieces of 20 euro, shipping 6.95, that nobody has paid; with one of another, of 10. */
async function openOrder(open: OpenDatabase, hasOther = false) {
  const desk = await openOrderDesk(await open());
  const { kysely } = desk.database;
  const apiKey = `test_${'a'.repeat(32)}`;
  const provider = createMollieProvider({ apiKey, apiEndpoint: mollie.endpoint });
  const shop = { ...desk.payments, provider };
  const uuid = await desk.addLot({ on_hand: 3, price_cents: 2000 });
  const others = hasOther ? [{ uuid: await desk.addLot(), amount: 1 }] : [];
  const lines = [{ uuid, amount: 3 }, ...others];
  const body = desk.orderFor(lines, { expectedTotalCents: hasOther ? 7695 : 6695 });
  const receipt: Receipt = (await desk.order(body)).json();
  const { reference } = receipt;
  const { id: orderId } = await kysely.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const box = openMailbox();
  let paymentId = '';
  const word = () => refreshByProviderId(shop, paymentId);
  return {
    word,
    async pay() {
      const unknown = { provider: provider.name, provider_id: null, checkout_url: null };
      await kysely.updateTable('payments').set(unknown).where('is_current', '=', 1).execute();
      paymentId = (await receiptOf(shop, orderId)).paymentUrl.split('/').at(-1) ?? '';
      Object.assign(mollie.payments.get(paymentId) ?? {}, { status: 'paid' });
      await word();
    },
    async withdraw(amount: number) {
      const who = { name: 'Ada Peeters', email: 'ada@example.com', reference, locale: 'en' } as const;
      const asked = { ...who, lines: [{ uuid, amount }] };
      const answer = await withdraw(desk.database, asked, randomUUID(), desk.now());
      expect(answer).toMatchObject({ isRefused: false });
    },
    cancel: () => cancelOrder(desk.database, reference, 'Found broken', desk.now()),
    /** The shop takes so many pieces out. */
    takeOut: (amount: number) =>
      desk.database.transaction(async (trx) => {
        const part = { wanted: [{ position: 0, amount }], reason: 'A wing broke' };
        expect(await takeOutLines(trx, await lockOrder(trx, orderId), part, desk.now())).toHaveProperty(
          'cutId',
        );
      }),
    /** Staff pay so many pieces back, whatever becomes of them. */
    payBack: (amount: number) =>
      desk.database.transaction(async (trx) => {
        const lines = (await readWithdrawable(trx, orderId)).slice(0, 1).map((line) => ({ ...line, amount }));
        const source = `${BY_HAND}${randomUUID()}`;
        const back = { orderId, lines, shippingCents: 0, amountCents: 2000 * amount, source, note: 'Kind' };
        await giveBack(trx, { ...back, reason: 'goodwill' }, desk.now());
      }),
    /** The shop takes nothing out but lowers shipping for it, as for a lighter parcel. */
    async lowerShipping(shippingCents: number) {
      const none = { is_sold: 1, goods_cents: 0, refund_cents: 0 };
      const row = { order_id: orderId, at: desk.now().toISOString(), reason: 'Lighter', ...none };
      await kysely
        .insertInto('order_cuts')
        .values({ ...row, shipping_cents: shippingCents })
        .execute();
    },
    shippingLeft: () => shippingLeft(kysely, orderId),
    async settle() {
      desk.passMinutes(60);
      await settleRefunds(shop);
    },
    /** The same, while something else is written just before the first of its own transactions. */
    async settleAfter(before: () => Promise<void>) {
      desk.passMinutes(60);
      let isFirst = true;
      const transaction: typeof desk.database.transaction = async (work) => {
        if (isFirst) {
          isFirst = false;
          await before();
        }
        return desk.database.transaction(work);
      };
      await settleRefunds({ ...shop, database: { ...desk.database, transaction } });
    },
    /** What the mails that money went back say it went back for, and how it is counted. */
    async mailed() {
      for (const refund of mollie.refunds.values()) Object.assign(refund, { status: 'refunded' });
      desk.passMinutes(60);
      await settleRefunds(shop);
      const mails = (await box.collect(shop)).filter(({ messageId }) => messageId.startsWith('refunded.'));
      return mails.map(({ text }) =>
        [...text.matchAll(/^\d+ ×|^(?:Insects|Shipping|Total|Went back|Goes back).*/gm)].map(
          ([line]) => line,
        ),
      );
    },
    states: async () => (await listRefunds(kysely, orderId)).map(({ state }) => state),
    /** What Mollie was asked to give back, in euro. */
    asked: () => [...mollie.refunds.values()].map(({ amount }) => Reflect.get(Object(amount), 'value')),
    chargeBack: (value: string) => chargeBack(mollie, paymentId, value),
    /** The bank gives one back; the provider says so more than once. */
    async reverse(chargeback: object) {
      Object.assign(chargeback, { reversedAt: '2026-03-20T10:00:00+00:00' });
      await word();
      await word();
    },
    refunds: async () => (await listRefunds(kysely, orderId)).map((refund) => refund.amount_cents),
    /** What all papers together say was sold, in cents. */
    async sold() {
      const papers = await readLedgerPapers(kysely, { since: '2026', until: '2027' });
      return salesRows(papers).reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);
    },
    papers: async () =>
      ((await desk.read(receipt)).invoices ?? []).map(({ kind, totalCents }) => `${kind} ${totalCents}`),
  };
}

eachDatabase('Money that a bank took back and gave back to the shop', (open) => {
  it('pays nothing for a piece that was withdrawn before anybody had paid for it', async () => {
    const order = await openOrder(open);
    await order.withdraw(1);
    await order.pay();
    const chargeback = order.chargeBack('46.95');
    await order.word();
    await order.reverse(chargeback);
    expect(await order.refunds()).toEqual([]);
    expect(await order.papers()).toEqual(['invoice 4695']);
  });

  it('pays the pieces that were withdrawn once they were paid, and none of those before', async () => {
    const order = await openOrder(open);
    await order.withdraw(1);
    await order.pay();
    const chargeback = order.chargeBack('46.95');
    await order.word();
    await order.withdraw(1);
    await order.reverse(chargeback);
    expect(await order.refunds()).toEqual([2000]);
  });

  it('goes to whoever withdrew meanwhile, each time that the bank gives a part back', async () => {
    const order = await openOrder(open);
    await order.pay();
    const parts = [order.chargeBack('30.00'), order.chargeBack('30.00')];
    await order.word();
    await order.withdraw(3);
    expect(await order.refunds()).toEqual([695]);
    for (const part of parts) await order.reverse(part);
    expect(await order.refunds()).toEqual([695, 3000, 3000]);
    expect(await order.papers()).toEqual(['invoice 6695', 'credit-note 6695']);
  });

  it('is told by mail to whoever withdrew meanwhile: which pieces, and no others', async () => {
    const order = await openOrder(open);
    await order.pay();
    const chargeback = order.chargeBack('66.95');
    await order.word();
    await order.withdraw(1);
    await order.reverse(chargeback);
    await order.settle();
    expect(await order.mailed()).toEqual([['1 ×', 'Insects: €20.00', 'Goes back to you: €20.00']]);
  });

  it('is told by mail part by part, with what whoever withdrew has of it already', async () => {
    const order = await openOrder(open);
    await order.pay();
    const parts = [order.chargeBack('30.00'), order.chargeBack('30.00')];
    await order.word();
    await order.withdraw(3);
    await order.settle();
    const all = ['3 ×', 'Insects: €60.00', 'Shipping: €6.95'];
    // The bank gave them the rest.
    const rest = ['Went back before: -€60.00', 'Goes back to you: €6.95'];
    expect(await order.mailed()).toEqual([[...all, ...rest]]);
    for (const part of parts) {
      await order.reverse(part);
      await order.settle();
      const half = ['Went back before: -€36.95', 'Goes back to you: €30.00'];
      expect(await order.mailed()).toEqual([[...all, ...half]]);
    }
  });

  it('goes to whose order the shop cancelled meanwhile, once, with a credit note', async () => {
    const order = await openOrder(open);
    await order.pay();
    const chargeback = order.chargeBack('66.95');
    await order.word();
    expect(await order.cancel()).toBe('done');
    expect(await order.refunds()).toEqual([]);
    await order.reverse(chargeback);
    expect(await order.refunds()).toEqual([6695]);
    expect(await order.papers()).toEqual(['invoice 6695', 'credit-note 6695']);
    await order.settle();
    await order.settle();
    expect(order.asked()).toEqual(['66.95']);
  });

  it('owes no VAT on a sale that the shop cancelled, also while it never comes back', async () => {
    const order = await openOrder(open);
    await order.pay();
    const chargeback = order.chargeBack('66.95');
    await order.word();
    expect(await order.cancel()).toBe('done');
    expect(await order.papers()).toEqual(['invoice 6695', 'credit-note 6695']);
    expect(await order.refunds()).toEqual([]);
    expect(await order.sold()).toBe(0);
    expect(await order.shippingLeft()).toBe(0);
    await order.reverse(chargeback);
    expect(await order.refunds()).toEqual([6695]);
    expect(await order.papers()).toEqual(['invoice 6695', 'credit-note 6695']);
    expect(await order.sold()).toBe(0);
  });

  it('owes no VAT on pieces that were withdrawn or taken out, and credits each of them once', async () => {
    const order = await openOrder(open);
    await order.pay();
    const parts = [order.chargeBack('36.95'), order.chargeBack('30.00')];
    await order.word();
    await order.withdraw(1);
    await order.settle();
    await order.takeOut(1);
    await order.settle();
    await order.cancel();
    const papers = ['invoice 6695', 'credit-note 2000', 'credit-note 2000', 'credit-note 2695'];
    expect(await order.papers()).toEqual(papers);
    for (const part of parts) await order.reverse(part);
    expect((await order.refunds()).reduce((sum, cents) => sum + cents, 0)).toBe(6695);
    expect(await order.papers()).toEqual(papers);
  });

  it('goes in parts to whose order the shop cancelled, and never more than was paid', async () => {
    const order = await openOrder(open);
    await order.pay();
    const parts = [order.chargeBack('30.00'), order.chargeBack('20.00')];
    await order.word();
    await order.withdraw(1);
    await order.cancel();
    expect(await order.refunds()).toEqual([1695]);
    for (const part of parts) await order.reverse(part);
    const refunds = await order.refunds();
    expect(refunds.reduce((sum, cents) => sum + cents, 0)).toBe(6695);
    await order.settle();
    expect(order.asked()).toHaveLength(refunds.length);
  });

  it('goes to whose broken piece the shop took out meanwhile, once, with a credit note', async () => {
    const order = await openOrder(open);
    await order.pay();
    const parts = [order.chargeBack('36.95'), order.chargeBack('30.00')];
    await order.word();
    await order.takeOut(1);
    expect(await order.refunds()).toEqual([]);
    for (const part of parts) await order.reverse(part);
    expect(await order.refunds()).toEqual([2000]);
    expect(await order.papers()).toEqual(['invoice 6695', 'credit-note 2000']);
  });

  it('goes in parts for pieces that the shop took out, and all of them are paid', async () => {
    const order = await openOrder(open);
    await order.pay();
    const parts = [order.chargeBack('30.00'), order.chargeBack('30.00')];
    await order.word();
    await order.takeOut(1);
    await order.takeOut(1);
    expect(await order.refunds()).toEqual([695]);
    for (const part of parts) await order.reverse(part);
    const refunds = await order.refunds();
    expect(refunds.reduce((sum, cents) => sum + cents, 0)).toBe(4000);
    await order.cancel();
    expect((await order.refunds()).slice(refunds.length)).toEqual([2695]);
  });

  it('goes for a piece that was taken out before all others were withdrawn, beside one that staff had paid back', async () => {
    const order = await openOrder(open);
    await order.pay();
    await order.payBack(1);
    await order.settle();
    const chargeback = order.chargeBack('46.95');
    await order.word();
    await order.takeOut(1);
    await order.settle();
    await order.withdraw(2);
    await order.reverse(chargeback);
    expect((await order.refunds()).reduce((sum, cents) => sum + cents, 0)).toBe(6695);
  });

  it('goes for all pieces that were withdrawn before the last was taken out, beside one that staff had paid back', async () => {
    const order = await openOrder(open, true);
    await order.pay();
    await order.payBack(1);
    await order.settle();
    const chargeback = order.chargeBack('56.95');
    await order.word();
    await order.withdraw(2);
    await order.settle();
    await order.takeOut(1);
    await order.reverse(chargeback);
    // Three pieces of 20 euro; the one of 10 goes to the shopper.
    expect((await order.refunds()).reduce((sum, cents) => sum + cents, 0)).toBe(6000);
  });

  it('pays no shipping twice that was lowered while the bank had it', async () => {
    const order = await openOrder(open);
    await order.pay();
    const chargeback = order.chargeBack('66.95');
    await order.word();
    await order.lowerShipping(500);
    expect(await order.shippingLeft()).toBe(195);
    await order.reverse(chargeback);
    expect(await order.refunds()).toEqual([500]);
    expect(await order.shippingLeft()).toBe(195);
  });

  it('pays the refunds that failed because the bank had it, each once', async () => {
    const order = await openOrder(open);
    await order.pay();
    await order.withdraw(1);
    await order.withdraw(1);
    const chargeback = order.chargeBack('46.95');
    await order.word();
    await order.settle();
    // 20 euro were left: one of the two was paid, and not both at the same moment.
    expect(order.asked()).toEqual(['20.00']);
    expect((await order.states()).toSorted()).toEqual(['asked', 'failed']);
    await order.reverse(chargeback);
    await order.settle();
    await order.settle();
    expect(order.asked()).toEqual(['20.00', '20.00']);
    expect(await order.states()).not.toContain('failed');
    expect(await order.refunds()).toEqual([2000, 2000]);
  });

  it('is paid when the bank gives it back at the very moment that a refund fails for it', async () => {
    const order = await openOrder(open);
    await order.pay();
    await order.withdraw(1);
    const chargeback = order.chargeBack('66.95');
    await order.word();
    await order.settleAfter(() => order.reverse(chargeback));
    await order.settle();
    expect(await order.states()).not.toContain('failed');
    expect(order.asked()).toEqual(['20.00']);
  });
});
