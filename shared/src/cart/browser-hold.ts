const KEY = 'VDM_HOLD';

/*
 * The name of the hold that keeps this browser's lots aside. It is kept for all tabs together: a cart that is open in
 * two of them asks for its lots once, and a check of the cart does not take the shopper's own lots for sold.
 */

export function readBrowserHold(): string | undefined {
  try {
    return window.localStorage.getItem(KEY) ?? undefined;
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
