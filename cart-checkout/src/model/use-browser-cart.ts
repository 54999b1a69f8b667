import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { onCartChanged } from '@vitrine/shared/cart/bus';
import type { CartState } from '@vitrine/shared/cart/cart';

/**
 * The cart of this browser, kept current by every remote and every tab. Null while React takes over a page that the
 * server drew, which knows of no cart; a step to the page has it at once.
 */
export function useBrowserCart(): CartState | null {
  const [{ subscribe, read }] = useState(watchedCart);
  const cart = useSyncExternalStore(subscribe, read, nothing);
  // What a store brings is drawn in one go, which for a whole page keeps a phone from answering; what is deferred is not.
  const isShown = useDeferredValue(cart !== null);
  return isShown ? cart : null;
}

const nothing = () => null;

function watchedCart() {
  let cart: CartState | null = null;
  return {
    subscribe: (onChange: () => void) => {
      // It may have changed since it was drawn.
      cart = null;
      return onCartChanged((now) => {
        cart = now;
        onChange();
      });
    },
    read: () => (cart ??= readBrowserCart()),
  };
}
