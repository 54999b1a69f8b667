import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import { countAffected } from '../../database/count-affected.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { NOBODY, placeOnly } from '../../forms/rules/place-only.ts';
import { forgetTrails } from './forget-trails.ts';

/** Counted from the order and from its last parcel: 14 days to withdraw and 14 to pay back lie well within this. */
const SETTLED_AFTER_MS = 60 * DAY_MS;
/** An order that nobody ever closed is not worth keeping a person for. */
const LONGEST_MS = 365 * DAY_MS;

/** Presents that are read at once. */
const GIFTS_AT_ONCE = 500;

const CONTACT = { email: '', phone: '', remarks: '', gift_note: null, contact_state: 'forgotten' as const };

/** The legal guarantee of two years, counted from a delivery that may be two months after the order. */
const GUEST_RETENTION_MS = 790 * DAY_MS;

/** Ten years from the first of January after it (Belgian VAT Code, article 60), so eleven from its day at most. */
const BOOKS_YEARS = 11;

/**
 * Deletes what orders no longer need: how to reach the person, and of an order that was never paid who it was. Those are the
 * orders of deleted accounts, of guests once no guarantee holds, and all that were never paid. Returns how many. What stands on an invoice stays as long as the law asks (GDPR art. 17.3 b).
 */
export async function forgetContacts(kysely: Kysely<Schema>, now: Date) {
  await markGuests(kysely, now);
  const before = booksEnd(now);
  const orderBooks = await forgetBooks(kysely, before);
  const orderTrails = await forgetTrails(kysely, before);
  const settled = kysely.updateTable('orders').where(isSettled(now));
  const unpaid = await settled
    .where('payment_state', 'not in', WAS_PAID)
    .set({ ...CONTACT, ...NOBODY_COLUMNS })
    .execute();
  const gifts = await forgetGifts(kysely, now);
  const others = await settled
    .where('payment_state', 'in', WAS_PAID)
    .where('invoice_address', 'is', null)
    .set(CONTACT)
    .execute();
  await forgetNotes(kysely);
  return {
    unpaidOrders: countAffected(unpaid),
    orderContacts: gifts + countAffected(others),
    orderBooks,
    orderTrails,
  };
}

/** What is to be forgotten and needed no more: nothing of it is under way. */
const isSettled = (now: Date) => (eb: ExpressionBuilder<Schema, 'orders'>) => {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return eb.and([
    eb('contact_state', '=', 'to-forget'),
    eb('placed_at', '<', before(SETTLED_AFTER_MS)),
    eb.or([
      eb('order_state', 'in', ['completed', 'cancelled']),
      eb('fulfilment_state', 'in', ['delivered', 'returned']),
      eb.and([eb('placed_at', '<', before(LONGEST_MS)), eb.not(isToSend(eb))]),
      eb('placed_at', '<', before(GUEST_RETENTION_MS)),
    ]),
    ...isUnderWay(eb, before).map((found) => eb.not(eb.exists(found))),
  ]);
};

/** Somebody paid for it and has a right to it, though a permit takes more than a year. */
const isToSend = (eb: ExpressionBuilder<Schema, 'orders'>) =>
  eb.and([
    eb('order_state', '=', 'confirmed'),
    eb('fulfilment_state', 'in', ['waiting', 'preparing', 'permit-wait']),
  ]);

/**
 * What a shopper can still be written to about, or must be known by the address for: a parcel until the time to withdraw and to
 * pay back is over, a return, money that goes back or that a bank keeps from the shop. What nobody closes for a year keeps
 * nobody either.
 */
function isUnderWay(eb: ExpressionBuilder<Schema, 'orders'>, before: (ms: number) => string) {
  const longAgo = before(LONGEST_MS);
  return [
    eb
      .selectFrom('shipments')
      .select('shipments.id')
      .whereRef('shipments.order_id', '=', 'orders.id')
      .where((parcel) =>
        parcel.or([
          parcel('delivered_at', '>=', before(SETTLED_AFTER_MS)),
          parcel.and([parcel('delivered_at', 'is', null), parcel('shipped_at', '>=', longAgo)]),
        ]),
      ),
    eb
      .selectFrom('withdrawals')
      .select('withdrawals.id')
      .whereRef('withdrawals.order_id', '=', 'orders.id')
      .where('settled_at', 'is', null)
      .where('received_at', '>=', longAgo),
    eb
      .selectFrom('refunds')
      .select('refunds.id')
      .whereRef('refunds.order_id', '=', 'orders.id')
      .where('state', 'in', ['due', 'asked', 'failed'])
      .where('created_at', '>=', longAgo),
    eb
      .selectFrom('chargebacks')
      .select('chargebacks.id')
      .whereRef('chargebacks.order_id', '=', 'orders.id')
      .where('reversed_at', 'is', null)
      .where('taken_at', '>=', longAgo),
  ];
}

