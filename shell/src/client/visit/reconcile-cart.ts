import type { IntlShape } from 'react-intl';
import { readBrowserCart, replaceBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { checkBrowserCart } from '@vitrine/shared/cart/check-browser-cart';
import { reconcile, type CartChange } from '@vitrine/shared/cart/reconcile';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { Notification } from '@vitrine/shared/contract/federation/remote';

/**
 * Reconciles the saved cart with the current stock, at each start of a page (spec §6) and when the connection is back. Calls `tell` with what changed.
 * Without an answer the cart stays as it is: the server prices and checks every order anyway.
 */
export async function reconcileCart(
  api: ApiTransport,
  intl: IntlShape,
  tell: (said: Notification) => void,
): Promise<void> {
  // The cart and the checkout ask for themselves, and say line by line what changed.
  const page = readPath(window.location.pathname)?.name;
  if (page === 'cart' || page === 'checkout') return;
  const check = await checkBrowserCart(api);
  if (!check.ok) return;
  // Read again: the cart may have changed during the request.
  const { lines: now, changes } = reconcile(readBrowserCart().lines, check.value);
  if (changes.length === 0) return;
  replaceBrowserCart(now);
  tell(cartChanged(changes, intl));
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
