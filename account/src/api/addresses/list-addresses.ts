import { savedAddressesSchema } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** The address book, the one that the checkout begins with first. */
export async function listAddresses(
  api: ApiTransport,
): Promise<ApiResult<z.infer<typeof savedAddressesSchema>>> {
  return parsed(savedAddressesSchema, await api({ method: 'GET', path: '/api/account/addresses' }));
}
