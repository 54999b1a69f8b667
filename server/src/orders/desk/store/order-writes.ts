import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { addressSchema, type Address } from '@vitrine/shared/contract/orders/place-order';
import { z } from '@vitrine/shared/contract/zod';
import { isOrderReference } from '../../rules/order-reference.ts';
import { TO_JUDGE } from '../../../database/index-conditions.ts';
import { forgetNotified } from '../../../database/forget-notified.ts';
import type { Schema } from '../../../database/schema/schema.ts';

/** The order with a reference, by its id; null when there is none. */
export async function findOrderId(kysely: Kysely<Schema>, reference: string): Promise<number | null> {
  if (!isOrderReference(reference)) return null;
  const row = await kysely
    .selectFrom('orders')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The newest step of an order's history; 0 when there is none. */
export async function newestStep(trx: Transaction<Schema>, orderId: number): Promise<number> {
  const row = await trx
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The steps of an order that came after one, in its locked transaction, were made by this write. */
export async function nameAuthor(
  trx: Transaction<Schema>,
  { orderId, after, auditId }: { orderId: number; after: number; auditId: number },
): Promise<void> {
  const steps = await trx
    .selectFrom('order_history')
    .select('id as history_id')
    .where('order_id', '=', orderId)
    .where('id', '>', after)
    .execute();
  if (steps.length === 0) return;
  const rows = steps.map((step) => ({ ...step, audit_id: auditId }));
  await trx.insertInto('order_step_authors').values(rows).execute();
}

export async function addNote(
  trx: Transaction<Schema>,
  note: { orderId: number; email: string; text: string },
  now: Date,
): Promise<void> {
  const { orderId, email, text } = note;
  await trx
    .insertInto('order_notes')
    .values({ order_id: orderId, at: now.toISOString(), email, text })
    .execute();
}

/** The order that a parcel with this number belongs to; null when none but these does. */
export async function findTracked(
  kysely: Kysely<Schema>,
  trackingNumber: string,
  besideOrderIds: readonly number[],
): Promise<string | null> {
  const row = await kysely
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select('orders.reference')
    .where('tracking_number', '=', trackingNumber)
    // In these words: the index is of just those.
    .where(sql<SqlBool>`tracking_number <> ''`)
    .where('order_id', 'not in', besideOrderIds)
    .limit(1)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** Takes one withdrawal whose lots have not come back yet: now they have. Null when there is none. */
export async function settleWithdrawal(
  trx: Transaction<Schema>,
  { id, orderId }: { id: number; orderId: number },
  now: Date,
) {
  const row = await trx
    .updateTable('withdrawals')
    .set({ settled_at: now.toISOString() })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .where((eb) => eb.or([eb('late_since', 'is', null), eb('decision', 'is not', null)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what was decided about a late withdrawal. False when there is none that waits for that. */
export async function keepDecision(
  trx: Transaction<Schema>,
  { id, orderId, isAccepted, reason }: { id: number; orderId: number; isAccepted: boolean; reason: string },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await trx
    .updateTable('withdrawals')
    .set({ decision: isAccepted ? 'accepted' : 'declined', decided_at: at, decision_reason: reason })
    .set(isAccepted ? {} : { settled_at: at })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where(sql.raw<SqlBool>(TO_JUDGE))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function keepRefusals(
  trx: Transaction<Schema>,
  withdrawalId: number,
  refused: readonly { position: number; amount: number; reason: string }[],
): Promise<void> {
  if (refused.length === 0) return;
  const rows = refused.map((line) => ({ withdrawal_id: withdrawalId, ...line }));
  await trx.insertInto('withdrawal_refusals').values(rows).execute();
}

/** Has the provider asked for a refund that failed by a new try. False when there is none. */
export async function reviveRefund(
  trx: Transaction<Schema>,
  { id, orderId }: { id: number; orderId: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    // What the provider called the try that failed stays, until it names the new one.
    .set({ state: 'due', attempts: 0, next_at: now.toISOString(), last_error: '' })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) await forgetNotified(trx, [`refund:${id}`]);
  return numUpdatedRows === 1n;
}

const dataSchema = z.record(z.string(), z.unknown());

/** Writes a mail that went, or was given up, once more, to be sent at once. False when there is no such mail. */
export async function writeAgain(
  trx: Transaction<Schema>,
  { id, orderId }: { id: number; orderId: number },
  now: Date,
): Promise<boolean> {
  const mail = await trx
    .selectFrom('outbox')
    .select(['message_id', 'kind', 'data'])
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('state', '<>', 'waiting')
    .executeTakeFirst();
  if (!mail) return false;
  const at = now.toISOString();
  const { kind } = mail;
  const data = JSON.stringify({ ...dataSchema.parse(JSON.parse(mail.data)), isByStaff: true });
  await trx
    .insertInto('outbox')
    .values({
      // A second one that people want is another mail: mail programs hide what they know.
      message_id: `${mail.message_id}.${now.getTime()}`,
      ...{ kind, data, state: 'waiting', attempts: 0, last_error: '' },
      ...{ next_at: at, created_at: at, sent_at: null },
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
  return true;
}

/** Where the parcel of an order goes; and to whom its invoice, null where that is the same. */
export async function readAddresses(
  kysely: Kysely<Schema>,
  orderId: number,
): Promise<{ address: Address; invoiceAddress: Address | null }> {
  const row = await kysely
    .selectFrom('orders')
    .select(['address', 'invoice_address'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const read = (stored: string) => addressSchema.parse(JSON.parse(stored));
  return {
    address: read(row.address),
    invoiceAddress: row.invoice_address === null ? null : read(row.invoice_address),
  };
}

/** Another address, of the same country: what an order costs depends on that. */
export async function writeAddress(
  trx: Transaction<Schema>,
  orderId: number,
  of: 'address' | 'invoice_address',
  address: Address,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ [of]: JSON.stringify(address) })
    .where('id', '=', orderId)
    .execute();
}
