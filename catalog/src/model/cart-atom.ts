import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { onCartChanged } from '@vitrine/shared/cart/bus';
import { cartState } from '@vitrine/shared/cart/cart';
import { atom } from 'jotai';

/** The cart as this remote knows it: empty until the browser has read its storage, then what every tab makes of it. */
export const cartAtom = atom(cartState({}));

cartAtom.onMount = (set) => {
  set(readBrowserCart());
  return onCartChanged(set);
};
