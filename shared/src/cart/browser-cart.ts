import type { CartActions, CartLine, CartRefusal, CartState } from '../contract/orders/cart-state.ts';
import type { LineRequest } from '../contract/orders/cart-check.ts';
import { addToCart, cartState, removeFromCart, type Cart } from './cart.ts';
import { announceCartChanged } from './bus.ts';
import { cartStorage } from './cart-storage.ts';
import { loadCart, saveCart } from './storage.ts';

/*
 * The cart of this browser. Each change reads the saved copy first, so that two tabs never overwrite each other:
 * local storage is synchronous, and the saved copy is the only one.
 */

export function readBrowserCart(): CartState {
  return cartState(loadCart(cartStorage()));
}

/** Adds, and tells everyone. Returns why not when it is refused, else null. */
export function addToBrowserCart(line: CartLine, stock: number): CartRefusal | null {
  const cart = addToCart(loadCart(cartStorage()), line, stock);
  if (typeof cart === 'string') return cart;
  keep(cart);
  return null;
}

export function removeFromBrowserCart(uuid: string, amount: number): void {
  keep(removeFromCart(loadCart(cartStorage()), uuid, amount));
}

/** As remotes are handed it. */
export const browserCart: CartActions = { add: addToBrowserCart, remove: removeFromBrowserCart };

/** Puts what the server said into the cart: amounts and prices as they are now. */
export function replaceBrowserCart(lines: CartLine[]): void {
  const entries = lines.filter((line) => line.amount > 0);
  keep(
    Object.fromEntries(
      entries.map((l) => [l.uuid.toUpperCase(), { price: l.priceCents / 100, amount: l.amount }]),
    ),
  );
}

/** Takes lines out together, each by its amount: what lies in the cart beside them stays. */
export function takeFromBrowserCart(lines: readonly LineRequest[]): void {
  const take = (cart: Cart, { uuid, amount }: LineRequest) => removeFromCart(cart, uuid, amount);
  keep(lines.reduce(take, loadCart(cartStorage())));
}

export function clearBrowserCart(): void {
  keep({});
}

function keep(cart: Cart): void {
  saveCart(cartStorage(), cart, new Date());
  announceCartChanged(cartState(cart));
}
