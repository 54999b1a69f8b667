import type { Locale } from '@vitrine/shared/contract/locale';

/** A file, not a page of the shop: the worker shows it in place of pages, at their addresses. */
export const offlinePath = (locale: Locale): string => `/offline-${locale}.html`;
