import { cartStorage } from './cart-storage.ts';

const KEY = 'VDM_HOLD';
/** The names that the shop gives out. It refuses a whole cart for any other. */
const NAME = /^[\w-]{1,64}$/;

/*
 * The name of the hold that reserves this browser's lots. It is stored beside the cart, for all tabs together: a cart that
 * is open in two of them asks for its lots once, and a check of the cart does not take the shopper's own lots for sold.
 */

/** The name of the hold, if there is one. What cannot be a name is forgotten. */
export function readBrowserHold(): string | undefined {
  const holdId = cartStorage().getItem(KEY);
  if (holdId === null || NAME.test(holdId)) return holdId ?? undefined;
  saveBrowserHold(null);
  return undefined;
}

export function saveBrowserHold(holdId: string | null): void {
  if (holdId === null) cartStorage().removeItem(KEY);
  else cartStorage().setItem(KEY, holdId);
}
