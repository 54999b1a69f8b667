import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import { createMollieProvider } from '../../../payments/mollie/mollie-provider.ts';
import { chargeBack, type FakeMollie } from '../../../payments/testing/fake-mollie.ts';
import type { OrderDesk } from '../../../testing/desks/order-desk.ts';
import { openMailbox } from '../../../testing/mails/mailbox.ts';
import { withdraw } from '../../fulfilment/withdraw.ts';
import { takeOutLines } from '../../fulfilment/take-out-lines.ts';
import { cancelOrder } from '../../fulfilment/order-steps.ts';
import { refreshByProviderId } from '../refresh-payment.ts';
import { receiptOf } from '../start-payment.ts';
import { settleRefunds } from '../settle-refunds.ts';
import { giveBack } from '../../fulfilment/give-back.ts';
import { shippingLeft } from '../../fulfilment/shipping-left.ts';
import { BY_HAND } from '../../desk/store/order.ts';
import { salesRows } from '../../../invoices/rules/ledgers.ts';
import { readLedgerPapers } from '../../../invoices/store/ledger-papers.ts';
import { readWithdrawable } from '../../store/withdrawals.ts';
import { lockOrder } from '../../store/write-order.ts';
import { listRefunds } from '../store/refunds.ts';

/**
 * An order of three pieces of 20 euro, shipping 6.95, that nobody has paid; with one of another, of 10. Its shop at Mollie may
 * have others: what is told here is of this one.
 */
export async function openReversedOrder(mollie: FakeMollie, desk: OrderDesk, hasOther = false) {
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
  const placed = kysely.selectFrom('orders').select('id').where('reference', '=', reference);
  const { id: orderId } = await placed.executeTakeFirstOrThrow();
  const box = openMailbox();
  let paymentId = '';
  const word = () => refreshByProviderId(shop, paymentId);
  return {
    word,
    async pay() {
      const unknown = { provider: provider.name, provider_id: null, checkout_url: null };
      const current = kysely.updateTable('payments').where('order_id', '=', orderId);
      await current.set(unknown).where('is_current', '=', 1).execute();
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
      const mails = (await box.collect(shop)).filter(
        ({ messageId, text }) => messageId.startsWith('refunded.') && text.includes(reference),
      );
      return mails.map(({ text }) =>
        [...text.matchAll(/^\d+ ×|^(?:Insects|Shipping|Total|Refunded earlier|Goes back).*/gm)].map(
          ([line]) => line,
        ),
      );
    },
    states: async () => (await listRefunds(kysely, orderId)).map(({ state }) => state),
    /** What Mollie was asked to give back, in euro. */
    asked: () =>
      [...mollie.refunds.values()]
        .filter((refund) => refund['paymentId'] === paymentId)
        .map(({ amount }) => Reflect.get(Object(amount), 'value')),
    chargeBack: (value: string) => chargeBack(mollie, paymentId, value),
    /** The bank gives one back; the provider says so more than once. */
    async reverse(chargeback: object) {
      Object.assign(chargeback, { reversedAt: '2026-03-20T10:00:00+00:00' });
      await word();
      await word();
    },
    refunds: async () => (await listRefunds(kysely, orderId)).map((refund) => refund.amount_cents),
    /** What its papers together say was sold, in cents. */
    async sold() {
      const papers = await readLedgerPapers(kysely, { since: '2026', until: '2027' });
      const rows = salesRows(papers).filter((row) => row.reference === reference);
      return rows.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);
    },
    papers: async () =>
      ((await desk.read(receipt)).invoices ?? []).map(({ kind, totalCents }) => `${kind} ${totalCents}`),
  };
}
