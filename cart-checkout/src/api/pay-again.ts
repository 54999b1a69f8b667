import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/order';
import { parsed } from '@vitrine/shared/http/parsed';
import type { OrderLink } from './read-order.ts';

/** Makes a new attempt to pay an order, by the same or another method; the receipt says where to go. */
export async function payAgain(
  api: ApiTransport,
  { reference, key }: OrderLink,
  paymentMethod: PaymentMethod,
): Promise<ApiResult<Receipt>> {
  const path = `/api/orders/${encodeURIComponent(reference)}/payments`;
  return parsed(receiptSchema, await api({ method: 'POST', path, query: { key }, body: { paymentMethod } }));
}
