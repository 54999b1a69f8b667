import { claimedSchema } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** Adds the orders that were placed without login to the history. */
export async function claimOrders(api: ApiTransport): Promise<ApiResult<z.infer<typeof claimedSchema>>> {
  return parsed(claimedSchema, await api({ method: 'POST', path: '/api/account/claim' }));
}
