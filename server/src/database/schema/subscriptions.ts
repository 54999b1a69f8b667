import type { Locale } from '@vitrine/shared/contract/locale';
import type {
  Subscription,
  SubscriptionKind,
  WishGender,
} from '@vitrine/shared/contract/accounts/subscription';
import type { Generated } from 'kysely';

/** Who wants which mails, by the rules of schema.ts. */
export interface SubscriptionsTable {
  id: Generated<number>;
  kind: SubscriptionKind;
  /** Empty once ended: then only the hash is left, to prove that it was. */
  email: string;
  /** SHA-256 of the address in lower case. */
  email_hash: string;
  /** The same of the mailbox that it leads to, `mailboxKey`: the mails to it are counted together. */
  mailbox_hash: Generated<string>;
  locale: Locale;
  /** Name of the insect that is waited for; empty for the newsletter, and once ended. */
  species: string;
  /** The sex that is waited for; empty for any, and once ended. */
  gender: Generated<WishGender | ''>;
  /** Only a lot that was first shown later is told of; null when any is. */
  new_since: Generated<string | null>;
  state: Subscription['state'];
  asked_at: string;
  /** When the last mail that asks to confirm is due; empty before the first. */
  mail_at: string;
  confirmed_at: string | null;
  ended_at: string | null;
}

/** Every mail carries a token of its own; the table knows only what proves it. */
interface SubscriptionTokensTable {
  /** SHA-256 of the token. */
  hash: string;
  subscription_id: number;
  created_at: string;
}

export interface SubscriptionsSchema {
  subscriptions: SubscriptionsTable;
  subscription_tokens: SubscriptionTokensTable;
}
