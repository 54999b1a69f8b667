import type { ROUTES as Table, RouteName } from '@vitrine/shared/paths/route-table';
import { scope } from './worker-scope.ts';

/* What the build puts in the place of `route-table.ts` within the worker: the table that `routes.ts` has brought. */
export const ROUTES: typeof Table = scope.vitrineRoutes;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
