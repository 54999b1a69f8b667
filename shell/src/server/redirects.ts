import { DEFAULT_LOCALE, type Locale } from '@vitrine/shared/contract/locale';
import { readLocaleCookie } from '../model/locale-cookie.ts';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { readPath } from '@vitrine/shared/paths/read-path';

/** Where password managers lead to (https://w3c.github.io/webappsec-change-password-url/). */
const CHANGE_PASSWORD = '/.well-known/change-password';

/** The answer to an address that should be another one, or null. */
export function redirectOf(request: Request, url: URL): Response | null {
  const movedTo = readPath(url.pathname)?.movedTo;
  if (movedTo) return moved(301, movedTo + url.search);
  if (url.pathname === CHANGE_PASSWORD)
    return inChosenLocale(request, (locale) => pathTo('accountPassword', locale));
  return url.pathname === '/' && !url.search ? chosenHome(request) : null;
}

/**
 * The bare address opens in the language that this visitor chose before. Only that address, and only after a choice:
 * nothing is guessed, and every other address means the language that it says.
 */
function chosenHome(request: Request): Response | null {
  return readChoice(request) === DEFAULT_LOCALE
    ? null
    : inChosenLocale(request, (locale) => pathTo('home', locale));
}

function inChosenLocale(request: Request, path: (locale: Locale) => string): Response {
  const answer = moved(302, path(readChoice(request)));
  answer.headers.set('vary', 'Cookie');
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

const readChoice = (request: Request): Locale =>
  readLocaleCookie(request.headers.get('cookie') ?? '') ?? DEFAULT_LOCALE;

function moved(status: 301 | 302, location: string): Response {
  return new Response(null, { status, headers: { location } });
}
