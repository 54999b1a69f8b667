import type { DialectName } from '../database.ts';
import { appendOnly, dialectWords, type DialectWords } from './dialect-words.ts';

/** Holds, orders, payments, mail, shipping rates. */
export function orders(dialect: DialectName): string[] {
  const words = dialectWords(dialect);
  return [
    ...holds(words),
    ...orderTables(words),
    ...appendOnly(dialect, 'order_history'),
    ...paymentTables(words),
    ...desk(words),
  ];
}

function holds({ strict }: DialectWords): string[] {
  return [
    `create table holds (
      id text primary key,
      state text not null check (state in ('live', 'used', 'lapsed')),
      created_at text not null, expires_at text not null
    ) ${strict}`,
    `create index holds_due on holds (state, expires_at)`,
    `create table hold_lines (
      hold_id text not null references holds (id),
      insect_id integer not null references insects (id),
      amount integer not null check (amount > 0),
      primary key (hold_id, insect_id)
    ) ${strict}`,
  ];
}

function orderTables({ id, strict }: DialectWords): string[] {
  return [
    `create table order_numbers (id ${id}, taken_at text not null) ${strict}`,
    `create table orders (
      id integer primary key,
      reference text not null unique, key text not null,
      locale text not null, email text not null, phone text not null,
      address text not null, country text not null, remarks text not null, vat_number text not null,
      conditions_version text not null,
      shipping_code text not null, shipping_name text not null,
      shipping_cents integer not null check (shipping_cents >= 0),
      goods_cents integer not null check (goods_cents > 0),
      total_cents integer not null check (total_cents = goods_cents + shipping_cents),
      vat_cents integer not null, vat_rate integer not null, vat_regime text not null,
      order_state text not null, payment_state text not null, fulfilment_state text not null,
      stock_state text not null check (stock_state in ('reserved', 'sold', 'released')),
      reserved_until text not null,
      hold_id text unique references holds (id),
      placed_at text not null
    ) ${strict}`,
    'create index orders_due on orders (stock_state, reserved_until)',
    'create index orders_placed on orders (placed_at)',
    'create index orders_email on orders (email)',
    `create table order_lines (
      order_id integer not null references orders (id), position integer not null,
      insect_id integer not null references insects (id),
      uuid text not null, reference text not null, name text not null, quality text not null,
      is_mixed integer not null, cites_annex text,
      amount integer not null check (amount > 0), price_cents integer not null, vat_rate integer not null,
      primary key (order_id, position)
    ) ${strict}`,
    'create index order_lines_insect on order_lines (insect_id)',
    `create table order_history (
      id ${id}, order_id integer not null references orders (id),
      kind text not null, state text not null, at text not null
    ) ${strict}`,
    'create index order_history_order on order_history (order_id, id)',
  ];
}

function paymentTables({ strict }: DialectWords): string[] {
  return [
    `create table payments (
      id text primary key,
      order_id integer not null references orders (id), attempt integer not null,
      is_current integer not null, is_live integer not null,
      method text not null, provider text not null,
      provider_id text, checkout_url text, transfer text,
      amount_cents integer not null, state text not null,
      created_at text not null, checked_at text not null,
      unique (order_id, attempt), unique (provider, provider_id)
    ) ${strict}`,
    'create unique index payments_one_live on payments (order_id) where is_live = 1',
    'create unique index payments_one_current on payments (order_id) where is_current = 1',
    'create index payments_to_check on payments (is_live, checked_at)',
    `create table payment_events (
      payment_id text not null references payments (id), state text not null, at text not null,
      primary key (payment_id, state)
    ) ${strict}`,
    `create table refunds (
      payment_id text primary key references payments (id),
      order_id integer not null references orders (id),
      amount_cents integer not null, reason text not null, state text not null, created_at text not null
    ) ${strict}`,
    `create table test_payments (
      id text primary key, method text not null, amount_cents integer not null, description text not null,
      locale text not null, return_url text not null, state text not null,
      pays_at text, created_at text not null
    ) ${strict}`,
  ];
}

function desk({ id, strict }: DialectWords): string[] {
  return [
    `create table idempotency (
      scope text not null, key text not null, request_hash text not null, answer text, at text not null,
      primary key (scope, key)
    ) ${strict}`,
    `create table outbox (
      id ${id}, message_id text not null unique, kind text not null, data text not null,
      state text not null check (state in ('waiting', 'sent', 'dead')),
      attempts integer not null, next_at text not null, last_error text not null,
      created_at text not null, sent_at text
    ) ${strict}`,
    'create index outbox_due on outbox (state, next_at)',
    `create table shipping_rates (
      id ${id}, code text not null unique, name text not null, countries text not null,
      carrier text not null, service text not null, is_tracked integer not null,
      days_min integer not null, days_max integer not null, bands text not null,
      free_from_cents integer, max_value_cents integer, is_active integer not null
    ) ${strict}`,
  ];
}
