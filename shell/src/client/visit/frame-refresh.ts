import { startTransition } from 'react';
import type { IntlShape } from 'react-intl';
import { onCartChanged } from '@vitrine/shared/cart/bus';
import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { parsedLater } from '@vitrine/shared/http/parsed';
import { cartAtom, frameAtom, notifyAtom, type Store } from '../../model/state.ts';
import type { Session } from './session-sync.ts';

/** A closing reaches open tabs within a minute (spec §10). */
const FRAME_EVERY_MS = 60_000;

const contract = async () => (await import('@vitrine/shared/contract/frame')).frameSchema;

/** Most visits begin with an empty cart, and need none of it. */
const loadReconcile = async () => (await import('./reconcile-cart.ts')).reconcileCart;

/**
 * Keeps an open page up to date: the cart total, stock since the last visit, the closing banner, the profile. Returns a
 * function that stops it.
 * @param onClosing called when a closing began, changed or ended: what loaders knew of it is out of date
 */
export function startFrameRefresh(
  store: Store,
  { api, follow }: Session,
  intl: IntlShape,
  onClosing: () => void,
): () => void {
  const stopSession = follow();
  const stop = onCartChanged((cart) => store.set(cartAtom, cart));
  // Pages that show the cart render a lot: a transition renders in slices, and the browser handles input between them.
  startTransition(() => store.set(cartAtom, readBrowserCart()));
  const reconcile = () => {
    if (readBrowserCart().lines.length === 0) return;
    void loadReconcile().then(
      (reconcileCart) => reconcileCart(api, intl, (said) => store.set(notifyAtom, said)),
      // The cart stays as it is: the server prices and checks every order anyway.
      () => undefined,
    );
  };
  reconcile();
  // A page that was opened without a connection could not ask.
  window.addEventListener('online', reconcile);
  const timer = setInterval(() => void renewFrame(store, api, onClosing), FRAME_EVERY_MS);
  return () => {
    stop();
    stopSession();
    window.removeEventListener('online', reconcile);
    clearInterval(timer);
  };
}

async function renewFrame(store: Store, api: ApiTransport, onClosing: () => void): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const frame = await parsedLater(contract, api({ method: 'GET', path: '/api/frame' }));
  if (!frame.ok) return;
  const before = JSON.stringify(store.get(frameAtom)?.closing);
  store.set(frameAtom, frame.value);
  if (JSON.stringify(frame.value.closing) !== before) onClosing();
}
