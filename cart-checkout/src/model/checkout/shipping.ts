import type { ShippingOption } from '@vitrine/shared/contract/orders/checkout';

/** What is known of the ways to ship a cart to a country. */
export type Shipping =
  | { status: 'waiting' }
  | { status: 'ready'; options: ShippingOption[] }
  /**
   * These lots may not go there, or no rate reaches it. `message` is the shop's own sentence at a field, `lines` its word on
   * single lots by uuid.
   */
  | { status: 'refused'; message: string; field: 'country' | 'postalCode'; lines: Record<string, string> }
  | { status: 'failed' };
