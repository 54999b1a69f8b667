import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { ShippingRateInfo } from '@vitrine/shared/contract/orders/shipping';
import { parsedLater } from '@vitrine/shared/http/parsed';
import type { ShippingLaw } from '@vitrine/shared/contract/orders/shipping-rules';

const rates = async () => (await import('@vitrine/shared/contract/orders/shipping')).shippingRatesSchema;
const laws = async () => (await import('@vitrine/shared/contract/orders/shipping-rules')).shippingLawsSchema;

/** Every shipping rate in use. */
export async function listShippingRates(api: ApiTransport): Promise<ApiResult<ShippingRateInfo[]>> {
  return parsedLater(rates, api({ method: 'GET', path: '/api/shipping/rates' }));
}

/** The laws that decide where lots may go. */
export async function listShippingLaws(api: ApiTransport): Promise<ApiResult<ShippingLaw[]>> {
  return parsedLater(laws, api({ method: 'GET', path: '/api/shipping/rules' }));
}
