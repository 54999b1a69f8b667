import type { CartLine, CartState } from '../contract/orders/cart-state.ts';
import { cartState } from './cart.ts';
import { cartStorage } from './cart-storage.ts';
import { CART_KEY } from './cart-key.ts';
import { loadCart } from './storage.ts';

const EVENT = 'cart:changed';

/** Tells every remote on the page what the cart has become. */
export function announceCartChanged(state: CartState): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: state }));
}

/**
 * Calls `listener` with the new cart whenever it changes, here or in another tab.
 * Returns the function that stops it.
 */
export function onCartChanged(listener: (state: CartState) => void): () => void {
  const here = (event: Event) => {
    const state = parseState(event instanceof CustomEvent ? event.detail : null);
    if (state) listener(state);
  };
  // A storage event fires only in the other tabs. Its key is null when all of the storage was cleared.
  const elsewhere = (event: StorageEvent) => {
    if (event.key === CART_KEY || event.key === null) listener(cartState(loadCart(cartStorage())));
  };
  window.addEventListener(EVENT, here);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(EVENT, here);
    window.removeEventListener('storage', elsewhere);
  };
}

/** The sender may be another version of this file. */
function parseState(detail: unknown): CartState | null {
  if (typeof detail !== 'object' || detail === null) return null;
  const { count, totalCents, lines } = detail as Record<string, unknown>;
  if (!Number.isInteger(count) || !Number.isInteger(totalCents) || !Array.isArray(lines)) return null;
  return { count: Number(count), totalCents: Number(totalCents), lines: lines.filter(isLine) };
}

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { uuid, amount, priceCents } = value as Record<string, unknown>;
  return typeof uuid === 'string' && Number.isInteger(amount) && Number.isInteger(priceCents);
}
