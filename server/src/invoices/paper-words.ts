import type { Locale } from '@vitrine/shared/contract/locale';
import { INVOICE_WORDS } from './invoice-words.ts';

const DAY = { dateStyle: 'long', timeZone: 'Europe/Brussels' } as const;
const LANGUAGES: Record<Locale, string> = { en: 'en-GB', nl: 'nl-BE', fr: 'fr-BE' };

/** `Date: 2 March 2026`; French puts a space before the colon. */
export const labelled = (word: keyof typeof INVOICE_WORDS, value: string, locale: Locale) =>
  `${INVOICE_WORDS[word][locale]}${locale === 'fr' ? '\u00a0' : ''}: ${value}`;

export const countryName = (country: string, locale: Locale) =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;

/** The Belgian day of a moment, in words. */
export const formatDay = (at: string, locale: Locale) =>
  new Intl.DateTimeFormat(LANGUAGES[locale], DAY).format(new Date(at));

/** @param rate in hundredths of a percent */
export const formatRate = (rate: number, locale: Locale) =>
  new Intl.NumberFormat(LANGUAGES[locale], { style: 'percent', maximumFractionDigits: 2 }).format(
    rate / 10_000,
  );
