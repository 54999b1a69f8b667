import type { Locale } from '../contract/locale.ts';
import { fillPath, pathTo } from './path-to.ts';
import { readPath } from './read-path.ts';
import type { RouteName } from './route-table.ts';
import { withQuery } from './with-query.ts';

/** Pages that nobody wants to come back to after a login. */
const DOORS: RouteName[] = ['login', 'register', 'passwordRecovery', 'passwordRecoveryToken', 'confirmEmail'];

/** The login, and after it back to `back`: a path of this shop with its query. */
export function loginPath(locale: Locale, back: string): string {
  return withQuery(pathTo('login', locale), { back: readBack(back) ?? '' });
}

/** Says in the address of the login that a page led here which needs one, so that also a page without scripts says it. */
const NEEDED = 'needed';

/** The same for who did not ask for the login, but for something that needs one (401). */
export function neededLoginPath(locale: Locale, back: string): string {
  return withQuery(pathTo('login', locale), { back: readBack(back) ?? '', [NEEDED]: 1 });
}

/** Whether a login was opened by `neededLoginPath`. */
export const isLoginNeeded = (search: string): boolean => new URLSearchParams(search).has(NEEDED);

/**
 * Where a `back` of an address leads, in its own language or in another: a page of this shop, or null. What a stranger
 * wrote into a link must not lead anywhere else.
 */
export function readBack(back: string | null | undefined, locale?: Locale): string | null {
  if (!back?.startsWith('/') || /[\\\p{Cc}]/u.test(back)) return null;
  const [pathname = '', query] = back.replace(/#.*$/s, '').split(/\?(.*)/s);
  const page = readPath(pathname);
  if (!page || DOORS.includes(page.name)) return null;
  const path = fillPath(page.name, locale ?? page.locale, page.params);
  return query ? `${path}?${query}` : path;
}
