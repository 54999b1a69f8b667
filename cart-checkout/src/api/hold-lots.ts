import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { holdSchema, type Hold, type LineRequest } from '@vitrine/shared/contract/orders/order';
import { parsed } from '@vitrine/shared/http/parsed';

/** Keeps the lots aside while the shopper types. `holdId` renews the hold that this browser already has. */
export async function holdLots(
  api: ApiTransport,
  lines: LineRequest[],
  holdId: string | undefined,
  signal: AbortSignal,
): Promise<ApiResult<Hold>> {
  const answer = await api({ method: 'POST', path: '/api/checkout/holds', body: { lines, holdId }, signal });
  return parsed(holdSchema, answer);
}
