import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';

const LOCALE_COOKIE = 'vitrine_locale';
/** Behind https only this host can set it (RFC 6265bis, 4.1.3.2). */
const HOST_COOKIE = `__Host-${LOCALE_COOKIE}`;
/** 365 days, in seconds (seed §9). */
const MAX_AGE = 365 * 24 * 60 * 60;

/** The language that a visitor chose, from a cookie header or `document.cookie`; null when none was. */
export function readLocaleCookie(cookies: string): Locale | null {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  const valueOf = (name: string) =>
    pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const chosen = valueOf(HOST_COOKIE) || valueOf(LOCALE_COOKIE);
  return LOCALES.find((locale) => locale === chosen) ?? null;
}

/** The choice as a cookie to set: sent with this shop's own pages alone, and by https where the shop has it. */
export function writeLocaleCookie(locale: Locale, protocol: string): string {
  const choice = `${locale}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax`;
  return protocol === 'https:' ? `${HOST_COOKIE}=${choice}; Secure` : `${LOCALE_COOKIE}=${choice}`;
}
