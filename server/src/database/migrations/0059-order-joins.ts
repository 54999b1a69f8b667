import type { DialectName } from '../database.ts';
import { appendOnly, dialectWords } from './dialect-words.ts';

/** Two orders that leave in one parcel: each time that they were joined, and those that are now, each in one pair only. */
export function orderJoins(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table order_joins (
      id ${id}, at text not null,
      first_id integer not null references orders (id),
      second_id integer not null references orders (id),
      refund_cents integer not null check (refund_cents >= 0),
      check (first_id < second_id)
    ) ${strict}`,
    ...appendOnly(dialect, 'order_joins'),
    `create table joined_orders (
      order_id integer primary key references orders (id),
      join_id integer not null references order_joins (id)
    ) ${strict}`,
    'create index joined_orders_join on joined_orders (join_id)',
  ];
}
