import type { Order } from '@vitrine/shared/contract/orders/order';
import { z } from '@vitrine/shared/contract/zod';
import { formatDay, formatLongMoment } from '@vitrine/shared/i18n/formats';
import { type PaymentsContext, currentPayment } from '../../payments/index.ts';
import { startCurrentPayment } from '../paying/start-payment.ts';
import { readOrder, type StoredOrder } from '../store/orders.ts';
import {
  addressLines,
  sayMail,
  type WaitingMail,
  type RenderedMail,
  type OrderMailKind,
} from '../../mail/index.ts';
import { readSeller } from '../../shop/index.ts';
import { conditionsPaper } from './attached-papers.ts';
import { invoiceFile, issuedPaper } from './attached-papers.ts';
import { isGathered } from './bundle-order-mails.ts';
import { cutGoods, refundedGoods, withdrawnGoods, type MovedGoods } from './moved-goods.ts';
import { orderMail } from './order-mail.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { listShipments } from '../store/parcels/shipments.ts';
import { readJoin } from '../store/parcels/joins.ts';
import { readCut } from '../store/parcels/cuts.ts';
import { readWithdrawal, readWithdrawnLines, type Withdrawal } from '../store/withdrawals.ts';
import type { Tracking } from './order-mail-facts.ts';

const reasonSchema = z.enum(['too-late', 'paid-twice', 'cancelled', 'shop', 'shop-paid']);
const dataSchema = z.object({
  orderId: z.int(),
  attempt: z.optional(z.int()),
  reason: z.optional(reasonSchema),
  shipmentId: z.optional(z.int()),
  withdrawalId: z.optional(z.int()),
  cutId: z.optional(z.int()),
  joinId: z.optional(z.int()),
  refundId: z.optional(z.int()),
  amountCents: z.optional(z.int()),
  isOfInvoice: z.optional(z.boolean()),
});
const kindSchema = z.enum([
  'order-received',
  'transfer-reminder',
  'payment-received',
  'order-cancelled',
  'refund-due',
  'refunded',
  'order-shipped',
  'order-address',
  'order-joined',
  'order-lines',
  'order-split',
  'withdrawal-received',
  'withdrawal-judged',
]);

const REFUND_WORDS: Record<z.infer<typeof reasonSchema>, OrderMailKind> = {
  'too-late': 'too-late',
  'paid-twice': 'paid-twice',
  cancelled: 'paid-after-cancel',
  shop: 'paid-after-cancel',
  'shop-paid': 'paid-after-cancel',
};

/** A mail about an order, from the order as it is now. Null when there is nothing left to say. */
export async function renderOrderMail(
  context: PaymentsContext,
  mail: WaitingMail,
): Promise<RenderedMail | null> {
  const { database, clock, publicUrl } = context;
  const kind = kindSchema.parse(mail.kind);
  const data = dataSchema.parse(JSON.parse(mail.data));
  const found = await readOrder(database.kysely, data.orderId, clock());
  // Its account was deleted, and its time for mails is over.
  if (found.order.email === '') return null;
  if (kind === 'transfer-reminder' && !(await isWaitedFor(context, found, data.attempt))) return null;
  if (await isGathered(context, mail, found)) return null;
  const stored = await withTransfer(context, found);
  const { order, key } = stored;
  const weekToken = kind === 'order-received' ? stored.weekToken : null;
  const seller = await readSeller(database.kysely);
  const more = await orderMailValues(database.kysely, { ...data, kind }, stored);
  const amountCents = more.amountCents ?? data.amountCents ?? order.totalCents;
  // Nobody's mailbox is filled with papers of orders that nobody pays; goods leave after this mail only. Who ordered by
  // phone has not seen the conditions yet, and pays after having read them.
  const isAgreement = kind === 'payment-received' || (kind === 'order-received' && stored.isByStaff);
  const conditions = isAgreement ? await conditionsPaper(database.kysely, stored.id, seller, publicUrl) : [];
  const invoice = await issuedPaper(database.kysely, stored.id, { kind, refundId: data.refundId });
  const papers = [...(invoice ? [await invoiceFile(invoice)] : []), ...conditions];
  const attached = [
    ...(invoice ? [sayMail(`part.${invoice.kind}`, order.locale, { number: invoice.number })] : []),
    ...(conditions.length > 0 ? [sayMail('part.attached', order.locale)] : []),
  ];
  const { tracking, moved } = more;
  const values = { ...more.values, ...daysOf(order) };
  const facts = {
    order,
    key,
    weekToken,
    seller,
    publicUrl,
    amountCents,
    values,
    tracking,
    moved,
    attached,
  };
  const words = more.words ?? wordsFor(kind, stored, data.reason);
  return { to: order.email, ...orderMail(words, facts), papers };
}

