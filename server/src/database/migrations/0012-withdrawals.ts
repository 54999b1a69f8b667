import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** Parcels, and what shoppers withdraw from. */
export function withdrawals(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table shipments (
      id ${id}, order_id integer not null references orders (id),
      carrier text not null, tracking_number text not null, tracking_url text,
      shipped_at text not null, arrives_before text not null, delivered_at text
    ) ${strict}`,
    'create index shipments_order on shipments (order_id, id)',
    `create table withdrawals (
      id ${id}, order_id integer not null references orders (id),
      received_at text not null, settled_at text,
      goods_cents integer not null, shipping_cents integer not null, refund_cents integer not null,
      is_before_shipping integer not null
    ) ${strict}`,
    'create index withdrawals_order on withdrawals (order_id, id)',
    `create table withdrawal_lines (
      withdrawal_id integer not null references withdrawals (id), position integer not null,
      amount integer not null check (amount > 0),
      primary key (withdrawal_id, position)
    ) ${strict}`,
    'alter table orders add column cheapest_cents integer',
  ];
}
