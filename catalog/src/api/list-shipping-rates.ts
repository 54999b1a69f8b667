import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { shippingRatesSchema, type ShippingRateInfo } from '@vitrine/shared/contract/shipping';
import { parsed } from '@vitrine/shared/http/parsed';

/** Every shipping rate in use. */
export async function listShippingRates(api: ApiTransport): Promise<ApiResult<ShippingRateInfo[]>> {
  return parsed(shippingRatesSchema, await api({ method: 'GET', path: '/api/shipping/rates' }));
}
