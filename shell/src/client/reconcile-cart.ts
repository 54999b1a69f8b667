import { readBrowserCart, replaceBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { readBrowserHold } from '@vitrine/shared/cart/browser-hold';
import { reconcile } from '@vitrine/shared/cart/reconcile';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { cartCheckSchema } from '@vitrine/shared/contract/order';
import { parsed } from '@vitrine/shared/http/parsed';

/**
 * Holds the saved cart against the stock of now, once at each start of a page (spec §6). Calls `tell` when the shop had
 * to change it. Without an answer the cart stays as it is: the server prices and checks every order anyway.
 */
export async function reconcileCart(api: ApiTransport, tell: () => void): Promise<void> {
  const { lines } = readBrowserCart();
  if (lines.length === 0) return;
  const asked = lines.map(({ uuid, amount }) => ({ uuid, amount }));
  const body = { lines: asked, holdId: readBrowserHold() };
  const check = parsed(cartCheckSchema, await api({ method: 'POST', path: '/api/cart/check', body }));
  if (!check.ok) return;
  // Read again: the shopper may have gone on while the shop answered.
  const { lines: now, changes } = reconcile(readBrowserCart().lines, check.value);
  if (changes.length === 0) return;
  replaceBrowserCart(now);
  tell();
}
