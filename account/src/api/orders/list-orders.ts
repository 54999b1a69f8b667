import { orderHistorySchema, type OrderHistory } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** One page of the order history, newest first, counted from 1. */
export async function listOrders(api: ApiTransport, page: number): Promise<ApiResult<OrderHistory>> {
  return parsed(
    orderHistorySchema,
    await api({ method: 'GET', path: '/api/account/orders', query: { page } }),
  );
}
