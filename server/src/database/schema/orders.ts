import type { ColumnType, Generated } from 'kysely';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { FulfilmentState, OrderState, PaymentState } from '@vitrine/shared/contract/orders/order';

/*
 * Tables of orders, stock reserved, payments and mail, by the rules of schema.ts: times are ISO-8601 UTC text,
 * money is integer cents, yes and no are 1 and 0, lists and objects are JSON text.
 */

/** Lots reserved while a shopper types. */
interface HoldsTable {
  id: string;
  /** live: keeps its lots. used: an order took them over. lapsed: they were freed. */
  state: 'live' | 'used' | 'lapsed';
  created_at: string;
  expires_at: string;
  /** Keyed hashes of who keeps it, as long as it is live. */
  visitor: Generated<string | null>;
  network: Generated<string | null>;
}

/** What requests of one visitor or network wait for; swept when nobody used it for an hour. */
interface ReservationLocksTable {
  name: string;
  used_at: string;
}

/** An event in which much was reserved without being paid. */
export interface StockAlarmsTable {
  id: Generated<number>;
  kind: 'range' | 'network';
  /** Keyed hash; empty for the range, and once it is over. */
  network: string;
  /** As they were when it began; percent of the range. */
  lots: number;
  cents: number;
  percent: number;
  began_at: string;
  ended_at: string | null;
}

interface HoldLinesTable {
  hold_id: string;
  insect_id: number;
  amount: number;
}

/** Gives out order numbers. A rolled-back order may leave a gap. */
interface OrderNumbersTable {
  id: Generated<number>;
  taken_at: string;
}

export interface OrdersTable {
  /** From `order_numbers`. */
  id: number;
  reference: string;
  /** Unguessable, for the guest's link. */
  key: string;
  locale: Locale;
  email: string;
  phone: string;
  /** JSON: the contract's address. */
  address: string;
  country: string;
  remarks: string;
  vat_number: string;
  /** Version of the text `conditions` that held. */
  conditions_version: string;
  shipping_code: string;
  /** JSON: the name in each language. */
  shipping_name: string;
  shipping_cents: number;
  goods_cents: number;
  total_cents: number;
  vat_cents: number;
  /** Hundredths of a percent. */
  vat_rate: number;
  vat_regime: string;
  order_state: OrderState;
  payment_state: PaymentState;
  fulfilment_state: FulfilmentState;
  /** reserved: lots reserved. sold: lots gone out of stock. released: lots free again. */
  stock_state: 'reserved' | 'sold' | 'released';
  /** Until when an unpaid order keeps its lots. */
  reserved_until: string;
  /** The hold that became this order; a hold becomes one order only. */
  hold_id: string | null;
  placed_at: string;
  /** Whose it is; null for a guest's, and once the account is deleted. */
  account_id: Generated<number | null>;
  /** to-forget: phone, e-mail and remarks go as soon as the order needs them no more. */
  contact_state: Generated<'kept' | 'to-forget' | 'forgotten'>;
  /** 1 once somebody cancelled it: money that comes late goes back, whatever is still there. */
  is_called_off: Generated<number>;
  /** The cheapest way to ship that was offered, in cents; null for old orders, which paid `shipping_cents`. */
  cheapest_cents: Generated<number | null>;
  /** Of the link in the mail that the order was received, and nowhere else. */
  mail_token: Generated<string | null>;
  /** When it was known that the mails of this order are read; null before. */
  mailbox_proved_at: Generated<string | null>;
  /** Until when its lots wait for transfers before that is known, as given with the first; null without any. */
  transfer_until: Generated<string | null>;
  /** Working days that its parcel is on its way, and the ISO day from which parcels leave again, as it was placed. */
  days_min: Generated<number | null>;
  days_max: Generated<number | null>;
  ships_from: Generated<string | null>;
  /** What is written on the card of a gift, perhaps nothing; null for what is none. */
  gift_note: Generated<string | null>;
  /** JSON: the contract's address; null where the invoice goes with the parcel's. */
  invoice_address: Generated<string | null>;
  /** JSON: see shop/rules/order-tax.ts; null for orders from before it was stored. */
  tax: Generated<string | null>;
  /** JSON: what the register of the Union said of the business's VAT number; null where it was not asked. */
  vat_check: Generated<string | null>;
  /** 1 when staff placed it for a customer; the log says who. */
  is_by_staff: Generated<number>;
  /** 1 when it was handed over at the shop's stand: its address is then that, and the invoice's the buyer's. */
  is_taken_along: Generated<number>;
  /** As those of a hold, as long as the order keeps lots without being paid. */
  visitor: Generated<string | null>;
  network: Generated<string | null>;
}

