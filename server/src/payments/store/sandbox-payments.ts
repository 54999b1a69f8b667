import type { Kysely, Selectable } from 'kysely';
import type { PaymentState } from '@vitrine/shared/contract/orders/order';
import { prepared, type Given } from '../../database/prepared.ts';
import type { TestPaymentsTable } from '../../database/schema/orders.ts';
import type { Schema } from '../../database/schema/schema.ts';

export type TestPayment = Selectable<TestPaymentsTable>;

const insertPayment = prepared((kysely, given: Given<TestPayment>) =>
  kysely
    .insertInto('test_payments')
    .values({
      id: given('id'),
      method: given('method'),
      amount_cents: given('amount_cents'),
      description: given('description'),
      locale: given('locale'),
      return_url: given('return_url'),
      state: given('state'),
      pays_at: given('pays_at'),
      created_at: given('created_at'),
    })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

/** Writes a test payment; one that is there already stays as it is. */
export async function insertTestPayment(kysely: Kysely<Schema>, payment: TestPayment): Promise<void> {
  await insertPayment(kysely, payment);
}

export function findTestPayment(kysely: Kysely<Schema>, id: string): Promise<TestPayment | undefined> {
  return kysely.selectFrom('test_payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Decides an undecided test payment; false when it was decided before. */
export async function settleTestPayment(
  kysely: Kysely<Schema>,
  id: string,
  state: PaymentState,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('test_payments')
    .set({ state, pays_at: null })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'pending'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Lets an undecided test payment be paid at a later time. */
export async function payTestPaymentAt(kysely: Kysely<Schema>, id: string, at: Date): Promise<void> {
  await kysely
    .updateTable('test_payments')
    .set({ pays_at: at.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'pending'])
    .execute();
}

/** Test payments that were to be paid late, and whose time has come. */
export async function lateTestPayments(kysely: Kysely<Schema>, now: Date): Promise<string[]> {
  const rows = await kysely
    .selectFrom('test_payments')
    .select('id')
    .where('pays_at', '<=', now.toISOString())
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}
