/** The part of a browser's storage that a cart needs. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Every deployable on the page has its own copy of this file; what they share hangs on the window. */
declare global {
  interface Window {
    vitrineKept?: Map<string, string>;
  }
}

/** Where the cart is kept: local storage, or the page itself in a browser that lets the shop keep nothing. */
export function cartStorage(): CartStorage {
  return localStorageOf(window) ?? pageStorage();
}

/** Whether a cart is there again after a reload. */
export const isCartKept = (): boolean => localStorageOf(window) !== null;

/** Null where cookies and site data are blocked: browsers throw at the name itself, web views have nothing there. */
function localStorageOf(page: { localStorage: Storage | null }): Storage | null {
  try {
    return page.localStorage;
  } catch {
    return null;
  }
}

function pageStorage(): CartStorage {
  const kept = (window.vitrineKept ??= new Map());
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}