/** What was bought, as it was then. */
interface OrderLinesTable {
  order_id: number;
  position: number;
  insect_id: number;
  uuid: string;
  reference: string;
  name: string;
  quality: string;
  is_mixed: number;
  cites_annex: string | null;
  /** JSON of the flaws that its page named when it was ordered. */
  flaws: Generated<string>;
  /** JSON of the papers of its lot as they were then: `catalogue/rules/lot-papers.ts`. */
  papers: Generated<string>;
  amount: number;
  /** What one was sold for; of a business of another member state without VAT. */
  price_cents: number;
  vat_rate: number;
  /** What one had cost the shop, as far as it is known. */
  purchase_cents: Generated<number | null>;
}

/** Append-only: each step of an order. */
export interface OrderHistoryTable {
  id: Generated<number>;
  order_id: number;
  kind:
    | 'order'
    | 'payment'
    | 'fulfilment'
    | 'refund'
    | 'withdrawal'
    | 'chargeback'
    | 'lines'
    | 'join'
    | 'contact';
  state: string;
  at: string;
}

/** One row an attempt to pay. */
export interface PaymentsTable {
  id: string;
  order_id: number;
  attempt: number;
  /** The one attempt that moves its order is 1. */
  is_current: number;
  /** open or pending; at most one an order. */
  is_live: number;
  method: PaymentMethod;
  provider: string;
  /** Known once the provider has answered. */
  provider_id: string | null;
  checkout_url: string | null;
  /** JSON: where to transfer to, for a bank transfer. */
  transfer: string | null;
  amount_cents: number;
  /** What came beyond that, below zero for less: staff book a transfer or cash to a euro more or less. */
  difference_cents: Generated<number>;
  state: PaymentState;
  created_at: string;
  checked_at: string;
  /** When to tell the provider that nobody will pay this any more; null when there is nothing to tell. */
  cancel_at: Generated<string | null>;
  /** Since when nobody is to pay it; null of one that is, and of those that the release before this one left. */
  abandoned_at: Generated<string | null>;
}

/** Each state of a payment is applied once. */
interface PaymentEventsTable {
  payment_id: string;
  state: PaymentState;
  at: string;
}

interface IdempotencyTable {
  scope: string;
  key: string;
  request_hash: string;
  /** JSON; null only inside the transaction that is making it. */
  answer: string | null;
  at: string;
}

/** Mails to be sent, written with what caused them. */
export interface OutboxTable {
  id: Generated<number>;
  /** Stable: a mail sent twice is recognisable as one. */
  message_id: string;
  kind: string;
  /** JSON: what its template needs. */
  data: string;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  next_at: string;
  last_error: string;
  created_at: string;
  sent_at: string | null;
  /** That its data names, maintained by the database. */
  order_id: ColumnType<number | null, never, never>;
  /** The request that it came of; null for what a job wrote. */
  request_id: Generated<string | null>;
  /** The `message_id` of the mail that tells of it together with others; null where it went by itself. */
  digest: Generated<string | null>;
}

export interface ShippingRatesTable {
  id: Generated<number>;
  code: string;
  /** JSON: the name in each language. */
  name: string;
  /** JSON array of ISO codes. */
  countries: string;
  carrier: string;
  service: string;
  is_tracked: number;
  days_min: number;
  days_max: number;
  /** JSON array of `{maxGrams, priceCents}`, ascending. */
  bands: string;
  free_from_cents: number | null;
  max_value_cents: number | null;
  is_active: number;
  revision: Generated<number>;
  /** Empty until it is edited. */
  updated_at: Generated<string>;
}

/** The built-in test provider's own books; no real provider has them. */
export interface TestPaymentsTable {
  id: string;
  method: PaymentMethod;
  amount_cents: number;
  description: string;
  locale: Locale;
  return_url: string;
  state: PaymentState;
  /** When a late payment will be made, or null. */
  pays_at: string | null;
  created_at: string;
}

export interface OrdersSchema {
  holds: HoldsTable;
  hold_lines: HoldLinesTable;
  reservation_locks: ReservationLocksTable;
  stock_alarms: StockAlarmsTable;
  order_numbers: OrderNumbersTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_history: OrderHistoryTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  shipping_rates: ShippingRatesTable;
  test_payments: TestPaymentsTable;
}
