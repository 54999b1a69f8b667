import { atom } from 'jotai';
import { readBrowserCart } from '../cart/browser-cart.ts';
import { onCartChanged } from '../cart/bus.ts';
import type { Profile } from '../contract/accounts/account.ts';
import type { CartState } from '../contract/orders/cart-state.ts';
import type { Notification, RemoteContext, SharedState } from '../contract/federation/remote.ts';

export { browserCart } from '../cart/browser-cart.ts';

/**
 * The state of a remote to which no shell gives any: one of before, or the stand-in for it. It knows nothing until a
 * component reads it in a browser: then the cart follows the bus, and who is logged in is asked for.
 */
export function ownState({
  refreshProfile,
  notify,
}: Pick<RemoteContext, 'refreshProfile' | 'notify'>): SharedState {
  const cart = atom<CartState | null>(null);
  cart.onMount = (set) => {
    set(readBrowserCart());
    return onCartChanged(set);
  };
  const profile = atom<Profile | null>(null);
  profile.onMount = (set) => void refreshProfile?.().then(set);
  const notifications = atom(
    () => NONE,
    (_get, _set, notification: Notification) => notify(notification),
  );
  return { cart, profile, notifications };
}

const NONE: readonly Notification[] = [];
