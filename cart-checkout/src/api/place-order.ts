import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { receiptSchema, type OrderRequest, type Receipt } from '@vitrine/shared/contract/orders/order';
import { parsed } from '@vitrine/shared/http/parsed';

/** Places an order. The same key with the same order, sent again, is answered with the same receipt. */
export async function placeOrder(
  api: ApiTransport,
  order: OrderRequest,
  idempotencyKey: string,
): Promise<ApiResult<Receipt>> {
  const headers = { 'idempotency-key': idempotencyKey };
  return parsed(receiptSchema, await api({ method: 'POST', path: '/api/orders', body: order, headers }));
}
