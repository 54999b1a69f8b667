import { runOrderCommand, type OrderCommand } from '../../orders/fulfilment/run-order-command.ts';
import { cancelAbandoned } from '../../orders/paying/cancel-abandoned.ts';
import { cancelOverdueOrders } from '../../orders/paying/cancel-overdue.ts';
import { checkOpenPayments } from '../../orders/paying/check-open-payments.ts';
import { createTestProvider } from '../../payments/sandbox/sandbox-provider.ts';
import type { PaymentsContext } from '../../payments/payments-context.ts';
import type { PaymentProvider, RefundProgress } from '../../payments/provider.ts';
import { settleRefunds } from '../../orders/paying/settle-refunds.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { releaseLapsedHolds } from '../../orders/store/placing/holds.ts';
import { migrate } from '../../database/migrate.ts';
import { seedShippingRates } from '../../shipping/store/shipping.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import type { Place } from '../../database/testing/places.ts';
import { openMailbox, type Mailbox } from '../mails/mailbox.ts';
import { testApp } from '../test-app.ts';
import { testEnv } from '../test-env.ts';

const UNLIMITED = { orders: 1_000_000, holds: 1_000_000, withdrawals: 1_000_000 };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** What goes wrong at the provider while the workers run once. `refund-lost`: it gave back, but did not say so. */
type Fault = 'none' | 'silent' | 'refund-asked' | 'refund-lost';

/** A shop that lives through a story: it may be closed and opened again, and its clock only goes on. */
export interface ModelShop {
  database(): Database;
  now(): Date;
  pass(minutes: number): void;
  restart(): Promise<void>;
  close(): Promise<void>;
  /** So many lots of 10 euro, by their stock. Returns their uuids. */
  addLots(stock: readonly number[]): Promise<string[]>;
  /** Asks the real app. @throws when it fails at it */
  ask(
    url: string,
    payload: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown }>;
  webhook(providerId: string): Promise<void>;
  /** False when the order's states do not allow it. */
  owner(command: OrderCommand): Promise<boolean>;
  /** Everything that runs beside the answers, once. */
  work(fault: Fault): Promise<void>;
  context(fault: Fault): PaymentsContext;
  /** What the provider gave back, by the shop's own id of the refund: in cents, and of which payment. */
  givenBack: Map<string, { paymentId: string; amountCents: number }>;
  mailbox: Mailbox;
}

export async function openModelShop({ options }: Place): Promise<ModelShop> {
  let now = new Date('2026-03-02T10:00:00.000Z');
  const clock = () => now;
  const givenBack: ModelShop['givenBack'] = new Map();
  const mailbox = openMailbox();
  const open = async () => {
    const database = await openDatabase(options);
    return { database, app: await testApp(database, { clock, limits: UNLIMITED }) };
  };
  const first = await openDatabase(options);
  await migrate(first);
  await seedShippingRates(first.kysely);
  const family = await addFamily(first.kysely);
  await first.close();
  let parts = await open();

  const shop: ModelShop = {
    database: () => parts.database,
    now: clock,
    pass(minutes) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    async restart() {
      await shop.close();
      parts = await open();
    },
    async close() {
      await parts.app.close();
      await parts.database.close();
    },
    async addLots(stock) {
      const lots = [];
      for (const onHand of stock) {
        lots.push(await addInsect(parts.database.kysely, family, { price_cents: 1000, on_hand: onHand }));
      }
      return lots.map(({ uuid }) => uuid);
    },
    async ask(url, payload, headers = {}) {
      const answer = await parts.app.inject({ method: 'POST', url, payload, headers });
      if (answer.statusCode >= 500) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
      return { status: answer.statusCode, body: answer.json() };
    },
    async webhook(providerId) {
      const url = '/api/payments/webhook';
      const answer = await parts.app.inject({
        method: 'POST',
        url,
        headers: FORM,
        payload: `id=${providerId}`,
      });
      if (answer.statusCode !== 200) throw new Error(`The webhook answered ${answer.statusCode}`);
    },
    async owner(command) {
      return (await runOrderCommand(parts.database, command, now)).isDone;
    },
    async work(fault) {
      const context = shop.context(fault);
      await releaseLapsedHolds(parts.database, now);
      await cancelOverdueOrders(context);
      await checkOpenPayments(context);
      await settleRefunds(context);
      await cancelAbandoned(context);
      await mailbox.collect(context);
    },
    context(fault) {
      const context = { database: parts.database, clock, publicUrl: testEnv().publicUrl };
      return { ...context, provider: withFault(createTestProvider(context), fault, givenBack) };
    },
    givenBack,
    mailbox,
  };
  return shop;
}

/** The test provider with a memory of what it gave back, and with faults at its border. */
function withFault(
  provider: PaymentProvider,
  fault: Fault,
  givenBack: ModelShop['givenBack'],
): PaymentProvider {
  const answer = async <T>(value: T | Promise<T>): Promise<T> => {
    if (fault === 'silent') throw new Error('The provider does not answer');
    return value;
  };
  return {
    ...provider,
    fetchPayment: (id) => answer(provider.fetchPayment(id)),
    cancelPayment: (id) => answer(provider.cancelPayment(id)),
    fetchRefund: () => answer<RefundProgress>(fault === 'refund-asked' ? 'asked' : 'done'),
    async refund({ id, paymentId, amountCents }) {
      await answer(null);
      givenBack.set(id, { paymentId, amountCents });
      if (fault === 'refund-lost') throw new Error('The answer is lost');
      return { providerId: `tst_${id}`, progress: fault === 'refund-asked' ? 'asked' : 'done' };
    },
  };
}
