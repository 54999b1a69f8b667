import { useEffect, useState } from 'react';
import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { onCartChanged } from '@vitrine/shared/cart/bus';
import type { CartState } from '@vitrine/shared/cart/cart';

/** The cart of this browser, kept current by every remote and every tab. Null until the page is alive. */
export function useBrowserCart(): CartState | null {
  const [cart, setCart] = useState<CartState | null>(null);
  useEffect(() => {
    setCart(readBrowserCart());
    return onCartChanged(setCart);
  }, []);
  return cart;
}
