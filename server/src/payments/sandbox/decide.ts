import type { PaymentState } from '@vitrine/shared/contract/orders/order';
import type { Database } from '../../database/database.ts';
import { lateTestPayments, payTestPaymentAt, settleTestPayment } from '../store/sandbox-payments.ts';
import type { TestAction } from './sandbox-words.ts';

/** Tells the shop's webhook that something changed, by the payment's id alone. */
type Notify = (providerId: string) => Promise<void>;

const LATE_MS = 20_000;

const ENDS: Record<Exclude<TestAction, 'late'>, PaymentState> = {
  pay: 'paid',
  twice: 'paid',
  silent: 'paid',
  fail: 'failed',
  cancel: 'cancelled',
  expire: 'expired',
};

/** Does what the button says. A payment that was decided before stays as it is. */
export async function decide(
  { kysely }: Database,
  notify: Notify,
  id: string,
  action: TestAction,
  now: Date,
): Promise<void> {
  if (action === 'late') return payTestPaymentAt(kysely, id, new Date(now.getTime() + LATE_MS));
  if (!(await settleTestPayment(kysely, id, ENDS[action]))) return;
  if (action === 'silent') return;
  await notify(id);
  if (action === 'twice') await notify(id);
}

/** Pays the late payments whose time has come. Returns how many. */
export async function payLate({ kysely }: Database, notify: Notify, now: Date): Promise<number> {
  let paid = 0;
  for (const id of await lateTestPayments(kysely, now)) {
    if (!(await settleTestPayment(kysely, id, 'paid'))) continue;
    await notify(id);
    paid += 1;
  }
  return paid;
}
