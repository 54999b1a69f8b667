import type { Locale } from '@vitrine/shared/contract/locale';

/** Keeps a language in the profile of who is logged in. The page is being left for another, so it outlives it. */
export function rememberLanguage(language: Locale): void {
  fetch('/api/account/language', {
    method: 'PATCH',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-locale': language },
    body: JSON.stringify({ language }),
  }).catch(() => undefined);
}
