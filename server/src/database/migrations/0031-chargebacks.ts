import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** Money that a shopper's bank took back from the shop, one row each time, by the provider's own id of it. */
export function chargebacks(dialect: DialectName): string[] {
  const { strict } = dialectWords(dialect);
  return [
    `create table chargebacks (
      id text primary key,
      payment_id text not null references payments (id),
      order_id integer not null references orders (id),
      amount_cents integer not null check (amount_cents > 0),
      taken_at text not null, reversed_at text
    ) ${strict}`,
    'create index chargebacks_order on chargebacks (order_id)',
    'create index chargebacks_payment on chargebacks (payment_id)',
  ];
}
