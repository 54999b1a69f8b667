import { readBrowserCart, replaceBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { checkBrowserCart } from '@vitrine/shared/cart/check-browser-cart';
import { reconcile } from '@vitrine/shared/cart/reconcile';
import type { ApiTransport } from '@vitrine/shared/contract/failure';

/**
 * Holds the saved cart against the stock of now, once at each start of a page (spec §6). Calls `tell` when the shop had
 * to change it. Without an answer the cart stays as it is: the server prices and checks every order anyway.
 */
export async function reconcileCart(api: ApiTransport, tell: () => void): Promise<void> {
  if (readBrowserCart().lines.length === 0) return;
  const check = await checkBrowserCart(api);
  if (!check.ok) return;
  // Read again: the shopper may have gone on while the shop answered.
  const { lines: now, changes } = reconcile(readBrowserCart().lines, check.value);
  if (changes.length === 0) return;
  replaceBrowserCart(now);
  tell();
}
