import type { Locale } from '@vitrine/shared/contract/locale';

/** In the page for what cannot be had: where the worker writes why not, which pages are cached, and what was seen before. */
export const OFFLINE_MARKS = { why: '<!--why-->', pages: '<!--pages-->', seen: '<!--seen-->' };

/** Class of the note above what may be out of date: written by the worker and by the page, so no module's own. */
export const NOTE_CLASS = 'offline-note';

/** Marks in that note of a cached page what holds only until the connection is back. */
export const UNTIL_ONLINE = 'data-until-online';

/** A file, not a page of the shop: the worker shows it in place of pages, at their addresses. */
export const offlinePath = (locale: Locale): string => `/offline-${locale}.html`;

/** Name of the tag in a page's head that says where its worker is; a page without it brings none. */
export const WORKER_TAG = 'service-worker';
