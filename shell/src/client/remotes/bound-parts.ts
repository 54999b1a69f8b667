import type { RouteObject } from 'react-router';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { inTime } from './in-time.ts';
import type { LiveRemotes } from './live-remotes.ts';

const QUICK_MS = 1_500;

/** Has each page of an open remote fail within two seconds when its part hangs. Changes the routes. */
export function boundParts(routes: RouteObject[], owner: Owner, live: LiveRemotes): RouteObject[] {
  const late = () => new RemoteFailure(owner, 'has a part that hangs', null, true);
  for (const route of routes) {
    const { lazy, children } = route;
    if (typeof lazy === 'function') route.lazy = () => inTime(lazy(), QUICK_MS, live, late);
    if (children) boundParts(children, owner, live);
  }
  return routes;
}
