import { sql, type Kysely } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { countOf } from '../../database/count-of.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** Delivery, 14 days to withdraw and 14 to pay back lie well within this. */
const SETTLED_AFTER_MS = 60 * DAY_MS;
/** An order that nobody ever closed is not worth keeping a person for. */
const LONGEST_MS = 365 * DAY_MS;

const CONTACT = { email: '', phone: '', remarks: '', gift_note: null, contact_state: 'forgotten' as const };

/** The legal guarantee of two years, counted from a delivery that may be two months after the order. */
const GUEST_KEPT_MS = 790 * DAY_MS;

/**
 * Deletes what orders no longer need: how to reach the person, and of an order that was never paid who it was. Those are the
 * orders of deleted accounts, of guests once no guarantee holds, and all that were never paid. Returns how many. What stands on an invoice stays as long as the law asks (GDPR art. 17.3 b).
 */
export async function forgetContacts(kysely: Kysely<Schema>, now: Date) {
  await markGuests(kysely, now);
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
  const unpaid = await settled
    .where('payment_state', 'not in', WAS_PAID)
    .set({
      ...CONTACT,
      address: JSON.stringify(NOBODY),
      invoice_address: null,
      vat_number: '',
      vat_check: null,
    })
    .execute();
  const paid = settled.where('payment_state', 'in', WAS_PAID);
  // Who got a present stands on no invoice.
  const gifts = await paid
    .where('invoice_address', 'is not', null)
    .set({ ...CONTACT, address: JSON.stringify(NOBODY) })
    .execute();
  const others = await paid.set(CONTACT).execute();
  return { unpaidOrders: countOf(unpaid), orderContacts: countOf([...gifts, ...others]) };
}

/** Constants are written out: only then does a partial index serve. */
const KEPT = sql<boolean>`contact_state = 'kept'`;

async function markGuests(kysely: Kysely<Schema>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const kept = kysely.updateTable('orders').set({ contact_state: 'to-forget' }).where(KEPT);
  await kept
    .where(sql<boolean>`order_state = 'cancelled'`)
    .where('payment_state', 'not in', WAS_PAID)
    .where('placed_at', '<', before(SETTLED_AFTER_MS))
    .execute();
  await kept.where('account_id', 'is', null).where('placed_at', '<', before(GUEST_KEPT_MS)).execute();
}

/** Money came, whatever became of it: there is an invoice. */
const WAS_PAID = ['paid', 'part-refunded', 'refunded'] as const;

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
