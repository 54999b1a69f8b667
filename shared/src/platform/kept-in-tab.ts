import { keptStorage, storageOf, type KeptStorage } from './kept-storage.ts';

/** Of all deployables on the page. The shell empties it when somebody logs out. */
declare global {
  interface Window {
    vitrineTyped?: Map<string, string>;
  }
}

/** Session storage, or the page itself where the browser is full or lets the shop keep nothing. */
export function keptInTab(): KeptStorage {
  return keptStorage(storageOf(window, 'sessionStorage'), (window.vitrineTyped ??= new Map()));
}
