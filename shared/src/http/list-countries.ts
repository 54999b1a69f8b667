import type { ApiResult, ApiTransport } from '../contract/failure.ts';
import { countriesSchema } from '../contract/orders/checkout.ts';
import { parsed } from './parsed.ts';

/** ISO codes of the countries the shop ships to. */
export async function listCountries(api: ApiTransport): Promise<ApiResult<string[]>> {
  return parsed(countriesSchema, await api({ method: 'GET', path: '/api/checkout/countries' }));
}
