import { useAtomValue, useSetAtom } from 'jotai';
import { createContext, use } from 'react';
import type { Profile } from '../contract/accounts/account.ts';
import type { CartActions, CartState } from '../contract/orders/cart-state.ts';
import type { Notification, RemoteContext, SharedState } from '../contract/federation/remote.ts';

export { useLocale } from '../i18n/use-locale.ts';

/** What a remote's components get: state and cart are there whatever shell they run in. */
export type Remote = RemoteContext & { state: SharedState; cart: CartActions };

/* Each remote bundles its own copy of this context, so it never crosses into another deployable. */
const Context = createContext<Remote | null>(null);
export const RemoteProvider = Context.Provider;

/** What the shell gave to this remote: the API, the state of the visit, the frame's knowledge. */
export function useRemote(): Remote {
  const remote = use(Context);
  if (!remote) throw new Error('useRemote is for components below a remote’s routes');
  return remote;
}

/** The cart of this browser, kept current by every remote and every tab. Null until the browser has read it. */
export function useCart(): CartState | null {
  return useAtomValue(useRemote().state.cart);
}

/** Who is logged in, kept current by every tab, or null. Loaders and actions ask `remote.profile` for their request. */
export function useProfile(): Profile | null {
  return useAtomValue(useRemote().state.profile);
}

/** Shows a message in the shell's dialog; the same one is not shown twice. */
export function useNotify(): (notification: Notification) => void {
  return useSetAtom(useRemote().state.notifications);
}
