import type { Receipt } from '@vitrine/shared/contract/order';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { structuredCommunication } from '../rules/transfer-code.ts';
import { readPayable, type PayableOrder } from '../store/order-to-pay.ts';
import { keepCheckout, type PaymentsContext, PROVIDER_MS, type NewPayment } from '../../payments/index.ts';

/**
 * The receipt of an order, with the address at which to pay its current attempt. The provider is told of the attempt
 * when it does not know it yet; when it cannot be reached the address is the shop's own payment page, which offers to
 * try again.
 */
export async function receiptOf(context: PaymentsContext, orderId: number): Promise<Receipt> {
  const order = await readPayable(context.database.kysely, orderId);
  const paymentUrl = await pageFor(context, order).catch(() => returnUrl(context, order));
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
  await keepCheckout(database.kysely, order.paymentId, started);
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
    keepUntil: new Date(order.reservedUntil),
    returnUrl: returnUrl(context, order),
    webhookUrl: `${context.publicUrl}/api/payments/webhook`,
  };
}

/** The shop's payment page of an order. */
function returnUrl({ publicUrl }: PaymentsContext, { key, reference, locale }: PayableOrder): string {
  return publicUrl + withQuery(pathTo('payment', locale), { reference, key });
}
