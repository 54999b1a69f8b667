import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { onCartChanged } from '@vitrine/shared/cart/bus';
import type { CartState } from '@vitrine/shared/contract/cart-state';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { fetchCodeOf } from './prefetch.ts';
import { fetchedHere, tellWorker } from './tell-worker.ts';

/** Once a cart holds something its page is kept too, so that it opens without a connection though it never was. */
export function keepCart(): void {
  const stop = onCartChanged(look);
  look(readBrowserCart());

  function look({ count }: CartState): void {
    if (count === 0) return;
    stop();
    // Without it the cart is shown when there is a connection, as before.
    keep().catch(() => undefined);
  }
}

/** With its code, which the page itself does not name. */
async function keep(): Promise<void> {
  const address = pathTo('cart', readLocale(location.pathname));
  await fetchCodeOf(address);
  await tellWorker({ kind: 'seen', address, fetched: fetchedHere() });
}
