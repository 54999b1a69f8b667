import { RemoteFailure } from '../federation/remote-failure.ts';

/** Longest that the page is kept as it is while the browser fetches another one in its place. */
const LEAVING_MS = 10_000;

/**
 * Leaves for a page by a load, as a plain link would: the server can draw what this browser cannot yet. Resolves only
 * when the shopper went elsewhere meanwhile.
 */
export function loadWhole(path: string, signal: AbortSignal): Promise<void> {
  // Back and forward have changed the address already.
  if (window.location.pathname + window.location.search === path) window.location.reload();
  else window.location.assign(path);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteFailure('page', 'did not load')), LEAVING_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
