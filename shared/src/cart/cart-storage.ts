import { CART_KEY } from './cart-key.ts';
import { withMemoryFallback, storageOf, type BasicStorage } from '../platform/storage-fallback.ts';

/** Every deployable on the page has its own copy of this file; what they share hangs on the window. */
declare global {
  interface Window {
    vitrineKept?: Map<string, string>;
  }
}

/** Where the cart is stored: local storage, or the page itself where the browser is full or lets the shop keep nothing. */
export function cartStorage(): BasicStorage {
  return withMemoryFallback(storageOf(window, 'localStorage'), (window.vitrineKept ??= new Map()));
}

/** Whether a cart is there again after a reload. */
export const isCartStored = (): boolean =>
  storageOf(window, 'localStorage') !== null && !window.vitrineKept?.has(CART_KEY);
