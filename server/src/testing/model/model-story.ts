import { expect } from '@jest/globals';
import type { PaymentState } from '@vitrine/shared/contract/orders/order';
import type { ModelShop } from './model-shop.ts';
import { expectSettled, expectSound, readBooks } from './model-soundness.ts';
import { reviveRefund } from '../../orders/desk/store/order-writes.ts';
import { applyRefund } from '../../orders/paying/settle-refunds.ts';
import { CASH } from '../../payments/store/payments.ts';

/** How often each of a story's lots is there. */
export const STOCK = [1, 3, 5];
export const DAY_MINUTES = 24 * 60;

export interface Intent {
  key: string;
  body: object;
  reference: string | null;
}

export interface Placed {
  reference: string;
  key: string;
  lines: { uuid: string; amount: number }[];
}

/** One story of a few lots, and what the people in it know. */
export interface Story {
  shop: ModelShop;
  uuids: string[];
  holds: { holdId: string; lines: Placed['lines'] }[];
  intents: Intent[];
  orders: Placed[];
  /** What the provider has ever said of a payment, by its own id. */
  said: Map<string, PaymentState[]>;
}

export async function beginStory(shop: ModelShop): Promise<Story> {
  return { shop, uuids: await shop.addLots(STOCK), holds: [], intents: [], orders: [], said: new Map() };
}

/** At the end every webhook arrives, as providers repeat them, the workers work, and a long time passes. */
export async function endStory(story: Story): Promise<void> {
  const { shop, uuids } = story;
  for (const id of (await paymentsOf(story)).map((payment) => payment.provider_id)) {
    if (id !== null) await shop.webhook(id);
  }
  for (let day = 0; day < 12; day += 1) {
    await shop.work('none');
    await countOut(shop);
    shop.pass(DAY_MINUTES);
  }
  const database = shop.database();
  const books = await readBooks(database, uuids);
  await expectSound(database, books);
  expectSettled(books);
  expectAtProvider(story, await paymentsOf(story));
  const { mails } = shop.mailbox;
  const told = mails.filter(({ messageId }) => /^(?:order-received|orders-gathered)\./.test(messageId));
  for (const { reference } of story.orders)
    expect(told.filter(({ text }) => text.includes(reference))).not.toEqual([]);
}

/** The provider's own books: it never gave back more than it got, and just what the shop says. */
function expectAtProvider({ shop }: Story, payments: Awaited<ReturnType<typeof paymentsOf>>): void {
  for (const payment of payments.filter(({ provider }) => provider !== 'cash')) {
    const back = [...shop.givenBack.values()].filter(({ paymentId }) => paymentId === payment.provider_id);
    const cents = back.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect([payment.id, cents]).toEqual([payment.id, payment.refunded]);
    expect(cents).toBeLessThanOrEqual(payment.decided === 'paid' ? payment.amount_cents : 0);
  }
}

/** The attempts to pay of a story, with what the provider decided and what the shop gives back. */
export async function paymentsOf({ shop, orders }: Story) {
  const rows = await shop
    .database()
    .kysely.selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('test_payments', 'test_payments.id', 'payments.provider_id')
    .select(['payments.id', 'payments.provider_id', 'payments.amount_cents', 'orders.reference'])
    .select('payments.provider')
    .select(['test_payments.state as decided'])
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('refunds.amount_cents'), of.lit(0)).as('cents'))
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .as('refunded'),
    )
    .where('orders.reference', 'in', ['', ...orders.map(({ reference }) => reference)])
    .orderBy('payments.attempt')
    .execute();
  return rows.map((row) => ({ ...row, refunded: Number(row.refunded) }));
}

/** What was paid in cash no provider gives back: somebody counts it out, and says so. */
async function countOut(shop: ModelShop): Promise<void> {
  const database = shop.database();
  const due = await database.kysely
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.order_id as orderId'])
    .where('payments.provider', '=', CASH)
    .where('refunds.state', '=', 'failed')
    .execute();
  for (const refund of due) {
    await database.transaction((trx) => reviveRefund(trx, refund, shop.now()));
    await applyRefund(database, refund.id, 'done', shop.now());
  }
}
