import { sql, type Kysely } from 'kysely';
import { countAffected } from '../../database/count-affected.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { NOBODY } from '../../forms/rules/place-only.ts';

/** What to call somebody else's record of a payment by, and what was written of it. */
const NO_PAYMENT = { provider_id: null, checkout_url: null, transfer: null };

const FORGOTTEN = 'forgotten ';

/**
 * Of orders that the books need no more: what still leads to a person, or was written about one. Amounts, states and times
 * stay. Stock moves and the log of what staff did are links of the chains of the books, and sheets are signed: out of those
 * nothing can be taken. Returns how many rows.
 * @param before orders that were placed earlier
 */
export async function forgetTrails(kysely: Kysely<Schema>, before: string): Promise<number> {
  const old = kysely
    .selectFrom('orders')
    .select('id')
    .where('placed_at', '<', before)
    .where('address', '=', JSON.stringify(NOBODY));
  // A young shop has none: nothing else is looked through every few minutes.
  if (!(await old.limit(1).executeTakeFirst())) return 0;
  const withdrawn = kysely.selectFrom('withdrawals').select('id').where('order_id', 'in', old);
  const changes = [
    kysely
      .updateTable('payments')
      .set(NO_PAYMENT)
      .where('order_id', 'in', old)
      .where((eb) =>
        eb.or([
          eb('provider_id', 'is not', null),
          eb('checkout_url', 'is not', null),
          eb('transfer', 'is not', null),
        ]),
      ),
    kysely
      .updateTable('refunds')
      .set({ provider_id: null, note: '' })
      .where('order_id', 'in', old)
      .where((eb) => eb.or([eb('provider_id', 'is not', null), eb('note', '<>', '')])),
    kysely
      .updateTable('withdrawals')
      .set({ came_on: null, decision_reason: '' })
      .where('order_id', 'in', old)
      .where((eb) => eb.or([eb('came_on', 'is not', null), eb('decision_reason', '<>', '')])),
    kysely
      .updateTable('withdrawal_refusals')
      .set({ reason: '' })
      .where('withdrawal_id', 'in', withdrawn)
      .where('reason', '<>', ''),
    kysely
      .updateTable('order_cuts')
      .set({ reason: '' })
      .where('order_id', 'in', old)
      .where('reason', '<>', ''),
    // The bank's number goes; that money was taken stays in the figures of its year.
    kysely
      .updateTable('chargebacks')
      .set({ id: sql`${FORGOTTEN} || payment_id || ' ' || taken_at` })
      .where('order_id', 'in', old)
      .where('id', 'not like', `${FORGOTTEN}%`),
    kysely
      .deleteFrom('e_invoices')
      .where('invoice_id', 'in', kysely.selectFrom('invoices').select('id').where('order_id', 'in', old)),
    kysely.deleteFrom('idempotency').where('at', '<', before),
  ];
  let count = 0;
  for (const change of changes) count += countAffected(await change.execute());
  return count;
}
