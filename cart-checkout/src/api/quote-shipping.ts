import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import {
  shippingOptionSchema,
  type LineRequest,
  type ShippingOption,
} from '@vitrine/shared/contract/orders/order';
import { z } from '@vitrine/shared/contract/zod';
import { parsed } from '@vitrine/shared/http/parsed';

/** The ways to ship these lines to a country, each with its price in cents. */
export async function quoteShipping(
  api: ApiTransport,
  country: string,
  lines: LineRequest[],
  signal: AbortSignal,
): Promise<ApiResult<ShippingOption[]>> {
  const query = { country, lines: lines.map(({ uuid, amount }) => `${uuid}:${amount}`).join(',') };
  const answer = await api({ method: 'GET', path: '/api/shipping', query, signal });
  return parsed(z.array(shippingOptionSchema), answer);
}
