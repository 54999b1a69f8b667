import type { Locale } from '../contract/locale.ts';
import type notice from './guarantee/en.json';

/**
 * The harmonised notice on the legal guarantee of conformity: article 6(1)(l) of directive 2011/83/EU as directive (EU)
 * 2024/825 changed it, in the words of annex I of implementing regulation (EU) 2025/1960; required since 27 September
 * 2026. No word of it is the shop's, so none is changed here: it addresses the reader as the regulation does. `opens` and
 * `code` alone are the shop's: what the notice opens by, and the name of its code.
 */
export type GuaranteeNotice = typeof notice;

const NOTICES: Record<Locale, () => Promise<{ default: GuaranteeNotice }>> = {
  en: () => import('./guarantee/en.json'),
  nl: () => import('./guarantee/nl.json'),
  fr: () => import('./guarantee/fr.json'),
};

/** The notice in a language, fetched by the pages that show it; null where it cannot be: the page is shown all the same. */
export async function loadGuaranteeNotice(locale: Locale): Promise<GuaranteeNotice | null> {
  const notice = await NOTICES[locale]().catch(() => null);
  return notice && notice.default;
}
