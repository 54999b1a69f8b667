import type { Locale } from '@vitrine/shared/contract/locale';
import { REGION } from '../rules/format-time.ts';
import { INVOICE_WORDS } from './invoice-words.ts';

/** `Date: 2 March 2026`; French puts a space before the colon. */
export const labelled = (word: keyof typeof INVOICE_WORDS, value: string, locale: Locale) =>
  `${INVOICE_WORDS[word][locale]}${locale === 'fr' ? '\u00a0' : ''}: ${value}`;

export const countryName = (country: string, locale: Locale) =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;

/** @param rate in hundredths of a percent */
export const formatRate = (rate: number, locale: Locale) =>
  new Intl.NumberFormat(REGION[locale], { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);
