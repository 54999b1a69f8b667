import type { Locale } from '../contract/locale.ts';

/** Whose dates and numbers a language follows: the shop is in Belgium, and its English is European. */
export const REGION: Record<Locale, string> = { en: 'en-GB', nl: 'nl-BE', fr: 'fr-BE' };

/** A written date, whose first of a month is an ordinal in French, as `Intl` does not write it: `1er décembre 2026`. */
export const withOrdinal = (date: string, locale: Locale): string =>
  locale === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;

/** A written date that no line breaks: its day, month and year stay together; a time behind it may go to the next line. */
export const unbroken = (date: string): string => date.replaceAll(/ (?=\S+ \d{4}\b|\d{4}\b)/g, '\u00a0');
