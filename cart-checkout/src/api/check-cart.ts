import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { cartCheckSchema, type CartCheck, type LineRequest } from '@vitrine/shared/contract/order';
import { parsed } from '@vitrine/shared/http/parsed';

/** Holds the cart against the stock and the prices of this moment; the shopper's own hold counts as in stock. */
export async function checkCart(
  api: ApiTransport,
  lines: LineRequest[],
  holdId: string | undefined,
  signal: AbortSignal,
): Promise<ApiResult<CartCheck>> {
  const answer = await api({ method: 'POST', path: '/api/cart/check', body: { lines, holdId }, signal });
  return parsed(cartCheckSchema, answer);
}
