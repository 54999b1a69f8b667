import type { BASES, RetentionName } from '@vitrine/shared/contract/tools/operations/retention';
import type { Schema } from '../../database/schema/schema.ts';

/** What of persons a table holds (GDPR, article 30). */
interface PersonalData {
  table: keyof Schema;
  columns: readonly string[];
  /** What it is stored for. */
  purpose: string;
  /** Why it may be: article 6(1). */
  basis: (typeof BASES)[number];
  /** For how long. */
  kept: string;
  /** What deletes it by itself; null where something else does, which `kept` says. */
  retention: RetentionName | null;
}

const row = (
  table: keyof Schema,
  columns: string,
  purpose: string,
  basis: PersonalData['basis'],
  kept: string,
  retention: RetentionName | null = null,
): PersonalData => ({ table, columns: columns.split(' '), purpose, basis, kept, retention });

const WITH_ACCOUNT = 'until the account is deleted';
const WITH_BOOKS = 'ten years, with the books (Belgian VAT Code, article 60)';
/** A chain of hashes out of which a row is taken proves nothing any more. */
const SEALED = `${WITH_BOOKS}; sealed in them, and in their chain for good`;
const SIGNED = 'as long as the specimen: signed, it proves nothing with a word less; it names no buyer';
const AUTHORS = 'three years';
const WITH_IMPORT = 'thirty days, or until staff delete the import';
/** Nobody can tell the origin of a specimen without them; which facts name whom: `facts-of-persons.ts`. */
const WITH_LOT = 'as long as the lot; staff take a name out where its bearer objects';

