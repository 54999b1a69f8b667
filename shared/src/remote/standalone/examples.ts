import type { Exchanges } from '../../contract/federation/exchange.ts';
import type { Locale } from '../../contract/locale.ts';
import { flatRoutes } from '../../paths/flat-routes.ts';
import { fillPath } from '../../paths/path-to.ts';
import { ROUTES, type Owner, type RouteName } from '../../paths/route-table.ts';
import { withQuery } from '../../paths/with-query.ts';

/** An address of every page of a remote in a language, filled with what its exchanges know. */
export function exampleAddresses(owner: Owner, locale: Locale, { pages }: Exchanges) {
  return flatRoutes()
    .filter((route) => route.owner === owner && route.locale === locale)
    .map(({ name }) => ({ name, address: exampleAddress(name, locale, pages[name] ?? {}) }));
}

function exampleAddress(name: RouteName, locale: Locale, values: Record<string, string>): string {
  const isInPath = ([key]: [string, string]) => ROUTES[name].path.en.includes(`:${key}`);
  const query = Object.entries(values).filter((value) => !isInPath(value));
  return withQuery(fillPath(name, locale, values), Object.fromEntries(query));
}
