/** The part of a browser's storage that is used of it. */
export type BasicStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that never refuses: what the browser does not keep, because it is full or blocked, lies in `refused` for as
 * long as the page is open. One that cannot be read has nothing in it.
 */
export function withMemoryFallback(own: BasicStorage | null, refused: Map<string, string>): BasicStorage {
  return {
    getItem(name) {
      try {
        return refused.get(name) ?? own?.getItem(name) ?? null;
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      refused.set(name, value);
      try {
        own?.setItem(name, value);
        if (own) refused.delete(name);
      } catch {
        return;
      }
    },
    removeItem(name) {
      refused.delete(name);
      try {
        own?.removeItem(name);
      } catch {
        return;
      }
    },
  };
}

/** Null where cookies and site data are blocked: browsers throw at the name itself, web views have nothing there. */
export function storageOf(
  page: { localStorage: Storage | null; sessionStorage: Storage | null },
  name: 'localStorage' | 'sessionStorage',
): Storage | null {
  try {
    return page[name];
  } catch {
    return null;
  }
}
