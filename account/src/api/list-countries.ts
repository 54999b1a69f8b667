import { countriesSchema } from '@vitrine/shared/contract/order';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { z } from '@vitrine/shared/contract/zod';

/** ISO codes of the countries the shop ships to. */
export async function listCountries(api: ApiTransport): Promise<ApiResult<z.infer<typeof countriesSchema>>> {
  return parsed(countriesSchema, await api({ method: 'GET', path: '/api/checkout/countries' }));
}
