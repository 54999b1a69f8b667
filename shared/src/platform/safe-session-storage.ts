import { withMemoryFallback, storageOf, type BasicStorage } from './storage-fallback.ts';

/** Of all deployables on the page. The shell empties it when somebody logs out. */
declare global {
  interface Window {
    vitrineTyped?: Map<string, string>;
  }
}

/** Session storage, or the page itself where the browser is full or lets the shop keep nothing. */
export function safeSessionStorage(): BasicStorage {
  return withMemoryFallback(storageOf(window, 'sessionStorage'), (window.vitrineTyped ??= new Map()));
}