/** Until when lots wait for their payment, and until when they will once the mail of a transfer was read. */
function daysOf({ bankTransfer, reservedUntil, locale }: Order): Record<string, string> {
  const until = reservedUntil === undefined ? 'none' : formatLongMoment(reservedUntil, locale);
  const week = bankTransfer?.weekUntil;
  return { until, ...(week !== undefined && { week: formatLongMoment(week, locale) }) };
}

/** A transfer's account is known once the provider has answered; a mail about it waits for that. */
async function withTransfer(context: PaymentsContext, stored: StoredOrder): Promise<StoredOrder> {
  const { order } = stored;
  if (order.paymentMethod !== 'banktransfer' || order.paymentState !== 'pending') return stored;
  await startCurrentPayment(context, stored.id);
  return readOrder(context.database.kysely, stored.id, context.clock());
}

/** Whether the transfer is still to come; another attempt has a reminder of its own. */
async function isWaitedFor(
  { database, clock }: PaymentsContext,
  { id, order, reservedUntil }: StoredOrder,
  attempt = 1,
): Promise<boolean> {
  const current = await currentPayment(database.kysely, id);
  const isReserved = reservedUntil > clock().toISOString();
  return isReserved && order.paymentState === 'pending' && current.attempt === attempt;
}

function wordsFor(
  kind: z.infer<typeof kindSchema>,
  { order, isByStaff }: StoredOrder,
  reason: z.infer<typeof reasonSchema> | undefined,
): OrderMailKind {
  if (kind === 'withdrawal-judged') return 'withdrawal-accepted';
  if (kind === 'order-lines') return 'lines-out';
  if (kind === 'order-joined' || kind === 'order-split') return 'joined';
  if (kind === 'refund-due') return REFUND_WORDS[reason ?? 'too-late'];
  if (kind === 'order-cancelled' && reason === 'shop') return 'cancelled-by-shop';
  if (kind === 'order-cancelled' && reason === 'shop-paid') return 'cancelled-and-repaid';
  if (kind === 'order-received' && isByStaff) return order.bankTransfer ? 'transfer-by-phone' : 'pay-by-link';
  if (kind === 'payment-received' && order.isTakenAlong) return 'paid-at-stand';
  if (kind !== 'order-received' || !order.bankTransfer) return kind;
  return order.bankTransfer.weekUntil === undefined ? 'transfer-received' : 'transfer-for-a-day';
}

interface MailValues {
  /** What the mail's sentences fill in. */
  values: Record<string, string>;
  /** The money that it is about, where that is not the order's total. */
  amountCents?: number;
  /** Which sentences, where the kind of mail does not say it. */
  words?: OrderMailKind;
  tracking?: Tracking;
  /** What it is about, where that is not the whole order. */
  moved?: MovedGoods | null;
}

