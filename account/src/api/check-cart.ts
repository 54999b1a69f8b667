import {
  type CartCheck,
  cartCheckSchema,
  type LineRequest,
} from '@vitrine/shared/contract/orders/cart-check';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';

/** Holds lines against the stock of this moment. */
export async function checkCart(api: ApiTransport, lines: LineRequest[]): Promise<ApiResult<CartCheck>> {
  return parsed(cartCheckSchema, await api({ method: 'POST', path: '/api/cart/check', body: { lines } }));
}
