import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/order';
import { parsed } from '@vitrine/shared/http/parsed';
import { keyQuery, type OrderLink } from './read-order.ts';

/** Makes a new attempt to pay an order, by the same or another method; the receipt says where to go. */
export async function payAgain(
  api: ApiTransport,
  link: OrderLink,
  paymentMethod: PaymentMethod,
): Promise<ApiResult<Receipt>> {
  const path = `/api/orders/${encodeURIComponent(link.reference)}/payments`;
  return parsed(
    receiptSchema,
    await api({ method: 'POST', path, ...keyQuery(link), body: { paymentMethod } }),
  );
}
