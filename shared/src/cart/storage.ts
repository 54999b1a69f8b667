import LZString from 'lz-string';
import type { Cart, CartEntry } from './cart.ts';

export const CART_KEY = 'VDM_CART';

/** The saved cart. An unreadable copy, or no access to storage, is an empty cart. */
export function loadCart(storage: Storage): Cart {
  try {
    return parseCart(JSON.parse(LZString.decompressFromUTF16(storage.getItem(CART_KEY) ?? '') || 'null'));
  } catch {
    return {};
  }
}

/** Saves the cart; an empty one removes the copy. Returns whether the browser kept it. */
export function saveCart(storage: Storage, cart: Cart, now: Date): boolean {
  try {
    if (Object.keys(cart).length === 0) storage.removeItem(CART_KEY);
    else
      storage.setItem(CART_KEY, LZString.compressToUTF16(JSON.stringify({ cart, timestamp: now.getTime() })));
    return true;
  } catch {
    return false;
  }
}

function parseCart(saved: unknown): Cart {
  if (!isRecord(saved) || !isRecord(saved['cart'])) return {};
  const entries = Object.entries(saved['cart']).filter((entry): entry is [string, CartEntry] =>
    isEntry(entry[1]),
  );
  return Object.fromEntries(
    entries.map(([uuid, { price, amount }]) => [uuid.toUpperCase(), { price, amount }]),
  );
}

function isEntry(value: unknown): value is CartEntry {
  if (!isRecord(value)) return false;
  const { price, amount } = value;
  return Number.isFinite(price) && Number(price) >= 0 && Number.isInteger(amount) && Number(amount) > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
