import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';

const LOCALE_COOKIE = 'vitrine_locale';
/** 365 days, in seconds (seed §9). */
const MAX_AGE = 365 * 24 * 60 * 60;

/** The language that a visitor chose, from a cookie header or `document.cookie`; null when none was. */
export function readLocaleCookie(cookies: string): Locale | null {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${LOCALE_COOKIE}=`))?.slice(LOCALE_COOKIE.length + 1);
  return LOCALES.find((locale) => locale === value) ?? null;
}

/** The choice as a cookie to set: sent with this shop's own pages alone, and by https where the shop has it. */
export function writeLocaleCookie(locale: Locale, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${LOCALE_COOKIE}=${locale}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax${secure}`;
}
