import { startTransition } from 'react';
import type { IntlShape } from 'react-intl';
import { onCartChanged } from '@vitrine/shared/cart/bus';
import { readBrowserCart, replaceBrowserCart } from '@vitrine/shared/cart/browser-cart';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { frameSchema } from '@vitrine/shared/contract/frame';
import type { Notification } from '@vitrine/shared/contract/federation/remote';
import { parsed } from '@vitrine/shared/http/parsed';
import { readPath } from '@vitrine/shared/paths/read-path';
import { cartAtom, frameAtom, notifyAtom, type Store } from '../../model/state.ts';
import type { Session } from './session-sync.ts';
import { checkBrowserCart } from '@vitrine/shared/cart/check-browser-cart';
import { reconcile } from '@vitrine/shared/cart/reconcile';

/** A closing reaches open tabs within a minute (spec §10). */
const FRAME_EVERY_MS = 60_000;

/**
 * Keeps an open page up to date: the cart total, stock since the last visit, the closing banner, the profile. Returns a
 * function that stops it.
 */
export function startFrameRefresh(store: Store, { api, follow }: Session, intl: IntlShape): () => void {
  const stopSession = follow();
  const stop = onCartChanged((cart) => store.set(cartAtom, cart));
  // Pages that show the cart render a lot: a transition renders in slices, and the browser handles input between them.
  startTransition(() => store.set(cartAtom, readBrowserCart()));
  // The cart and the checkout ask for themselves, and say line by line what changed.
  const page = readPath(window.location.pathname)?.name;
  if (page !== 'cart' && page !== 'checkout') {
    void reconcileCart(api, () => store.set(notifyAtom, cartChanged(intl)));
  }
  const timer = setInterval(() => void renewFrame(store, api), FRAME_EVERY_MS);
  return () => {
    stop();
    stopSession();
    clearInterval(timer);
  };
}

async function renewFrame(store: Store, api: ApiTransport): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const frame = parsed(frameSchema, await api({ method: 'GET', path: '/api/frame' }));
  if (frame.ok) store.set(frameAtom, frame.value);
}

function cartChanged(intl: IntlShape): Notification {
  return {
    type: 'info',
    title: intl.formatMessage({ id: 'shell.cartChanged.title' }),
    message: intl.formatMessage({ id: 'shell.cartChanged.message' }),
  };
}

/**
 * Reconciles the saved cart with the current stock, once at each start of a page (spec §6). Calls `tell` when it changed.
 * Without an answer the cart stays as it is: the server prices and checks every order anyway.
 */
async function reconcileCart(api: ApiTransport, tell: () => void): Promise<void> {
  if (readBrowserCart().lines.length === 0) return;
  const check = await checkBrowserCart(api);
  if (!check.ok) return;
  // Read again: the cart may have changed during the request.
  const { lines: now, changes } = reconcile(readBrowserCart().lines, check.value);
  if (changes.length === 0) return;
  replaceBrowserCart(now);
  tell();
}
