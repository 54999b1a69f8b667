import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { checkoutSchema, type Checkout } from '@vitrine/shared/contract/orders/order';
import { parsed } from '@vitrine/shared/http/parsed';

/** How each country writes its postal codes and phone numbers, among other things. */
export async function readCheckout(api: ApiTransport): Promise<ApiResult<Checkout>> {
  return parsed(checkoutSchema, await api({ method: 'GET', path: '/api/checkout' }));
}
