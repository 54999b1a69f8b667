import { readBrowserHold } from '@vitrine/shared/cart/browser-hold';
import { useCartAmount } from './use-cart-amount.ts';

/**
 * How many of a reserved lot are in the cart of a browser that reserved lots itself: most likely this one too, though only
 * the cart's check knows. Who never came to the checkout reserved nothing, whatever lies in the cart.
 */
export function useOwnAmount(uuid: string): number {
  const inCart = useCartAmount(uuid) ?? 0;
  // Not before the browser has read the cart: the server knows of no hold, and both must draw the same.
  return inCart > 0 && readBrowserHold() !== undefined ? inCart : 0;
}
