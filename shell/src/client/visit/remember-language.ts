import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { Locale } from '@vitrine/shared/contract/locale';
import { writeLocaleCookie } from '../../model/locale-cookie.ts';

/** Stores a chosen language in a cookie for a year, and in the profile of a logged-in user. */
export function rememberLanguage(locale: Locale, profile: Profile | null): void {
  document.cookie = writeLocaleCookie(locale, location.protocol);
  if (profile && profile.language !== locale) keepInProfile(locale);
}

/** The page is being left for another, so this outlives it. */
function keepInProfile(language: Locale): void {
  fetch('/api/account/language', {
    method: 'PATCH',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-locale': language },
    body: JSON.stringify({ language }),
  }).catch(() => undefined);
}
