import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** Passkeys, what authenticators know their owner by, and challenges that wait for an answer. */
export function passkeys(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  // Signature counters have 32 bits without a sign: more than PostgreSQL's integer.
  const counter = dialect === 'sqlite' ? 'integer' : 'double precision';
  return [
    `create table passkeys (
      id ${id},
      account_id integer not null references accounts (id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter ${counter} not null,
      transports text not null,
      is_synced integer not null check (is_synced in (0, 1)),
      is_backed_up integer not null check (is_backed_up in (0, 1)),
      name text not null, browser text not null, system text not null,
      created_at text not null, used_at text
    ) ${strict}`,
    'create index passkeys_account on passkeys (account_id)',
    `create table passkey_challenges (
      challenge_hash text primary key,
      holder_hash text not null,
      purpose text not null check (purpose in ('login', 'register', 'proof')),
      expires_at text not null
    ) ${strict}`,
    'create index passkey_challenges_due on passkey_challenges (expires_at)',
    `alter table accounts add column user_handle text not null default ''`,
  ];
}
