import type { Order } from '@vitrine/shared/contract/order';
import { z } from '@vitrine/shared/contract/zod';
import { type PaymentsContext, currentPayment } from '../../payments/index.ts';
import { startCurrentPayment } from '../paying/start-payment.ts';
import { transferCodeGif } from '../rules/transfer-code.ts';
import { readOrder, type StoredOrder } from '../store/orders.ts';
import type { WaitingMail, MailPicture, RenderedMail, OrderMailKind } from '../../mail/index.ts';
import { readSeller } from '../../shop/index.ts';
import { conditionsPaper } from './conditions-paper.ts';
import { TRANSFER_CODE_CID } from './order-mail-html.ts';
import { orderMail } from './order-mail.ts';
import type { Kysely } from 'kysely';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatMoment } from '../../platform/format-time.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { listShipments } from '../store/shipments.ts';
import { readWithdrawal, readWithdrawnLines } from '../store/withdrawals.ts';
import type { Tracking } from './order-mail-facts.ts';

const reasonSchema = z.enum(['too-late', 'paid-twice', 'cancelled', 'shop', 'shop-paid']);
const dataSchema = z.object({
  orderId: z.int(),
  attempt: z.optional(z.int()),
  reason: z.optional(reasonSchema),
  shipmentId: z.optional(z.int()),
  withdrawalId: z.optional(z.int()),
  amountCents: z.optional(z.int()),
});
const kindSchema = z.enum([
  'order-received',
  'transfer-reminder',
  'payment-received',
  'order-cancelled',
  'refund-due',
  'refunded',
  'order-shipped',
  'withdrawal-received',
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
  const stored = await withTransfer(context, await readOrder(database.kysely, data.orderId, clock()));
  const { order, key } = stored;
  // Its account was deleted, and its time for mails is over.
  if (order.email === '') return null;
  if (kind === 'transfer-reminder' && !(await isWaitedFor(context, stored, data.attempt))) return null;
  const seller = await readSeller(database.kysely);
  const more = await orderMailValues(database.kysely, data, order.locale);
  const amountCents = more.amountCents ?? data.amountCents ?? order.totalCents;
  const papers =
    kind === 'order-received' ? await conditionsPaper(database.kysely, stored.id, seller, publicUrl) : [];
  const isWithConditions = papers.length > 0;
  const { values, tracking } = more;
  const facts = { order, key, seller, publicUrl, amountCents, values, tracking, isWithConditions };
  const words = more.isBeforeShipping ? 'withdrawn-before-shipping' : wordsFor(kind, stored, data.reason);
  return { to: order.email, ...orderMail(words, facts), pictures: transferPictures(order), papers };
}

/** The code that banking apps read, where there is something to transfer. */
function transferPictures({ bankTransfer, totalCents }: Order): MailPicture[] {
  if (!bankTransfer) return [];
  return [{ cid: TRANSFER_CODE_CID, bytes: transferCodeGif(bankTransfer, totalCents) }];
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
  { database }: PaymentsContext,
  { id, order }: StoredOrder,
  attempt = 1,
): Promise<boolean> {
  const current = await currentPayment(database.kysely, id);
  return order.paymentState === 'pending' && current.attempt === attempt;
}

function wordsFor(
  kind: z.infer<typeof kindSchema>,
  { order }: StoredOrder,
  reason: z.infer<typeof reasonSchema> | undefined,
): OrderMailKind {
  if (kind === 'refund-due') return REFUND_WORDS[reason ?? 'too-late'];
  if (kind === 'order-cancelled' && reason === 'shop') return 'cancelled-by-shop';
  if (kind === 'order-cancelled' && reason === 'shop-paid') return 'cancelled-and-repaid';
  return kind === 'order-received' && order.bankTransfer ? 'transfer-received' : kind;
}

interface MailValues {
  /** What the mail's sentences fill in. */
  values: Record<string, string>;
  /** The money that it is about, where that is not the order's total. */
  amountCents?: number;
  isBeforeShipping?: boolean;
  tracking?: Tracking;
}

/** What a mail about a parcel or about a withdrawal says besides the order. */
async function orderMailValues(
  kysely: Kysely<Schema>,
  about: { orderId: number; shipmentId?: number | undefined; withdrawalId?: number | undefined },
  locale: Locale,
): Promise<MailValues> {
  if (about.shipmentId !== undefined) return shipmentValues(kysely, about.orderId, about.shipmentId);
  if (about.withdrawalId !== undefined) return withdrawalValues(kysely, about.withdrawalId, locale);
  return { values: {} };
}

async function shipmentValues(kysely: Kysely<Schema>, orderId: number, id: number): Promise<MailValues> {
  const parcel = (await listShipments(kysely, orderId)).find((one) => one.id === id);
  if (!parcel) return { values: { carrier: '' } };
  const tracking = { number: parcel.tracking_number, url: parcel.tracking_url };
  return { values: { carrier: parcel.carrier }, tracking };
}

async function withdrawalValues(kysely: Kysely<Schema>, id: number, locale: Locale): Promise<MailValues> {
  const withdrawal = await readWithdrawal(kysely, id);
  const lines = await readWithdrawnLines(kysely, id);
  const at = formatMoment(withdrawal.received_at, locale);
  const insects = lines.map(({ amount, name, reference }) => `${amount} × ${name} (${reference})`).join(', ');
  return {
    values: { at, insects },
    amountCents: withdrawal.refund_cents,
    isBeforeShipping: withdrawal.is_before_shipping === 1,
  };
}
