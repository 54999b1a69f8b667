import { readLocaleCookie } from '../model/locale-cookie.ts';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { readPath } from '@vitrine/shared/paths/read-path';

/** The answer to an address that should be another one, or null. */
export function redirectOf(request: Request, url: URL): Response | null {
  const movedTo = readPath(url.pathname)?.movedTo;
  if (movedTo) return moved(301, movedTo + url.search);
  return url.pathname === '/' && !url.search ? chosenHome(request) : null;
}

/**
 * The bare address opens in the language that this visitor chose before. Only that address, and only after a choice:
 * nothing is guessed, and every other address means the language that it says.
 */
function chosenHome(request: Request): Response | null {
  const chosen = readLocaleCookie(request.headers.get('cookie') ?? '');
  if (!chosen || chosen === 'en') return null;
  const answer = moved(302, pathTo('home', chosen));
  answer.headers.set('vary', 'Cookie');
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

function moved(status: 301 | 302, location: string): Response {
  return new Response(null, { status, headers: { location } });
}
