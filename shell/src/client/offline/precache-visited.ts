import { followConnection, pageShown } from './without-connection.ts';
import { fetchedHere, tellWorker } from './tell-worker.ts';
import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { onCartChanged } from '@vitrine/shared/cart/bus';
import type { CartState } from '@vitrine/shared/contract/cart-state';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { fetchCodeOf } from '../remotes/prefetch.ts';

let starting: Promise<void> | undefined;

/** What is shown: its path and query, and when it was loaded (milliseconds). */
export interface Seen {
  address: string;
  at: number;
}

/**
 * Brings the worker, once, and tells it what a shopper looks at and what that is made of.
 * @param worker address of its script
 */
export async function keepSeen(worker: string, { address, at }: Seen): Promise<void> {
  await (starting ??= start(worker));
  pageShown(at);
  // After a step within the shop the worker must ask for the page once more.
  if (isSavingData()) return;
  await tellWorker({ kind: 'seen', address, fetched: fetchedHere() });
}

async function start(worker: string): Promise<void> {
  await untilIdle();
  await navigator.serviceWorker.register(worker, { scope: '/' });
  followConnection();
  if (!isSavingData()) keepCart();
}

/** Not in every browser: one without it is given its time anyway. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else resolve();
  });
}

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** Once a cart holds something its page is kept too, so that it opens without a connection though it never was. */
function keepCart(): void {
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
