import { savedAddressesSchema } from '@vitrine/shared/contract/account';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** Takes an address out of the book; what is left comes back. */
export async function deleteAddress(
  api: ApiTransport,
  id: number,
): Promise<ApiResult<z.infer<typeof savedAddressesSchema>>> {
  return parsed(savedAddressesSchema, await api({ method: 'DELETE', path: `/api/account/addresses/${id}` }));
}
