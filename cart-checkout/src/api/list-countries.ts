import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { countriesSchema } from '@vitrine/shared/contract/order';
import { parsed } from '@vitrine/shared/http/parsed';

/** ISO codes of the countries the shop ships to. */
export async function listCountries(api: ApiTransport): Promise<ApiResult<string[]>> {
  return parsed(countriesSchema, await api({ method: 'GET', path: '/api/checkout/countries' }));
}
