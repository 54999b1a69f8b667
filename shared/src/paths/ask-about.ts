import type { Locale } from '../contract/locale.ts';
import { pathTo } from './path-to.ts';

/** Name, in the address of the contact page, of the lot that is asked about. */
export const ABOUT_PARAM = 'about';
const REFERENCE = /^[A-Z][A-Z0-9-]{1,30}$/;

/** The contact page with a lot named in its form. */
export function askAbout(reference: string, locale: Locale): string {
  return `${pathTo('contact', locale)}?${ABOUT_PARAM}=${encodeURIComponent(reference)}`;
}

/** The lot that an address of the contact page names, by its reference; empty for none, and for what is no reference. */
export function askedAbout(query: URLSearchParams): string {
  const named = query.get(ABOUT_PARAM) ?? '';
  return REFERENCE.test(named) ? named : '';
}
