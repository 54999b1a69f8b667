import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { StaffRole } from '@vitrine/shared/contract/tools/tools';
import type { MailKind } from '@vitrine/shared/contract/tools/names';
import { writeMail } from '../../../mail/index.ts';
import type { ChargebacksTable } from '../../../database/schema/refunds.ts';
import type { Schema } from '../../../database/schema/schema.ts';

type Chargeback = Selectable<ChargebacksTable>;

/** Notes money that a bank took back. False when it was noted before. */
export async function noteChargeback(
  trx: Transaction<Schema>,
  chargeback: Omit<Chargeback, 'reversed_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('chargebacks')
    .values({ ...chargeback, reversed_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes that the bank gave it back to the shop. False when that was noted before. */
export async function noteReversal(trx: Transaction<Schema>, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('chargebacks')
    .set({ reversed_at: at })
    .where('id', '=', id)
    .where('reversed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** What banks hold back of a payment now, in cents. */
export async function chargedBack(kysely: Kysely<Schema>, paymentId: string): Promise<number> {
  const { cents } = await kysely
    .selectFrom('chargebacks')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_cents'), sql<number>`0`).as('cents'))
    .where('payment_id', '=', paymentId)
    .where('reversed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** Whether banks hold money of an order back now. */
export async function isHeldBack(kysely: Kysely<Schema>, orderId: number): Promise<boolean> {
  return (await listChargebacks(kysely, orderId)).some((chargeback) => chargeback.reversed_at === null);
}

export function listChargebacks(kysely: Kysely<Schema>, orderId: number): Promise<Chargeback[]> {
  return kysely
    .selectFrom('chargebacks')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('taken_at')
    .orderBy('id')
    .execute();
}

/** Of these, those that are known, with whether they are known as given back. */
export async function knownChargebacks(
  kysely: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, { isReversed: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('chargebacks')
    .select(['id', 'reversed_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, { isReversed: row.reversed_at !== null }]));
}

/** Has those of staff told who look after money. */
export async function tellOfChargeback(
  trx: Transaction<Schema>,
  kind: Extract<MailKind, `chargeback-${string}`>,
  chargebackId: string,
  roles: readonly StaffRole[],
  now: Date,
): Promise<void> {
  const staff = await trx.selectFrom('accounts').select('id').where('role', 'in', roles).execute();
  for (const { id: accountId } of staff) {
    const messageId = `${kind}.${chargebackId}.${accountId}`;
    await writeMail(trx, { kind, messageId, data: { accountId, chargebackId }, at: now }, now);
  }
}

/** A chargeback with the order that it is about; undefined when there is none. */
export function findChargeback(kysely: Kysely<Schema>, id: string) {
  return kysely
    .selectFrom('chargebacks')
    .innerJoin('orders', 'orders.id', 'chargebacks.order_id')
    .select(['amount_cents as amountCents', 'taken_at as takenAt', 'reversed_at as reversedAt'])
    .select(['reference', 'fulfilment_state as fulfilmentState'])
    .where('chargebacks.id', '=', id)
    .executeTakeFirst();
}
