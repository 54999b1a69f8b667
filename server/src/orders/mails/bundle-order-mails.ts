import { MINUTE_MS } from '@vitrine/shared/platform/time';
import { z } from '@vitrine/shared/contract/zod';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { formatLongMoment, formatMoney } from '@vitrine/shared/i18n/formats';
import { isSameMailbox, mailboxKey } from '../../forms/rules/mail-address.ts';
import {
  admitMailbox,
  admitNetwork,
  admitProved,
  gatherMail,
  gatheredOrders,
  sayMail,
  writeMail,
  writeLetter,
  type RenderedMail,
  type WaitingMail,
} from '../../mail/index.ts';
import { type PaymentsContext, hasMoney } from '../../payments/index.ts';
import { digestOf } from '../../platform/secret-token.ts';
import { readSeller } from '../../shop/index.ts';
import { readReception } from '../store/order-reception.ts';
import { readOrder, type StoredOrder } from '../store/orders.ts';
import { isProvedMailbox } from '../store/placing/proved-mailbox.ts';

/** What a stranger can have written about an order that nobody pays; the other mails are about money. */
const UNPAID_KINDS = new Set([
  'order-received',
  'transfer-reminder',
  'order-cancelled',
  'withdrawal-received',
]);
/** A mail that is due is rendered a moment later, and what is gathered until then is still in it. */
const MARGIN_MS = MINUTE_MS;
/** More orders than a person places in an hour. */
const MOST_LISTED = 50;

const causeSchema = z.object({ isByStaff: z._default(z.boolean(), false) });

/**
 * Whether a mail about an order is told by another one, with others: its mailbox has got its mails of this hour. Those are
 * three where nobody knows whose it is; one paid order proves a mailbox, to whoever pays, so that many of that one are
 * gathered, too. Of an order with money each mail goes by itself, at once.
 */
export async function isGathered(
  { database, clock }: PaymentsContext,
  mail: WaitingMail,
  { id, order }: StoredOrder,
): Promise<boolean> {
  if (!UNPAID_KINDS.has(mail.kind) || hasMoney(order.paymentState)) return false;
  if (causeSchema.parse(JSON.parse(mail.data)).isByStaff) return false;
  // Tried before, it has had its turn.
  if (mail.attempts > 1) return false;
  const now = clock();
  const { network, digest: waiting } = await readReception(database.kysely, id);
  if (waiting !== null && isFor(waiting, order.email)) {
    await gatherMail(database.kysely, mail.id, waiting);
    return true;
  }
  const isProved = await isProvedMailbox(database.kysely, order.email);
  const isFirst = mail.kind === 'order-received' && network !== '' && !isProved;
  const crowdedUntil = isFirst ? await admitNetwork(database, network, now) : null;
  const admit = () =>
    isProved
      ? admitProved(database, order.email, now)
      : admitMailbox(database, { about: 'orders', email: order.email }, now);
  const later = crowdedUntil ?? (await admit());
  if (!later) return false;
  const messageId = `${digestsOf(order.email)}${later.getTime()}`;
  const at = new Date(later.getTime() + MARGIN_MS);
  const data = { digest: messageId, isOfCrowd: crowdedUntil !== null, orderId: id };
  const digest = { messageId, kind: 'orders-gathered', data, at } as const;
  await database.transaction(async (trx) => {
    await writeMail(trx, digest, now);
    await gatherMail(trx, mail.id, messageId);
  });
  return true;
}

/** How the names of a mailbox's digests begin. */
const digestsOf = (email: string) => `orders-gathered.${digestOf(mailboxKey(email)).slice(0, 32)}.`;

/** Whether a digest goes to this mailbox. Staff may have mended an order's address since it was gathered. */
const isFor = (digest: string, email: string) => email !== '' && digest.startsWith(digestsOf(email));

const dataSchema = z.object({ digest: z.string(), isOfCrowd: z.boolean() });

/**
 * The further orders of an hour with their links, to who gave the address last. It repeats nothing that was typed. Null
 * when all of them are another mailbox's by now, or came out of a crowded network, of which the mailbox has not heard, and are over unpaid.
 */
export async function renderGatheredOrders(
  { database, clock, publicUrl }: PaymentsContext,
  mail: WaitingMail,
): Promise<RenderedMail | null> {
  const { kysely } = database;
  const { digest, isOfCrowd } = dataSchema.parse(JSON.parse(mail.data));
  const ids = await gatheredOrders(kysely, digest);
  const read = await Promise.all(ids.slice(-MOST_LISTED).map((id) => readOrder(kysely, id, clock())));
  const listed = read.filter(({ order }) => isFor(digest, order.email));
  const last = listed.at(-1);
  if (!last || (isOfCrowd && listed.every(({ order }) => stateOf(order) === 'cancelled'))) return null;
  const { email, locale } = last.order;
  const left = ids.length - read.length;
  const content = writeLetter({
    locale,
    subject: sayMail('gathered.subject', locale),
    paragraphs: [sayMail('gathered.orders', locale)],
    list: [
      ...listed.map((stored) => listedOrder(stored, last.order, publicUrl)),
      ...(left > 0 ? [{ label: sayMail('gathered.more', locale, { count: left }) }] : []),
    ],
    notes: [sayMail('gathered.note', locale)],
    seller: await readSeller(kysely),
  });
  return { to: email, ...content };
}

/** A link opens an order, so it is for the address that the order was placed with. */
function listedOrder(
  { order, key, weekToken }: StoredOrder,
  { email, locale }: StoredOrder['order'],
  publicUrl: string,
): { label: string; url?: string } {
  const { reference, totalCents } = order;
  const values = { reference, amount: formatMoney(totalCents, locale) };
  const at = formatLongMoment(withdrawnAt(order) ?? order.placedAt, locale);
  const label = sayMail(`gathered.${stateOf(order)}`, locale, { ...values, at });
  if (!isSameMailbox(order.email, email)) return { label };
  const query = { key, ...(weekToken !== null && { week: weekToken }) };
  return { label, url: publicUrl + withQuery(pathTo('order', locale, { reference }), query) };
}

function stateOf(order: StoredOrder['order']): 'paid' | 'withdrawn' | 'cancelled' | 'waiting' {
  if (hasMoney(order.paymentState)) return 'paid';
  if (withdrawnAt(order)) return 'withdrawn';
  return order.orderState === 'cancelled' ? 'cancelled' : 'waiting';
}

const withdrawnAt = ({ history }: StoredOrder['order']) =>
  history.findLast(({ kind }) => kind === 'withdrawal')?.at;
