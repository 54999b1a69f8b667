import { sql, type Kysely } from 'kysely';
import { emailKey } from '../../../forms/rules/mail-address.ts';
import type { Schema } from '../../../database/schema/schema.ts';

/** Paid, and not all of it given back: who only borrows the money proves nothing. */
const PAID = ['paid', 'part-refunded'] as const;

/** Whether an address is known to be its user's: an account has confirmed it, or an order with it was paid. */
export async function isProvedMailbox(kysely: Kysely<Schema>, email: string): Promise<boolean> {
  const key = emailKey(email);
  const account = await kysely
    .selectFrom('accounts')
    .select(['id', 'confirmed_at'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  if (account && account.confirmed_at !== null) return true;
  const paid = kysely
    .selectFrom('orders')
    .select('id')
    .where('payment_state', 'in', PAID)
    .where(sql`lower(email)`, '=', key)
    .limit(1);
  // Each has an index of its own.
  const byGuest = await paid.where('account_id', 'is', null).executeTakeFirst();
  if (byGuest || !account) return byGuest !== undefined;
  return (await paid.where('account_id', '=', account.id).executeTakeFirst()) !== undefined;
}
