import { startTransition } from 'react';
import type { IntlShape } from 'react-intl';
import { onCartChanged } from '@vitrine/shared/cart/bus';
import { readBrowserCart, replaceBrowserCart } from '@vitrine/shared/cart/browser-cart';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import type { Notification } from '@vitrine/shared/contract/federation/remote';
import { parsedLater } from '@vitrine/shared/http/parsed';
import { readPath } from '@vitrine/shared/paths/read-path';
import { cartAtom, frameAtom, notifyAtom, type Store } from '../../model/state.ts';
import type { Session } from './session-sync.ts';
import { checkBrowserCart } from '@vitrine/shared/cart/check-browser-cart';
import { reconcile, type CartChange } from '@vitrine/shared/cart/reconcile';

/** A closing reaches open tabs within a minute (spec §10). */
const FRAME_EVERY_MS = 60_000;

const contract = async () => (await import('@vitrine/shared/contract/frame')).frameSchema;

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
    void reconcileCart(api, (changes) => store.set(notifyAtom, cartChanged(changes, intl)));
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
  const frame = await parsedLater(contract, api({ method: 'GET', path: '/api/frame' }));
  if (frame.ok) store.set(frameAtom, frame.value);
}

/** Names each lot that went or changed: who had it in mind need not search the cart for what is missing. */
function cartChanged(changes: readonly CartChange[], intl: IntlShape): Notification {
  const say = (id: string, some: readonly CartChange[]) => {
    const unknown = intl.formatMessage({ id: 'shell.cartChanged.anInsect' });
    const names = [...new Set(some.map(({ insect }) => insect?.name ?? unknown))];
    return some.length > 0 ? [intl.formatMessage({ id }, { names: intl.formatList(names) })] : [];
  };
  const sentences = [
    ...say('shell.cartChanged.gone', changes.filter(isGone)),
    ...say(
      'shell.cartChanged.other',
      changes.filter((change) => !isGone(change)),
    ),
    intl.formatMessage({ id: 'shell.cartChanged.look' }),
  ];
  return {
    type: 'info',
    title: intl.formatMessage({ id: 'shell.cartChanged.title' }),
    message: sentences.join(' '),
  };
}

const isGone = ({ kind }: CartChange) => kind === 'sold-out';

/**
 * Reconciles the saved cart with the current stock, once at each start of a page (spec §6). Calls `tell` with what changed.
 * Without an answer the cart stays as it is: the server prices and checks every order anyway.
 */
async function reconcileCart(
  api: ApiTransport,
  tell: (changes: readonly CartChange[]) => void,
): Promise<void> {
  if (readBrowserCart().lines.length === 0) return;
  const check = await checkBrowserCart(api);
  if (!check.ok) return;
  // Read again: the cart may have changed during the request.
  const { lines: now, changes } = reconcile(readBrowserCart().lines, check.value);
  if (changes.length === 0) return;
  replaceBrowserCart(now);
  tell(changes);
}
