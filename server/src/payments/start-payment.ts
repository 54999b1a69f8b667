import type { Receipt } from '@vitrine/shared/contract/order';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { structuredCommunication } from '../rules/structured-communication.ts';
import { readOrder, type StoredOrder } from '../store/orders.ts';
import { currentPayment, keepCheckout, type Payment } from '../store/payments.ts';
import type { PaymentsContext } from './payments-context.ts';
import type { NewPayment } from './provider.ts';
import { PROVIDER_MS, within } from './within.ts';

/**
 * The receipt of an order, with the address at which to pay its current attempt. The provider is told of the attempt
 * when it does not know it yet; when it cannot be reached the address is the shop's own payment page, which offers to
 * try again.
 */
export async function receiptOf(context: PaymentsContext, orderId: number): Promise<Receipt> {
  const stored = await readOrder(context.database.kysely, orderId, context.clock());
  const paymentUrl = await startCurrentPayment(context, stored).catch(() => null);
  return {
    reference: stored.order.reference,
    key: stored.key,
    paymentUrl: paymentUrl ?? returnUrl(context, stored),
  };
}

/** Tells the provider of the order's current attempt, once. Returns the provider's page for it. */
export async function startCurrentPayment(context: PaymentsContext, stored: StoredOrder): Promise<string> {
  const { database, provider } = context;
  const payment = await currentPayment(database.kysely, stored.id);
  if (payment.checkout_url !== null) return payment.checkout_url;
  const started = await within(PROVIDER_MS, provider.createPayment(newPayment(context, stored, payment)));
  await keepCheckout(database.kysely, payment.id, started);
  return started.checkoutUrl;
}

function newPayment(context: PaymentsContext, stored: StoredOrder, payment: Payment): NewPayment {
  return {
    id: payment.id,
    method: payment.method,
    amountCents: payment.amount_cents,
    description: stored.order.reference,
    communication: structuredCommunication(stored.id),
    locale: stored.order.locale,
    keepUntil: new Date(stored.reservedUntil),
    returnUrl: returnUrl(context, stored),
    webhookUrl: `${context.publicUrl}/api/payments/webhook`,
  };
}

/** The shop's payment page of an order. */
function returnUrl({ publicUrl }: PaymentsContext, { key, order }: StoredOrder): string {
  return publicUrl + withQuery(pathTo('payment', order.locale), { reference: order.reference, key });
}
