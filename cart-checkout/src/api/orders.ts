import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { orderSchema, type Order } from '@vitrine/shared/contract/orders/order';
import { parsed } from '@vitrine/shared/http/parsed';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';

/** What points at an order. `key` is that of the guest's link, empty for the account that owns the order. */
export interface OrderLink {
  reference: string;
  key: string;
}

/** The key as a query, left out where there is none. */
const keyQuery = ({ key }: OrderLink) => (key ? { query: { key } } : {});

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

/** Shows the shop that the order's mail was read, by the token that stands in it alone. */
export async function proveMailbox(
  api: ApiTransport,
  link: OrderLink,
  token: string,
): Promise<ApiResult<Order>> {
  const path = `/api/orders/${encodeURIComponent(link.reference)}/mailbox`;
  return parsed(orderSchema, await api({ method: 'POST', path, ...keyQuery(link), body: { token } }));
}

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
