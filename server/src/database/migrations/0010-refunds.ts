import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** A payment may go back in parts, each of them followed until it has arrived; and payments may be called off. */
export function refunds(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    'alter table refunds rename to refunds_whole',
    `create table refunds (
      id ${id},
      payment_id text not null references payments (id),
      order_id integer not null references orders (id),
      source text not null unique,
      amount_cents integer not null check (amount_cents > 0),
      reason text not null, note text not null,
      state text not null check (state in ('due', 'asked', 'done', 'failed')),
      provider_id text, attempts integer not null, next_at text not null, last_error text not null,
      created_at text not null
    ) ${strict}`,
    `insert into refunds (payment_id, order_id, source, amount_cents, reason, note, state, attempts, next_at,
      last_error, created_at)
      select payment_id, order_id, reason || ':' || payment_id, amount_cents, reason, '', state, 0, created_at,
      '', created_at from refunds_whole`,
    'drop table refunds_whole',
    'create index refunds_due on refunds (state, next_at)',
    'create index refunds_order on refunds (order_id)',
    'create index refunds_payment on refunds (payment_id)',
    'alter table payments add column cancel_at text',
    'create index payments_to_cancel on payments (cancel_at) where cancel_at is not null',
    'alter table orders add column is_called_off integer not null default 0',
  ];
}
