/* Lists stand apart from their schemas: a browser that only shows a page has no need of the parser. */

export const LOCALES = ['en', 'nl', 'fr'] as const;
export const DEFAULT_LOCALE = 'en';
