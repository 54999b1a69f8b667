import {
  createBrowserRouter,
  UNSAFE_ErrorResponseImpl as ErrorAnswer,
  type DataRouter,
  type RouterContextProvider,
  type RouteObject,
  redirectDocument,
  type MiddlewareFunction,
} from 'react-router';
import type { RemoteContext } from '@vitrine/shared/contract/federation/remote';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { Owner } from '@vitrine/shared/paths/route-table';
import type { Boot } from '../model/boot/boot-schema.ts';
import type { Store } from '../model/state.ts';
import { appRoutes, FRAME_ID, SLOT_ID } from '../routing/app-routes.tsx';
import { standInRoutes } from '../routing/stand-in-routes.tsx';
import type { FirstPage } from './start/await-first-page.ts';
import type { GetRemote } from './remotes/browser-remotes.ts';
import type { LiveRemotes } from './remotes/live-remotes.ts';
import { boundParts } from './remotes/bound-parts.ts';
import { yieldToMain } from './start/yield-to-main.ts';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { RemoteFailure } from '../federation/remote-failure.ts';

export interface Visiting {
  remote: RemoteContext;
  store: Store;
  live: LiveRemotes;
  getRemote: GetRemote;
  /** What a loader may ask about the visit. */
  getContext: () => RouterContextProvider;
}

export interface First {
  owner: Owner | null;
  /** Null for a page without a remote, or whose remote was away for the server. */
  page: FirstPage | null;
}

/** The router of this page load: it starts with the page that is open, and learns of remotes as they are visited. */
export function createRouter(boot: Boot, first: First, visiting: Visiting): DataRouter {
  const { getRemote, remote, live, getContext } = visiting;
  const there = new Set<Owner | null>(first.page ? [first.owner] : []);
  const routes = appRoutes(first.page ? standInRoutes(boot.slot, first.page, boot.alternates) : []).map(
    (frame) => ({
      ...frame,
      middleware: [followReleases(live)],
    }),
  );
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: loaderDataOf(boot), errors: errorsOf(boot) },
    getContext,
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      const owner = readPath(path.split('?')[0] ?? path)?.owner ?? null;
      if (owner && owner === first.owner && first.page) {
        if (!(await first.page.soon())) return loadWhole(path, signal);
        await patched;
      }
      if (!owner || there.has(owner)) return;
      const routes = boundParts((await getRemote(owner)).createRoutes(remote), owner, live);
      there.add(owner);
      patch(SLOT_ID, routes);
    },
  });
  // Nobody waits for the other routes, save a step to one of them; React does for those of this page.
  const patched = patchLater(router, boot, first, live);
  return router;
}

/** In a task of its own, for React goes on with the page in the one that brought them. */
async function patchLater(
  router: DataRouter,
  boot: Boot,
  { owner, page }: First,
  live: LiveRemotes,
): Promise<void> {
  if (!page || !owner) return;
  const all = await page.all;
  await yieldToMain();
  patchAll(router, boot, boundParts(all, owner, live));
}

/** The routes of the remote beside those that stand in for the page: a patch leaves out what is there by its id. */
function patchAll(router: DataRouter, { slot }: Boot, all: RouteObject[]): void {
  let place = SLOT_ID;
  let routes = all;
  for (const { id } of slot) {
    router.patchRoutes(place, routes);
    routes = routes.find((route) => route.id === id)?.children ?? [];
    place = id;
  }
  if (routes.length > 0) router.patchRoutes(place, routes);
}

/**
 * The router starts without asking only for what it has data of, and the frame's middleware and all stand-ins count as
 * something to ask: they have none, which is said here.
 */
function loaderDataOf({ slot, loaderData, errors }: Boot): Record<string, unknown> {
  const ids = [FRAME_ID, ...slot.map(({ id }) => id)].filter((id) => !errors?.[id]);
  return { ...Object.fromEntries(ids.map((id) => [id, null])), ...loaderData };
}

function errorsOf({ errors }: Boot): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, failure]) => [id, new ErrorAnswer(failure.status, '', failure)]),
  );
}

/** Longest that a navigation waits for the answer, beyond its own loaders. */
const PATIENCE_MS = 250;

/**
 * Navigation to a page of a remote that was released meanwhile loads it from the server. A page that stays open, with
 * other filters or after an action, keeps the version that it was opened with.
 */
function followReleases({ hasMoved }: LiveRemotes): MiddlewareFunction {
  return async ({ request }, next) => {
    const { pathname, href } = new URL(request.url);
    const owner = readPath(pathname)?.owner ?? null;
    if (!owner || request.method !== 'GET' || pathname === window.location.pathname) return next();
    const asking = hasMoved(owner);
    const answer = await next();
    const isOld = await withTimeout(asking, PATIENCE_MS, () => new Error('late')).catch(() => false);
    if (isOld) throw redirectDocument(href);
    return answer;
  };
}

/** Longest that the page is kept as it is while the browser fetches another one in its place. */
const LEAVING_MS = 10_000;

/**
 * Leaves for a page by a load, as a plain link would: the server can draw what this browser cannot yet. Resolves only
 * when the shopper went elsewhere meanwhile.
 */
function loadWhole(path: string, signal: AbortSignal): Promise<void> {
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
