import type { DialectName } from '../database.ts';
import { dialectWords, type DialectWords } from './dialect-words.ts';

/** Accounts, who is logged in, links of mails, address book, attempts; and whose an order is. */
export function accounts(dialect: DialectName): string[] {
  const words = dialectWords(dialect);
  return [...people(words), ...doors(words), ...orderColumns()];
}

function people({ id, strict }: DialectWords): string[] {
  return [
    `create table accounts (
      id ${id},
      email text not null, email_key text not null unique, new_email text,
      confirmed_at text, password_hash text not null,
      firstname text not null, lastname text not null, company text not null, phone text not null,
      language text not null,
      role text not null check (role in ('customer', 'owner', 'catalogue', 'orders', 'read-only')),
      conditions_version text not null, conditions_at text not null, created_at text not null
    ) ${strict}`,
    `create table account_addresses (
      id ${id},
      account_id integer not null references accounts (id) on delete cascade,
      address text not null,
      is_default integer not null check (is_default in (0, 1))
    ) ${strict}`,
    'create index account_addresses_account on account_addresses (account_id)',
    'create unique index account_addresses_one_default on account_addresses (account_id) where is_default = 1',
  ];
}

function doors({ id, strict }: DialectWords): string[] {
  return [
    `create table sessions (
      id ${id},
      account_id integer not null references accounts (id) on delete cascade,
      token_hash text not null unique,
      browser text not null, system text not null,
      started_at text not null, last_seen_at text not null
    ) ${strict}`,
    'create index sessions_account on sessions (account_id)',
    'create index sessions_seen on sessions (last_seen_at)',
    `create table mail_tokens (
      token_hash text primary key,
      account_id integer not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('confirm', 'email', 'recovery')),
      email text not null, expires_at text not null
    ) ${strict}`,
    'create index mail_tokens_account on mail_tokens (account_id)',
    'create index mail_tokens_due on mail_tokens (expires_at)',
    `create table attempts (
      scope text not null, key_hash text not null,
      count integer not null, last_at text not null, next_at text not null,
      primary key (scope, key_hash)
    ) ${strict}`,
    'create index attempts_next on attempts (next_at)',
  ];
}

function orderColumns(): string[] {
  return [
    'alter table orders add column account_id integer references accounts (id) on delete set null',
    `alter table orders add column contact_state text not null default 'kept'
      check (contact_state in ('kept', 'to-forget', 'forgotten'))`,
    'create index orders_account on orders (account_id, placed_at)',
    'create index orders_guest_email on orders (lower(email)) where account_id is null',
    `create index orders_to_forget on orders (placed_at) where contact_state = 'to-forget'`,
  ];
}
