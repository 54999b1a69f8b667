import type { FamilyCategory } from '../contract/catalogue.ts';
import type { Locale, Localized } from '../contract/locale.ts';
import { CATEGORY_WORDS } from './category-words.ts';
import { ROUTES, type RouteName } from './route-table.ts';

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a page's path is made of: a category by its name, everything else as it stands in the address. */
type PathParams<Name extends RouteName> = {
  [Key in Names<(typeof ROUTES)[Name]['path']['en']>]: Key extends 'category' ? FamilyCategory : string;
};

type ParamsArgument<Name extends RouteName> = keyof PathParams<Name> extends never
  ? [params?: object]
  : [params: PathParams<Name>];

/** The path of a page in a language, without origin or query. */
export function pathTo<Name extends RouteName>(
  name: Name,
  locale: Locale,
  ...[params]: ParamsArgument<Name>
): string {
  // All parameters are texts, whatever a page calls them.
  return fillPath(name, locale, (params ?? {}) as Record<string, string>);
}

/** The path of a page in every language, for pages whose parameters are the same in each. */
export function pathsTo<Name extends RouteName>(name: Name, ...params: ParamsArgument<Name>): Localized {
  const path = (locale: Locale) => pathTo(name, locale, ...params);
  return { en: path('en'), nl: path('nl'), fr: path('fr') };
}

/** `pathTo` for callers that hold a name and parameters read from an address. */
export function fillPath(name: RouteName, locale: Locale, params: Record<string, string>): string {
  const segments = ROUTES[name].path[locale].split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = params[segment.slice(1)] ?? '';
    if (segment === ':category') return CATEGORY_WORDS[value as FamilyCategory][locale];
    return encodeURIComponent(value);
  });
  return segments.join('/');
}
