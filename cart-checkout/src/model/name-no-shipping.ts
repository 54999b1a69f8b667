import type { Shipping } from './shipping.ts';

/**
 * Where no way to ship is offered, none was left out: the error belongs to the country, and says why.
 * @param none said when the shop gave no reason
 */
export function nameNoShipping(
  errors: Record<string, string>,
  shipping: Shipping,
  none: string,
): Record<string, string> {
  const { shippingCode, ...others } = errors;
  if (shippingCode === undefined) return errors;
  if (shipping.status === 'refused') return { country: shipping.message, ...others };
  if (shipping.status === 'ready' && shipping.options.length === 0) return { country: none, ...others };
  return errors;
}
