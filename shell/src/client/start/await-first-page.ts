import type { RouteObject } from 'react-router';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { retryWhenBack } from '../remotes/retry-backoff.ts';
import type { Arrival, PageRoutes } from '../../routing/stand-in-routes.tsx';

/** Longest that a step to another page waits for the remote of the page that is open; then the server is asked. */
const PATIENCE_MS = 1_000;

export interface FirstPage extends Arrival {
  /** All routes of the remote, once they are here. */
  all: Promise<RouteObject[]>;
}

interface OpenedPage {
  all: RouteObject[];
  page: PageRoutes;
}

interface Waiting {
  /** Opens the remote, with the lazy routes of this page resolved. */
  open: () => Promise<OpenedPage>;
  /** Whether its files can be had again. */
  isAnswering: () => Promise<boolean>;
  /** Told with `true` when it could not be had for now, with `false` when it came all the same. */
  onAway: (isAway: boolean) => void;
  takenOver: () => void;
}

/** Loads the remote of the open page, and retries for as long as the page is open. */
export function awaitFirstPage({ open, isAnswering, onAway, takenOver }: Waiting): FirstPage {
  let here: OpenedPage | null = null;
  let isAway = false;
  const openOrTell = () =>
    open().catch((error: unknown) => {
      isAway = true;
      onAway(true);
      throw error;
    });
  const retry = () => retryWhenBack(openOrTell, { isAnswering });
  const opened = openOrTell()
    .catch(retry)
    .then((result) => {
      here = result;
      if (isAway) onAway(false);
      isAway = false;
      return result;
    });
  const now = () => here?.page ?? null;
  const routes = readAtOnce(opened.then(({ page }) => page));
  return {
    all: opened.then(({ all }) => all),
    routes,
    now,
    soon: async () => {
      if (isAway) return null;
      return withTimeout(routes, PATIENCE_MS, () => new Error('late')).catch(() => null);
    },
    takenOver,
  };
}

/**
 * A promise that React's `use` reads without a wait once it is cached, also where React did not see it before:
 * https://react.dev/reference/react/use
 */
function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
}
