import { claimSchema } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** How many orders were placed without login with the confirmed address of this shopper. */
export async function countGuestOrders(api: ApiTransport): Promise<ApiResult<z.infer<typeof claimSchema>>> {
  return parsed(claimSchema, await api({ method: 'GET', path: '/api/account/claim' }));
}
