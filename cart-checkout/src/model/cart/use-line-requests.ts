import { useMemo } from 'react';
import type { CartLine } from '@vitrine/shared/contract/orders/cart-state';
import { lineRequestSchema, type LineRequest } from '@vitrine/shared/contract/orders/cart-check';
import { z } from '@vitrine/shared/contract/zod';
import { lineRequests } from '../checkout/order-request.ts';

const linesSchema = z.array(lineRequestSchema);

/** The lines as the shop is asked about them: the same array for as long as they say the same. */
export function useLineRequests(lines: readonly CartLine[]): LineRequest[] {
  const text = JSON.stringify(lineRequests(lines));
  return useMemo(() => linesSchema.parse(JSON.parse(text)), [text]);
}
