import { sql, type Kysely } from 'kysely';
import { emailKey } from '../../forms/rules/mail-address.ts';
import { invoiceFactsSchema, listInvoices } from '../../invoices/index.ts';
import { digestOf } from '../../platform/secret-token.ts';
import { listAddresses } from './addresses.ts';
import { isMailboxOwner, type StoredAccount } from './accounts.ts';
import { readVatCheck } from '../../shop/index.ts';
import { readOrder, readWithdrawnLines } from '../../orders/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { listPasskeys } from './passkeys.ts';
import { listSessions } from './sessions.ts';

/** All that the shop holds on a shopper. Secrets are left out: hashes and keys say nothing to a person. */
export async function exportAccount(
  kysely: Kysely<Schema>,
  account: StoredAccount,
  sessionId: number,
  now: Date,
) {
  const accountId = account.id;
  const [addresses, sessions, passkeys, orders, subscriptions] = await Promise.all([
    listAddresses(kysely, accountId),
    listSessions(kysely, { accountId, sessionId }, now),
    listPasskeys(kysely, accountId),
    exportOrders(kysely, account, now),
    exportSubscriptions(kysely, account),
  ]);
  return {
    exportedAt: now.toISOString(),
    account: ownFacts(account),
    addresses,
    sessions,
    passkeys,
    orders,
    subscriptions,
  };
}

function ownFacts(account: StoredAccount) {
  const { id, email, firstname, lastname, company, phone, language, role } = account;
  return {
    ...{ id, email, firstname, lastname, company, phone, language, role },
    newEmail: account.new_email,
    confirmedAt: account.confirmed_at,
    conditionsVersion: account.conditions_version,
    conditionsAcceptedAt: account.conditions_at,
    createdAt: account.created_at,
  };
}

/** The account's orders, and those that its proved address placed without login. */
async function exportOrders(kysely: Kysely<Schema>, account: StoredAccount, now: Date) {
  const isProved = isMailboxOwner(account);
  const rows = await kysely
    .selectFrom('orders')
    .select(['id', 'phone', 'vat_number as vatNumber', 'conditions_version as conditionsVersion'])
    .select('vat_check as vatCheck')
    .where((eb) => {
      const own = eb('account_id', '=', account.id);
      const asGuest = eb.and([
        eb('account_id', 'is', null),
        eb(sql`lower(email)`, '=', emailKey(account.email)),
      ]);
      return isProved ? eb.or([own, asGuest]) : own;
    })
    .orderBy('id')
    .execute();
  const orders = [];
  // One after the other: a long history must not take every connection.
  for (const { id, vatCheck, ...more } of rows) {
    const { order } = await readOrder(kysely, id, now);
    orders.push({
      ...order,
      ...more,
      ...(vatCheck !== null && { vatCheck: readVatCheck(vatCheck) }),
      payments: await exportPayments(kysely, id),
      invoices: await exportInvoices(kysely, id),
      withdrawals: await exportWithdrawals(kysely, id),
      notes: await exportNotes(kysely, id),
    });
  }
  return orders;
}

function exportPayments(kysely: Kysely<Schema>, orderId: number) {
  return kysely
    .selectFrom('payments')
    .select(['attempt', 'method', 'provider', 'provider_id as providerId', 'state'])
    .select(['amount_cents as amountCents', 'created_at as createdAt'])
    .select('difference_cents as differenceCents')
    .where('order_id', '=', orderId)
    .orderBy('attempt')
    .execute();
}

/** What staff noted at the order; who noted it is not the shopper's. */
function exportNotes(kysely: Kysely<Schema>, orderId: number) {
  return kysely
    .selectFrom('order_notes')
    .select(['at', 'text'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Invoices and credit notes, with all that they say. */
async function exportInvoices(kysely: Kysely<Schema>, orderId: number) {
  const rows = await listInvoices(kysely, orderId);
  return rows.map(({ number, kind, issued_at: issuedAt, total_cents: totalCents, facts }) => ({
    ...{ number, kind, issuedAt, totalCents },
    facts: invoiceFactsSchema.parse(JSON.parse(facts)),
  }));
}

/** What the shopper withdrew from, when, and what came or comes back for it. */
async function exportWithdrawals(kysely: Kysely<Schema>, orderId: number) {
  const rows = await kysely
    .selectFrom('withdrawals')
    .select(['id', 'received_at as receivedAt', 'settled_at as settledAt'])
    .select(['late_since as lateSince', 'came_on as cameOn', 'decision', 'decided_at as decidedAt'])
    .select('decision_reason as decisionReason')
    .select(['goods_cents as goodsCents', 'shipping_cents as shippingCents', 'refund_cents as refundCents'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const withdrawals = [];
  for (const { id, ...withdrawal } of rows) {
    const lines = await readWithdrawnLines(kysely, id);
    withdrawals.push({
      ...withdrawal,
      lines: lines.map(({ reference, name, quality, amount, priceCents }) => {
        return { reference, name, quality, amount, priceCents };
      }),
    });
  }
  return withdrawals;
}

/** What was subscribed to with the confirmed address: all that deleting the account ends. */
async function exportSubscriptions(kysely: Kysely<Schema>, account: StoredAccount) {
  if (account.confirmed_at === null) return [];
  return kysely
    .selectFrom('subscriptions')
    .select(['kind', 'email', 'locale', 'species', 'state'])
    .select(['asked_at as askedAt', 'confirmed_at as confirmedAt', 'ended_at as endedAt'])
    .where('email_hash', '=', digestOf(emailKey(account.email)))
    .orderBy('id')
    .execute();
}
