import type { Transaction } from 'kysely';
import { TRANSFER_REMINDER_MS } from '../rules/payment-window.ts';
import { writeMail } from '../../mail/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** Writes the reminder of a transfer, to be sent on the fourth day if that attempt is still the one waited for. */
export async function writeReminder(
  trx: Transaction<Schema>,
  { orderId, reference, attempt }: { orderId: number; reference: string; attempt: number },
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() + TRANSFER_REMINDER_MS);
  const messageId = `transfer-reminder.${reference}.${attempt}`;
  await writeMail(trx, { messageId, kind: 'transfer-reminder', data: { orderId, attempt }, at }, now);
}
