import { FAMILY_CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { LOCALES, type Localized } from '@vitrine/shared/contract/locale';
import { categoryPath, inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { ROUTES, ROUTE_NAMES, type RouteName } from '@vitrine/shared/paths/route-table';

/** Pages of the catalogue that are for people alone: what was searched or laid beside each other, and a link from a mail. */
const PRIVATE: RouteName[] = ['search', 'searchTerm', 'compare', 'subscription', 'provenance'];
/** Pages of the others that are for everyone. As it is served the cart is the same for all: it is filled in the browser. */
const PUBLIC: RouteName[] = ['withdraw', 'cart'];

function isOpen(name: RouteName): boolean {
  return PUBLIC.includes(name) || (ROUTES[name].owner === 'catalog' && !PRIVATE.includes(name));
}

/** Pages that search engines may keep and that need nothing of the data, each in every language. */
export function fixedPages(): Localized[] {
  const plain = ROUTE_NAMES.filter((name) => isOpen(name) && !ROUTES[name].path.en.includes(':'));
  const categories = FAMILY_CATEGORIES.map((category) =>
    inEveryLocale((locale) => categoryPath(category, locale)),
  );
  const pages = plain.map((name) => inEveryLocale((locale) => fillPath(name, locale, {})));
  return [...pages, ...categories];
}

/** How the paths begin that search engines have no business with, in every language. */
export function closedPaths(): string[] {
  const paths = ROUTE_NAMES.filter((name) => !isOpen(name)).flatMap((name) =>
    LOCALES.map((locale) => ROUTES[name].path[locale].replace(/:.*$/, '')),
  );
  return [...new Set(paths)].filter((path) => !paths.some((one) => one !== path && path.startsWith(one)));
}
