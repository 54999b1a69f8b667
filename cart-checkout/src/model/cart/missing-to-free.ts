import type { ShippingOption } from '@vitrine/shared/contract/orders/checkout';

/** How much more must be bought until a way of shipping is free, in cents; 0 when it is free or never will be. */
export function missingToFree(option: ShippingOption | null, goodsCents: number): number {
  if (!option?.freeFromCents || option.priceCents === 0) return 0;
  return Math.max(0, option.freeFromCents - goodsCents);
}