/** Every table that holds anything of a person. A test holds it against the schema: a new table is here or below. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  row(
    'orders',
    'email phone remarks gift_note',
    'to carry out the order',
    'contract',
    'of guests 790 days, or until what is under way is over; of deleted accounts until all is settled, 60 days at least',
    'orderContacts',
  ),
  row(
    'orders',
    'address invoice_address vat_number vat_check tax key',
    'to carry out the order; the invoice',
    'law',
    `never paid: 60 days after it was placed; else ${WITH_BOOKS}`,
    'unpaidOrders',
  ),
  row(
    'orders',
    'address invoice_address vat_number vat_check',
    'the invoice',
    'law',
    WITH_BOOKS,
    'orderBooks',
  ),
  row(
    'orders',
    'visitor network mail_token',
    'that nobody keeps the whole shop from others',
    'interest',
    'until its lots are paid or free again',
  ),
  row(
    'order_search',
    'searched folded',
    'that staff find an order',
    'contract',
    'as its order, by the database itself',
  ),
  row(
    'order_notes',
    'text email',
    'what staff agreed with a customer',
    'contract',
    `of an order that was never paid as it; else ${WITH_BOOKS}`,
    'orderBooks',
  ),
  row(
    'order_history',
    'state',
    'what happened to an order',
    'contract',
    `states and times alone: of nobody once its order is; ${WITH_BOOKS}`,
    'orderBooks',
  ),
  row('order_cuts', 'reason', 'why something was taken out', 'law', WITH_BOOKS, 'orderTrails'),
  row(
    'shipments',
    'tracking_number tracking_url',
    'to follow a parcel',
    'contract',
    WITH_BOOKS,
    'orderBooks',
  ),
  row('withdrawals', 'came_on decision_reason', 'to judge a withdrawal', 'law', WITH_BOOKS, 'orderTrails'),
  row('withdrawal_refusals', 'reason', 'to judge what came back', 'law', WITH_BOOKS, 'orderTrails'),
  row('payments', 'provider_id checkout_url transfer', 'to know who paid', 'law', WITH_BOOKS, 'orderTrails'),
  row('refunds', 'provider_id note', 'to pay back', 'law', WITH_BOOKS, 'orderTrails'),
  row('chargebacks', 'id', 'to know what a bank took back', 'law', WITH_BOOKS, 'orderTrails'),
  row('invoices', 'facts', 'invoices', 'law', SEALED),
  row('provenance_sheets', 'facts', 'to prove where a specimen comes from', 'law', SIGNED),
  row(
    'e_invoices',
    'receiver',
    'that businesses get their invoices over Peppol',
    'law',
    WITH_BOOKS,
    'orderTrails',
  ),
  row(
    'holds',
    'visitor network',
    'that nobody keeps the whole shop from others',
    'interest',
    'until it is used or lapsed',
  ),
  row(
    'stock_alarms',
    'network',
    'to see that one network holds many lots',
    'interest',
    'until the event is over',
  ),
  row(
    'accounts',
    'email email_key new_email password_hash firstname lastname company phone device_secret user_handle',
    'the account',
    'contract',
    WITH_ACCOUNT,
  ),
  row(
    'accounts',
    'email email_key',
    'an account that nobody confirms',
    'contract',
    'thirty days, where nothing was ordered with it',
    'unconfirmedAccounts',
  ),
  row('account_addresses', 'address', 'the address book', 'contract', WITH_ACCOUNT),
  row('passkeys', 'credential_id public_key name browser system', 'to log in', 'contract', WITH_ACCOUNT),
  row(
    'sessions',
    'browser system token_hash',
    'to stay logged in',
    'contract',
    'until it is ended or was not used for as long as a session holds',
    'sessions',
  ),
  row(
    'mail_tokens',
    'email token_hash',
    'to prove an address',
    'contract',
    'a day at most; an invitation to the staff three',
    'links',
  ),
  row(
    'passkey_challenges',
    'holder_hash',
    'to log in with a passkey',
    'contract',
    'five minutes',
    'challenges',
  ),
  row(
    'attempts',
    'key_hash',
    'that nobody guesses passwords',
    'interest',
    'a day after the last attempt',
    'attempts',
  ),
  row(
    'request_counts',
    'key_hash',
    'that nobody asks without end',
    'interest',
    'an hour at most',
    'requests',
  ),
  row(
    'form_drafts',
    'draft',
    'that a form without scripts comes back as it was typed',
    'contract',
    'half an hour',
    'drafts',
  ),
  row(
    'subscriptions',
    'email email_hash mailbox_hash species gender',
    'the newsletter, and word of a species',
    'consent',
    'until it is ended; not confirmed: seven days; a fingerprint proves the end for three years',
    'subscriptions',
  ),
  row(
    'subscription_tokens',
    'hash',
    'to end a subscription',
    'consent',
    'as its subscription',
    'subscriptions',
  ),
  row(
    'outbox',
    'data',
    'mails that are to be sent, messages to the seller among them',
    'contract',
    'of those that hold a person, a day once sent',
    'sentMails',
  ),
  row('outbox', 'data last_error', 'mails that could not be sent', 'contract', 'ninety days', 'deadMails'),
  row(
    'search_misses',
    'text',
    'what nobody found',
    'interest',
    'ninety days; who looked is not kept',
    'searches',
  ),
  row('audit_log', 'email account_id note', 'which of the staff did what', 'interest', SEALED),
  row('audit_subjects', 'before after', 'what they changed', 'interest', SEALED),
  row('stock_moves', 'staff note', 'which of the staff moved stock', 'interest', SEALED),
  row('texts', 'saved_by', 'which of the staff wrote a text', 'interest', AUTHORS, 'authors'),
  row(
    'imports',
    'email account_id',
    'which of the staff imported a file',
    'interest',
    WITH_IMPORT,
    'imports',
  ),
  row(
    'import_words',
    'email',
    'which of the staff said what a word means',
    'interest',
    `${AUTHORS}, or until staff forget the word`,
    'authors',
  ),
  row('insects', 'authority facts', 'to prove where a specimen comes from', 'interest', WITH_LOT),
  row(
    'order_lines',
    'papers',
    'to prove where a specimen came from that was sold, on a sheet that may be asked for years later',
    'interest',
    'as long as the line, which stays with the amounts of the books; it names no buyer',
  ),
  row(
    'import_lines',
    'cells wanted changes',
    'to write into the catalogue what a file says of lots',
    'interest',
    WITH_IMPORT,
    'imports',
  ),
  row('staff_second_factors', 'secret', 'that staff log in with two factors', 'interest', WITH_ACCOUNT),
  row(
    'staff_recovery_codes',
    'code_hash',
    'that staff log in without their device',
    'interest',
    WITH_ACCOUNT,
  ),
  row('notification_choices', 'choices', 'what staff are told of', 'interest', WITH_ACCOUNT),
  row('notified_facts', 'fact', 'that staff are told once', 'interest', WITH_ACCOUNT),
  row('saved_views', 'name query', 'lists that staff keep', 'interest', WITH_ACCOUNT),
  row(
    'idempotency',
    'key',
    'that an order sent twice is one',
    'contract',
    `${WITH_BOOKS}: a key of chance, and a fingerprint of what was asked`,
    'orderTrails',
  ),
];

/** Tables that hold nothing of a person: prices, stock, texts, settings, seals. */
export const IMPERSONAL: readonly (keyof Schema)[] = [
  ...(['migrations', 'families', 'price_history', 'sample_drawings', 'closings', 'settings'] as const),
  ...(['insect_showings', 'catalogue_changes', 'hold_lines', 'reservation_locks', 'order_numbers'] as const),
  ...(['payment_events', 'shipping_rates', 'test_payments', 'withdrawal_lines', 'order_cut_lines'] as const),
  ...([
    'order_joins',
    'joined_orders',
    'order_step_authors',
    'book_seals',
    'book_heads',
    'book_roots',
  ] as const),
  ...(['posts', 'former_post_slugs', 'pictures', 'insect_pictures', 'family_pictures'] as const),
  ...([
    'picture_jobs',
    'uploads',
    'flaw_pins',
    'synonyms',
    'folded_names',
    'invoice_numbers',
    'former_family_slugs',
  ] as const),
  ...(['refused_releases', 'retentions', 'web_vitals'] as const),
];