/**
 * Who got a present stands on no invoice; where it went decides the VAT of a credit note that may still come. Address and
 * state change in one statement: a process that stops between two orders leaves the others to the next one. An address that
 * cannot be read leaves its country alone, for it must not keep the others from being forgotten. A present that is still to
 * be sent stays whole: without street and name the shop could keep its money and send nothing.
 */
async function forgetGifts(kysely: Kysely<Schema>, now: Date): Promise<number> {
  const paid = kysely.selectFrom('orders').where(isSettled(now)).where('payment_state', 'in', WAS_PAID);
  const gifts = await paid
    .select(['id', 'address', 'country'])
    .where('invoice_address', 'is not', null)
    .where((eb) => eb.not(isToSend(eb)))
    .orderBy('id')
    .limit(GIFTS_AT_ONCE)
    .execute();
  for (const { id, address, country } of gifts) {
    const read = addressSchema.safeParse(JSON.parse(address)).data;
    const placed = JSON.stringify(read ? placeOnly(read) : { ...NOBODY, country });
    await kysely
      .updateTable('orders')
      .set({ ...CONTACT, address: placed })
      .where('id', '=', id)
      .execute();
  }
  return gifts.length < GIFTS_AT_ONCE ? gifts.length : gifts.length + (await forgetGifts(kysely, now));
}

/** Of orders that were never paid, and of those that the books need no more. */
async function forgetNotes(kysely: Kysely<Schema>): Promise<void> {
  await kysely
    .deleteFrom('order_notes')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('id')
          .whereRef('orders.id', '=', 'order_notes.order_id')
          .where('contact_state', '=', 'forgotten')
          .where((eb) => eb.or([eb('payment_state', 'not in', WAS_PAID), eb('address', '=', NOBODY_JSON)])),
      ),
    )
    .execute();
}

/**
 * Of an order that the law asks no more for: who it was, and what leads to them. Its invoices are sealed in the books
 * and stay: a chain of hashes out of which one is taken proves nothing any more.
 */
async function forgetBooks(kysely: Kysely<Schema>, before: string): Promise<number> {
  const old = await kysely
    .updateTable('orders')
    .set({ ...CONTACT, ...NOBODY_COLUMNS })
    .where(isPastBooks(before))
    .where('address', '<>', NOBODY_JSON)
    .returning('id')
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) {
    await kysely
      .updateTable('shipments')
      .set({ tracking_number: '', tracking_url: null })
      .where('order_id', 'in', ids)
      .execute();
  }
  return ids.length;
}

/** What was invoiced, given back or taken back later is in the books of a later year. */
const isPastBooks = (before: string) => (eb: ExpressionBuilder<Schema, 'orders'>) => {
  const invoiced = eb.selectFrom('invoices').select('order_id').where('issued_at', '>=', before);
  const givenBack = eb.selectFrom('refunds').select('order_id').where('created_at', '>=', before);
  const takenBack = eb.selectFrom('chargebacks').select('order_id').where('taken_at', '>=', before);
  return eb.and([
    eb('placed_at', '<', before),
    eb('id', 'not in', invoiced),
    eb('id', 'not in', givenBack),
    eb('id', 'not in', takenBack),
  ]);
};

function booksEnd(now: Date): string {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - BOOKS_YEARS);
  // Of 29 February it made 1 March: no order goes a day early.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before.toISOString();
}

/** Constants are written out: only then does a partial index serve. */
const STORED = sql<boolean>`contact_state = 'kept'`;

async function markGuests(kysely: Kysely<Schema>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const stored = kysely.updateTable('orders').set({ contact_state: 'to-forget' }).where(STORED);
  await stored
    .where(sql<boolean>`order_state = 'cancelled'`)
    .where('payment_state', 'not in', WAS_PAID)
    .where('placed_at', '<', before(SETTLED_AFTER_MS))
    .execute();
  await stored.where('account_id', 'is', null).where('placed_at', '<', before(GUEST_RETENTION_MS)).execute();
}

/** Money came, whatever became of it: there is an invoice. */
const WAS_PAID = ['paid', 'part-refunded', 'refunded'] as const;

const NOBODY_JSON = JSON.stringify(NOBODY);
const NOBODY_COLUMNS = { address: NOBODY_JSON, invoice_address: null, vat_number: '', vat_check: null };
