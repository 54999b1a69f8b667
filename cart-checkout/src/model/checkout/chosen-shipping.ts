import type { ShippingOption } from '@vitrine/shared/contract/orders/checkout';

/** The shopper's choice while it is on offer, else the cheapest; null when nothing is. */
export function chosenShipping(options: readonly ShippingOption[], code: string): ShippingOption | null {
  const cheapest = options.toSorted((one, other) => one.priceCents - other.priceCents)[0] ?? null;
  return options.find((option) => option.code === code) ?? cheapest;
}
