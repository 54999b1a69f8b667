import type { Kysely } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import type { Schema } from '../../database/schema/schema.ts';

/** Delivery, 14 days to withdraw and 14 to pay back lie well within this. */
const SETTLED_AFTER_MS = 60 * DAY_MS;
/** An order that nobody ever closed is not worth keeping a person for. */
const LONGEST_MS = 365 * DAY_MS;

const CONTACT = { email: '', phone: '', remarks: '', gift_note: null, contact_state: 'forgotten' as const };

/**
 * Deletes what orders of deleted accounts no longer need: how to reach the person, and of an order that was never paid
 * who it was. What stands on an invoice stays as long as the law asks (GDPR art. 17.3 b).
 */
export async function forgetContacts(kysely: Kysely<Schema>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const settled = kysely
    .updateTable('orders')
    .where('contact_state', '=', 'to-forget')
    .where('placed_at', '<', before(SETTLED_AFTER_MS))
    .where((eb) =>
      eb.or([
        eb('order_state', 'in', ['completed', 'cancelled']),
        eb('fulfilment_state', 'in', ['delivered', 'returned']),
        eb('placed_at', '<', before(LONGEST_MS)),
      ]),
    );
  const wasPaid = ['paid', 'part-refunded', 'refunded'] as const;
  await settled
    .where('payment_state', 'not in', wasPaid)
    .set({ ...CONTACT, address: JSON.stringify(NOBODY), invoice_address: null, vat_number: '' })
    .execute();
  const paid = settled.where('payment_state', 'in', wasPaid);
  // Who got a present stands on no invoice.
  await paid
    .where('invoice_address', 'is not', null)
    .set({ ...CONTACT, address: JSON.stringify(NOBODY) })
    .execute();
  await paid.set(CONTACT).execute();
}

const NOBODY = {
  firstname: '',
  lastname: '',
  company: '',
  street: '',
  houseNumber: '',
  postalCode: '',
  city: '',
  country: '',
};
