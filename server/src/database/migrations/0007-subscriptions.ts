import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** Newsletter, and word when a species comes in again. */
export function subscriptions(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table subscriptions (
      id ${id}, kind text not null check (kind in ('newsletter', 'restock')),
      email text not null, email_hash text not null, locale text not null, species text not null,
      state text not null check (state in ('asked', 'confirmed', 'ended')),
      asked_at text not null, mail_at text not null, confirmed_at text, ended_at text
    ) ${strict}`,
    `create unique index subscriptions_live on subscriptions (kind, email_hash, species) where state <> 'ended'`,
    'create index subscriptions_address on subscriptions (email_hash, kind)',
    'create index subscriptions_wishes on subscriptions (state, kind, species)',
    `create table subscription_tokens (
      hash text primary key,
      subscription_id integer not null references subscriptions (id),
      created_at text not null
    ) ${strict}`,
    'create index subscription_tokens_subscription on subscription_tokens (subscription_id)',
    'create index outbox_sent on outbox (kind, sent_at)',
    'create index insects_wanted on insects (name) where is_shown = 1 and is_sold_out = 0',
  ];
}
