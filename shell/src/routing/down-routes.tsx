import type { RouteObject } from 'react-router';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { flatRoutes } from '@vitrine/shared/paths/flat-routes';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { RemoteFailure } from '../federation/remote-failure.ts';

/** Stand-ins for the pages of a remote that cannot be had: each draws the kind fallback in the slot. */
export function downRoutes(owner: Owner): RouteObject[] {
  return LOCALES.map((locale) => ({
    id: `${locale}:${owner}:layout`,
    children: flatRoutes()
      .filter((route) => route.owner === owner && route.locale === locale)
      .map(({ id, path }) => ({ id, path, loader: () => fail(owner) })),
  }));
}

function fail(owner: Owner): never {
  throw new RemoteFailure(owner, 'is away');
}
