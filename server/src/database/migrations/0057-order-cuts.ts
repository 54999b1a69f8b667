import type { DialectName } from '../database.ts';
import { appendOnly, dialectWords } from './dialect-words.ts';

/** What the shop took out of orders that had not left: why, and how many of which lot. */
export function orderCuts(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table order_cuts (
      id ${id}, order_id integer not null references orders (id),
      at text not null, reason text not null,
      is_sold integer not null check (is_sold in (0, 1)),
      goods_cents integer not null check (goods_cents >= 0),
      shipping_cents integer not null check (shipping_cents >= 0),
      refund_cents integer not null check (refund_cents >= 0)
    ) ${strict}`,
    'create index order_cuts_order on order_cuts (order_id, id)',
    `create table order_cut_lines (
      cut_id integer not null references order_cuts (id), position integer not null,
      insect_id integer not null references insects (id),
      reference text not null, name text not null,
      amount integer not null check (amount > 0),
      primary key (cut_id, position)
    ) ${strict}`,
    ...appendOnly(dialect, 'order_cuts'),
    ...appendOnly(dialect, 'order_cut_lines'),
  ];
}
