import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import type { Transaction } from 'kysely';
import { emailKey } from '../../../forms/rules/mail-address.ts';
import { newToken } from '../../../platform/secret-token.ts';
import type { Schema } from '../../../database/schema/schema.ts';

/** How the customer of an order is reached, and in which country: of what was taken along, that of the invoice. */
export async function readContact(trx: Transaction<Schema>, orderId: number) {
  const { is_taken_along, invoice_address, ...contact } = await trx
    .selectFrom('orders')
    .select(['email', 'phone', 'country', 'is_taken_along', 'invoice_address'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (is_taken_along === 0 || invoice_address === null) return contact;
  return { ...contact, country: addressSchema.parse(JSON.parse(invoice_address)).country };
}

export async function writePhone(trx: Transaction<Schema>, orderId: number, phone: string): Promise<void> {
  await trx.updateTable('orders').set({ phone }).where('id', '=', orderId).execute();
}

/**
 * The mails of an order go to another mailbox, of which nobody has shown yet that it is read. Links of earlier mails open
 * nothing, and it leaves the account that has the former address: that may be a stranger's, who got it by that address.
 */
export async function moveMailbox(
  trx: Transaction<Schema>,
  orderId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const order = trx.updateTable('orders').where('id', '=', orderId);
  await order.set({ email: to }).execute();
  if (emailKey(from) === emailKey(to)) return;
  await order.set({ key: newToken(), mail_token: newToken(), mailbox_proved_at: null }).execute();
  const ofFormer = trx.selectFrom('accounts').select('id').where('email_key', '=', emailKey(from));
  await order.set({ account_id: null }).where('account_id', 'in', ofFormer).execute();
  // What was written while there was no address went to nobody.
  if (from === '') {
    await trx.deleteFrom('outbox').where('order_id', '=', orderId).where('state', '=', 'sent').execute();
  }
}
