import type { Transaction } from 'kysely';
import { TRANSFER_REMINDER_MS } from '../rules/payment-window.ts';
import { writeMail } from '../../mail/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

interface Attempt {
  orderId: number;
  reference: string;
  attempt: number;
}

/**
 * Writes the mail that an order was received, with the link by which a transfer has its week. `network` is whence it came;
 * one that staff placed counts for nobody's.
 */
export async function writeReceived(
  trx: Transaction<Schema>,
  { orderId, reference, attempt, network, isByStaff }: Attempt & { network?: string; isByStaff?: boolean },
  now: Date,
): Promise<void> {
  const messageId = attempt === 1 ? `order-received.${reference}` : `order-received.${reference}.${attempt}`;
  const data = { orderId, ...(network !== undefined && { network }), ...(isByStaff && { isByStaff }) };
  await writeMail(trx, { messageId, kind: 'order-received', data, at: now }, now);
}

/** Writes the reminder of a transfer, to be sent on the fourth day if that attempt is still the one waited for. */
export async function writeReminder(
  trx: Transaction<Schema>,
  { orderId, reference, attempt }: Attempt,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() + TRANSFER_REMINDER_MS);
  const messageId = `transfer-reminder.${reference}.${attempt}`;
  await writeMail(trx, { messageId, kind: 'transfer-reminder', data: { orderId, attempt }, at }, now);
}
