import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { paymentWindowMs } from '../rules/payment-window.ts';
import { structuredCommunication } from '../rules/transfer-code.ts';
import { readPayable, type PayableOrder } from '../store/order-to-pay.ts';
import {
  isLivePayment,
  keepCheckout,
  type PaymentsContext,
  PROVIDER_MS,
  type NewPayment,
} from '../../payments/index.ts';

/**
 * The receipt of an order, with the address at which to pay its current attempt. The provider is told of the attempt
 * when it does not know it yet. When it cannot be reached, or nobody needs to pay the attempt any more, the address is the
 * shop's own payment page, which says how the order stands.
 * @param placed the order as it was written a moment ago: nothing can have become of it
 */
export async function receiptOf(
  context: PaymentsContext,
  orderId: number,
  placed?: PayableOrder,
): Promise<Receipt> {
  const order = placed ?? (await readPayable(context.database.kysely, orderId));
  const own = returnUrl(context, order);
  // A request that is repeated after the order was paid or cancelled must not lead to the bank.
  const paymentUrl = isLivePayment(order.paymentState) ? await pageFor(context, order).catch(() => own) : own;
  return { reference: order.reference, key: order.key, paymentUrl };
}

/** Tells the provider of the order's current attempt, once. Returns the provider's page for it. */
export async function startCurrentPayment(context: PaymentsContext, orderId: number): Promise<string> {
  return pageFor(context, await readPayable(context.database.kysely, orderId));
}

async function pageFor(context: PaymentsContext, order: PayableOrder): Promise<string> {
  if (order.checkoutUrl !== null) return order.checkoutUrl;
  const { database, provider } = context;
  const started = await withTimeout(provider.createPayment(newPayment(context, order)), PROVIDER_MS);
  await keepCheckout(database.kysely, order.paymentId, { provider: provider.name, ...started });
  return started.checkoutUrl;
}

function newPayment(context: PaymentsContext, order: PayableOrder): NewPayment {
  return {
    id: order.paymentId,
    method: order.method,
    amountCents: order.amountCents,
    description: order.reference,
    communication: structuredCommunication(order.id),
    locale: order.locale,
    keepUntil: payableUntil(order),
    returnUrl: returnUrl(context, order),
    webhookUrl: `${context.publicUrl}/api/payments/webhook`,
  };
}

/** A transfer may have its week, whether it has it already or not; what comes too late goes back. */
function payableUntil({ method, attemptAt, reservedUntil }: PayableOrder): Date {
  if (method !== 'banktransfer') return new Date(reservedUntil);
  return new Date(Date.parse(attemptAt) + paymentWindowMs(method));
}

/** The shop's payment page of an order. */
function returnUrl({ publicUrl }: PaymentsContext, { key, reference, locale }: PayableOrder): string {
  return publicUrl + withQuery(pathTo('payment', locale), { reference, key });
}
