import {
  orderHistorySchema,
  type OrderHistory,
  claimSchema,
  claimedSchema,
} from '@vitrine/shared/contract/accounts/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** One page of the order history, newest first, counted from 1. */
export async function listOrders(api: ApiTransport, page: number): Promise<ApiResult<OrderHistory>> {
  return parsed(
    orderHistorySchema,
    await api({ method: 'GET', path: '/api/account/orders', query: { page } }),
  );
}

/** How many orders were placed without login with the confirmed address of this shopper. */
export async function countGuestOrders(api: ApiTransport): Promise<ApiResult<z.infer<typeof claimSchema>>> {
  return parsed(claimSchema, await api({ method: 'GET', path: '/api/account/claim' }));
}

/** Adds the orders that were placed without login to the history. */
export async function claimOrders(api: ApiTransport): Promise<ApiResult<z.infer<typeof claimedSchema>>> {
  return parsed(claimedSchema, await api({ method: 'POST', path: '/api/account/claim' }));
}
