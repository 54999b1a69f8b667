import type { Generated } from 'kysely';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { Locale } from '@vitrine/shared/contract/locale';

/* Tables of accounts, by the rules of schema.ts. */

export interface AccountsTable {
  id: Generated<number>;
  /** As the shopper wrote it. */
  email: string;
  /** The same in lower case: two accounts cannot differ in capitals only. */
  email_key: string;
  /** Wanted instead, until it is confirmed. */
  new_email: string | null;
  /** When the address was proved to be the shopper's. */
  confirmed_at: string | null;
  /** 0 once the address was confirmed in a browser that was not logged in: a stranger may know the password. */
  is_mailbox_owner: Generated<number>;
  /** With its parameters, as `$argon2id$v=19$m=…`. */
  password_hash: string;
  firstname: string;
  lastname: string;
  company: string;
  phone: string;
  language: Locale;
  role: Profile['role'];
  /** When the role was given, until its holder has chosen a password for it. */
  invited_at: Generated<string | null>;
  /** The cookies of browsers that logged in before are signed with it; empty ends them all. */
  device_secret: Generated<string>;
  /** Random: what authenticators know the owner of a passkey by. Empty before the first one. */
  user_handle: Generated<string>;
  conditions_version: string;
  conditions_at: string;
  created_at: string;
}

export interface AccountAddressesTable {
  id: Generated<number>;
  account_id: number;
  /** JSON: the contract's address. */
  address: string;
  /** 1 for at most one an account. */
  is_default: number;
}

/** A browser that is logged in. */
interface SessionsTable {
  id: Generated<number>;
  account_id: number;
  /** SHA-256: who reads the table cannot log in with it. */
  token_hash: string;
  browser: string;
  system: string;
  started_at: string;
  last_seen_at: string;
  /** When this session passed the second factor. */
  second_factor_at: string | null;
}

/** Links of mails, each good for one use. */
export interface MailTokensTable {
  token_hash: string;
  account_id: number;
  purpose: 'confirm' | 'email' | 'recovery';
  /** Where it was sent; it proves that address only. */
  email: string;
  expires_at: string;
}

/** How often something was tried, for limits that processes share. */
interface AttemptsTable {
  scope: string;
  /** SHA-256 of the address or account: the table names nobody. */
  key_hash: string;
  count: number;
  last_at: string;
  next_at: string;
}

/** What opens an account without its password. */
export interface PasskeysTable {
  id: Generated<number>;
  account_id: number;
  /** Base64url, as that of the key. */
  credential_id: string;
  /** COSE, as the authenticator gave it. */
  public_key: string;
  /** Of its signatures; 0 for ever where the authenticator does not count. */
  counter: number;
  /** JSON: how browsers reach it. */
  transports: string;
  /** 1: it may be on several devices ("backup eligible"). */
  is_synced: number;
  /** 1: it is by now ("backup state"). */
  is_backed_up: number;
  name: string;
  browser: string;
  system: string;
  created_at: string;
  used_at: string | null;
}

/** What an authenticator is to sign, once. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** SHA-256 of who may answer it: a browser's cookie, or a session. */
  holder_hash: string;
  purpose: 'login' | 'register' | 'proof';
  expires_at: string;
}

export interface AccountsSchema {
  accounts: AccountsTable;
  account_addresses: AccountAddressesTable;
  sessions: SessionsTable;
  mail_tokens: MailTokensTable;
  attempts: AttemptsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}
