import { followConnection, pageShown } from './without-connection.ts';
import { fetchedHere, tellWorker } from './tell-worker.ts';
import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { onCartChanged } from '@vitrine/shared/cart/bus';
import type { CartState } from '@vitrine/shared/contract/orders/cart-state';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { fetchCodeOf } from '../remotes/prefetch.ts';

let starting: Promise<void> | undefined;

/** The page that is shown: its path and query, and when it was loaded (milliseconds). */
export interface Seen {
  address: string;
  at: number;
}

/**
 * Registers the service worker, once, and has it cache the visited page with its files for offline use.
 * @param worker address of its script
 */
export async function precacheVisited(worker: string, { address, at }: Seen): Promise<void> {
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
  if (!isSavingData()) precacheCart();
}

/** Resolves at once in browsers without `requestIdleCallback`. */
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

/** Precaches the cart page once the cart holds something, so that it opens offline without ever having been visited. */
function precacheCart(): void {
  const stop = onCartChanged(look);
  look(readBrowserCart());

  function look({ count }: CartState): void {
    if (count === 0) return;
    stop();
    // Without it the cart page needs a connection.
    keep().catch(() => undefined);
  }
}

/** With its code, which the current page does not reference. */
async function keep(): Promise<void> {
  const address = pathTo('cart', readLocale(location.pathname));
  await fetchCodeOf(address);
  await tellWorker({ kind: 'seen', address, fetched: fetchedHere() });
}
