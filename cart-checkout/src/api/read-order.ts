import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { orderSchema, type Order } from '@vitrine/shared/contract/orders/order';
import { parsed } from '@vitrine/shared/http/parsed';

/** What points at an order. `key` is that of the guest's link, empty for the account that owns the order. */
export interface OrderLink {
  reference: string;
  key: string;
}

/** The key as a query, left out where there is none. */
export const keyQuery = ({ key }: OrderLink) => (key ? { query: { key } } : {});

export async function readOrder(
  api: ApiTransport,
  link: OrderLink,
  signal?: AbortSignal,
): Promise<ApiResult<Order>> {
  const path = `/api/orders/${encodeURIComponent(link.reference)}`;
  return parsed(
    orderSchema,
    await api({ method: 'GET', path, ...keyQuery(link), ...(signal && { signal }) }),
  );
}
