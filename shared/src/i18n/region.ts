import type { Locale } from '../contract/locale.ts';

/** Whose dates and numbers a language follows: the shop is in Belgium, and its English is European. */
export const REGION: Record<Locale, string> = { en: 'en-GB', nl: 'nl-BE', fr: 'fr-BE' };
