import { z } from '@vitrine/shared/contract/zod';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { startCurrentPayment } from '../payments/start-payment.ts';
import { readOrder, type StoredOrder } from '../store/orders.ts';
import type { WaitingMail } from '../store/outbox.ts';
import { currentPayment } from '../store/payments.ts';
import { readSeller } from '../store/seller.ts';
import type { OrderMailKind } from './order-mail-words.ts';
import { orderMail } from './order-mail.ts';
import type { RenderedMail } from './rendered-mail.ts';

const dataSchema = z.object({
  orderId: z.int(),
  attempt: z.optional(z.int()),
  reason: z.optional(z.enum(['too-late', 'paid-twice'])),
  amountCents: z.optional(z.int()),
});
const kindSchema = z.enum([
  'order-received',
  'transfer-reminder',
  'payment-received',
  'order-cancelled',
  'refund-due',
  'refunded',
]);

/** A mail about an order, from the order as it is now. Null when there is nothing left to say. */
export async function renderOrderMail(
  context: PaymentsContext,
  mail: WaitingMail,
): Promise<RenderedMail | null> {
  const { database, clock, publicUrl } = context;
  const kind = kindSchema.parse(mail.kind);
  const { orderId, reason, amountCents, attempt } = dataSchema.parse(JSON.parse(mail.data));
  const stored = await withTransfer(context, await readOrder(database.kysely, orderId, clock()));
  const { order, key } = stored;
  // Its account was deleted, and its time for mails is over.
  if (order.email === '') return null;
  if (kind === 'transfer-reminder' && !(await isWaitedFor(context, stored, attempt))) return null;
  const seller = await readSeller(database.kysely);
  const facts = { order, key, seller, publicUrl, amountCents: amountCents ?? order.totalCents };
  return { to: order.email, ...orderMail(wordsFor(kind, stored, reason), facts) };
}

/** A transfer's account is known once the provider has answered; a mail about it waits for that. */
async function withTransfer(context: PaymentsContext, stored: StoredOrder): Promise<StoredOrder> {
  const { order } = stored;
  if (order.paymentMethod !== 'banktransfer' || order.paymentState !== 'pending') return stored;
  await startCurrentPayment(context, stored);
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
  reason: 'too-late' | 'paid-twice' = 'too-late',
): OrderMailKind {
  if (kind === 'refund-due') return reason;
  return kind === 'order-received' && order.bankTransfer ? 'transfer-received' : kind;
}
