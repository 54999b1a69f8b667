const KEY = 'VDM_HOLD';
/** The names that the shop gives out. It refuses a whole cart for any other. */
const NAME = /^[\w-]{1,64}$/;

/*
 * The name of the hold that reserves this browser's lots. It is kept for all tabs together: a cart that is open in
 * two of them asks for its lots once, and a check of the cart does not take the shopper's own lots for sold.
 */

/** The name of the hold, if there is one. What cannot be a name is forgotten. */
export function readBrowserHold(): string | undefined {
  try {
    const holdId = window.localStorage.getItem(KEY);
    if (holdId === null || NAME.test(holdId)) return holdId ?? undefined;
    window.localStorage.removeItem(KEY);
    return undefined;
  } catch {
    return undefined;
  }
}

/** Without storage the page that asked still knows its hold. */
export function saveBrowserHold(holdId: string | null): void {
  try {
    if (holdId === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, holdId);
  } catch {
    return;
  }
}
