import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { orderSchema, type Order } from '@vitrine/shared/contract/order';
import { parsed } from '@vitrine/shared/http/parsed';

/** What points at an order without an account: its reference and the key of the guest's link. */
export interface OrderLink {
  reference: string;
  key: string;
}

export async function readOrder(
  api: ApiTransport,
  { reference, key }: OrderLink,
  signal?: AbortSignal,
): Promise<ApiResult<Order>> {
  const path = `/api/orders/${encodeURIComponent(reference)}`;
  return parsed(orderSchema, await api({ method: 'GET', path, query: { key }, ...(signal && { signal }) }));
}