/** What a mail about a parcel or about a withdrawal says besides the order. */
async function orderMailValues(
  kysely: Kysely<Schema>,
  about: z.infer<typeof dataSchema> & { kind: z.infer<typeof kindSchema> },
  stored: StoredOrder,
): Promise<MailValues> {
  if (about.shipmentId !== undefined) return shipmentValues(kysely, about.orderId, about.shipmentId);
  if (about.withdrawalId !== undefined)
    return withdrawalValues(kysely, about.kind, about.withdrawalId, stored.order);
  if (about.cutId !== undefined) return cutValues(kysely, about.cutId, stored.order);
  if (about.joinId !== undefined) return joinValues(kysely, about.kind, about.joinId);
  if (about.refundId !== undefined)
    return { values: {}, moved: await refundedGoods(kysely, about.refundId, stored.order) };
  if (about.isOfInvoice) return invoiceValues(stored.order);
  return { values: {} };
}

/** To whom the invoice goes, in one line: the address that the mail shows is that of the parcel. */
function invoiceValues(order: Order): MailValues {
  const address = order.invoiceAddress ?? order.address;
  return { values: { address: addressLines({ ...order, address }).join(', ') }, words: 'invoice-address' };
}

async function joinValues(
  kysely: Kysely<Schema>,
  kind: z.infer<typeof kindSchema>,
  id: number,
): Promise<MailValues> {
  const { first, second, refundCents: amountCents } = await readJoin(kysely, id);
  const isRepaid = amountCents > 0;
  const joined = isRepaid ? 'joined-repaid' : 'joined';
  const split = isRepaid ? 'split-repaid' : 'split';
  return { values: { first, second }, amountCents, words: kind === 'order-joined' ? joined : split };
}

async function cutValues(kysely: Kysely<Schema>, id: number, order: Order): Promise<MailValues> {
  const cut = await readCut(kysely, id);
  const values = { insects: insectList(cut.lines), reason: asSentence(cut.reason) };
  if (cut.is_sold === 0) return { values, words: 'lines-unpaid' };
  return {
    values,
    amountCents: cut.refund_cents,
    moved: cutGoods(cut, order),
    words: cut.refund_cents > 0 ? 'lines-repaid' : 'lines-out',
  };
}

const insectList = (lines: readonly { amount: number; name: string; reference: string }[]) =>
  lines.map(({ amount, name, reference }) => `${amount}\u00A0× ${name} (${reference})`).join(', ');

async function shipmentValues(kysely: Kysely<Schema>, orderId: number, id: number): Promise<MailValues> {
  const parcel = (await listShipments(kysely, orderId)).find((one) => one.id === id);
  if (!parcel) return { values: { carrier: '' } };
  const tracking = { number: parcel.tracking_number, url: parcel.tracking_url };
  return { values: { carrier: parcel.carrier }, tracking };
}

async function withdrawalValues(
  kysely: Kysely<Schema>,
  kind: z.infer<typeof kindSchema>,
  id: number,
  order: Order,
): Promise<MailValues> {
  const { locale } = order;
  const withdrawal = await readWithdrawal(kysely, id);
  const lines = await readWithdrawnLines(kysely, id);
  const at = formatLongMoment(withdrawal.received_at, locale);
  const late = withdrawal.late_since;
  return {
    values: {
      ...{ at, insects: insectList(lines), reason: asSentence(withdrawal.decision_reason) },
      ended: late === null ? '' : formatDay(late, locale),
    },
    amountCents: withdrawal.refund_cents,
    moved: await withdrawnGoods(kysely, withdrawal, order),
    ...(kind === 'withdrawal-judged'
      ? withdrawal.decision === 'declined' && { words: 'withdrawal-declined' }
      : wordsOfWithdrawal(withdrawal)),
  };
}

/** Staff type as they like; in a mail it ends as a sentence does. */
const asSentence = (typed: string) => (typed === '' || /[.!?…]$/.test(typed) ? typed : `${typed}.`);

function wordsOfWithdrawal({
  is_before_shipping: isBefore,
  late_since: late,
}: Withdrawal): Pick<MailValues, 'words'> {
  if (isBefore === 1) return { words: 'withdrawn-before-shipping' };
  return late === null ? {} : { words: 'withdrawn-late' };
}
