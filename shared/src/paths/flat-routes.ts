import { LOCALES, type Locale } from '../contract/locale.ts';
import { ROUTES, ROUTE_NAMES, type Layout, type Owner, type RouteName } from './route-table.ts';

interface FlatRoute {
  /** `nl:category` */
  id: string;
  name: RouteName;
  locale: Locale;
  path: string;
  owner: Owner;
  layout: Layout;
}

/** The route table as one row per page and language, for a router. */
export function flatRoutes(): FlatRoute[] {
  return ROUTE_NAMES.flatMap((name) =>
    LOCALES.map((locale) => ({
      id: `${locale}:${name}`,
      name,
      locale,
      path: ROUTES[name].path[locale],
      owner: ROUTES[name].owner,
      layout: ROUTES[name].layout,
    })),
  );
}
