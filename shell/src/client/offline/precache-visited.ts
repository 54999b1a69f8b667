import { fetchedHere, tellWorker, askWorker } from './tell-worker.ts';
import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { onCartChanged } from '@vitrine/shared/cart/bus';
import type { CartState } from '@vitrine/shared/contract/orders/cart-state';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { fetchCodeOf } from '../remotes/prefetch.ts';
import { NOTE_CLASS, UNTIL_ONLINE } from '../../model/offline.ts';
import { pageKind } from '../../model/page-kind.ts';

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

let shownAt = Date.now();
let note: HTMLElement | null = null;

/** What is shown now was loaded at this time (milliseconds). */
function pageShown(at: number): void {
  shownAt = at;
}

/** While there is no connection an open page says so, and its links go to the worker, which knows what it has. */
function followConnection(): void {
  window.addEventListener('offline', () => void showNote());
  window.addEventListener('online', hideNote);
  for (const change of ['online', 'offline']) window.addEventListener(change, correctNote);
  correctNote();
  document.addEventListener('click', leaveToBrowser, { capture: true });
  if (!navigator.onLine) void showNote();
}

/** Before the root that React draws in. A page that was cached has a note of its own. */
async function showNote(): Promise<void> {
  const text = await askWorker({ kind: 'note', locale: readLocale(location.pathname), at: shownAt });
  if (navigator.onLine || hasNote()) return;
  note = document.createElement('div');
  note.className = NOTE_CLASS;
  note.setAttribute('role', 'status');
  document.body.prepend(note);
  note.textContent = text;
}

const hasNote = (): boolean => document.querySelector(`.${NOTE_CLASS}`) !== null;

function hideNote(): void {
  note?.remove();
  note = null;
}

/** The note of a cached page stays, with its way to a newer one: what it shows is as old as before. */
function correctNote(): void {
  const words = document.querySelector<HTMLElement>(`.${NOTE_CLASS} [${UNTIL_ONLINE}]`);
  if (words) words.hidden = navigator.onLine;
}

/** The router would ask for data that cannot come; a whole page may be cached, as the one that is shown may be. */
function leaveToBrowser(event: MouseEvent): void {
  if ((navigator.onLine && !hasNote()) || !isPlain(event)) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && leadsToPage(link)) event.stopPropagation();
}

/** Any other click means a new tab, a new window or a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

function leadsToPage({ href, origin }: HTMLAnchorElement): boolean {
  return origin === location.origin && URL.canParse(href) && pageKind(new URL(href)) !== null;
}
