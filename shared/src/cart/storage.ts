import LZString from 'lz-string';
import { MAX_LINES } from '../contract/orders/cart-limits.ts';
import { isRecord } from '../platform/is-record.ts';
import type { BasicStorage } from '../platform/storage-fallback.ts';
import { CART_KEY } from './cart-key.ts';
import { isCartEntry, type Cart, type CartEntry } from './cart.ts';

/** The saved cart. An unreadable copy, or no access to storage, is an empty cart. */
export function loadCart(storage: BasicStorage): Cart {
  try {
    return parseCart(JSON.parse(LZString.decompressFromUTF16(storage.getItem(CART_KEY) ?? '') || 'null'));
  } catch {
    return {};
  }
}

/** Saves the cart; an empty one removes the copy. Returns whether the browser kept it. */
export function saveCart(storage: BasicStorage, cart: Cart, now: Date): boolean {
  try {
    if (Object.keys(cart).length === 0) storage.removeItem(CART_KEY);
    else
      storage.setItem(CART_KEY, LZString.compressToUTF16(JSON.stringify({ cart, timestamp: now.getTime() })));
    return true;
  } catch {
    return false;
  }
}

/** The lines that can be read, as many as the shop takes in one order. */
function parseCart(saved: unknown): Cart {
  if (!isRecord(saved) || !isRecord(saved['cart'])) return {};
  const entries = Object.entries(saved['cart']).flatMap(([uuid, value]) =>
    parseEntry(uuid.toUpperCase(), value),
  );
  return Object.fromEntries(entries.slice(0, MAX_LINES));
}

function parseEntry(uuid: string, value: unknown): [string, CartEntry][] {
  if (!isRecord(value)) return [];
  const { price, amount } = value;
  if (typeof price !== 'number' || typeof amount !== 'number') return [];
  return isCartEntry(uuid, { price, amount }) ? [[uuid, { price, amount }]] : [];
}
