import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { ShippingRateInfo } from '@vitrine/shared/contract/orders/shipping';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () => (await import('@vitrine/shared/contract/orders/shipping')).shippingRatesSchema;

/** Every shipping rate in use. */
export async function listShippingRates(api: ApiTransport): Promise<ApiResult<ShippingRateInfo[]>> {
  return parsedLater(contract, api({ method: 'GET', path: '/api/shipping/rates' }));
}
