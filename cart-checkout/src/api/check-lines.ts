import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { cartCheckSchema, type CartCheck, type LineRequest } from '@vitrine/shared/contract/orders/order';
import { parsed } from '@vitrine/shared/http/parsed';

/** What is there of these lines at this moment, whatever lies in the cart. */
export async function checkLines(api: ApiTransport, lines: LineRequest[]): Promise<ApiResult<CartCheck>> {
  return parsed(cartCheckSchema, await api({ method: 'POST', path: '/api/cart/check', body: { lines } }));
}
