import type { Locale } from '@vitrine/shared/contract/locale';
import { neededLoginPath, readBack } from '@vitrine/shared/paths/login-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';

/** Where a door was opened from, in the language of the page; null when nowhere, or nowhere in this shop. */
export function backOf(request: Request, locale: Locale): string | null {
  return readBack(new URL(request.url).searchParams.get('back'), locale);
}

/** The login of who was led there by a page that needs one, in a language, with the way back in that language. */
export function neededDoorPath(locale: Locale, back: string | null): string {
  return neededLoginPath(locale, readBack(back, locale) ?? '');
}

/** A door in a language, with the way back in that language. */
export function doorPath(name: 'login' | 'register', locale: Locale, back: string | null): string {
  return withQuery(pathTo(name, locale), { back: readBack(back, locale) ?? undefined });
}
