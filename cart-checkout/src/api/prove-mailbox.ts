import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { orderSchema, type Order } from '@vitrine/shared/contract/orders/order';
import { parsed } from '@vitrine/shared/http/parsed';
import { keyQuery, type OrderLink } from './read-order.ts';

/** Shows the shop that the order's mail was read, by the token that stands in it alone. */
export async function proveMailbox(
  api: ApiTransport,
  link: OrderLink,
  token: string,
): Promise<ApiResult<Order>> {
  const path = `/api/orders/${encodeURIComponent(link.reference)}/mailbox`;
  return parsed(orderSchema, await api({ method: 'POST', path, ...keyQuery(link), body: { token } }));
}
