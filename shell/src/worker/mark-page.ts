import type { Locale } from '@vitrine/shared/contract/locale';
import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import { NOTE_CLASS, UNTIL_ONLINE } from '../model/offline.ts';
import { momentIn, WORDS } from './words.ts';

export interface Note {
  locale: Locale;
  /** When the page was right, milliseconds. */
  at: number;
  now: number;
  /** Whether the browser itself says that there is no connection. */
  isOffline: boolean;
  /** Where the clock of `at` hangs; the browser's own when absent. */
  timeZone?: string;
}

/** The words of a note above a page that may be out of date. */
export function noteText(note: Note): string {
  return `${whyIn(note)} ${asOfIn(note)}`;
}

const whyIn = ({ locale, isOffline }: Note): string =>
  WORDS[locale][isOffline ? 'cached.offline' : 'cached.silent'];

const asOfIn = ({ locale, at, now, timeZone }: Note): string =>
  WORDS[locale]['cached.asOf'].replace('{time}', momentIn(locale, at, now, timeZone));

/**
 * A cached page with its note. It stands before the root that React takes over, so nothing is hydrated against it, and
 * it is read without scripts too.
 * @param retry path and query of the page itself
 */
export function markPage(html: string, note: Note, retry: string): string {
  const again = `<a href="${escapeHtml(retry)}">${WORDS[note.locale]['cached.retry']}</a>`;
  const offline = `<span ${UNTIL_ONLINE}>${whyIn(note)} </span>${asOfIn(note)}`;
  const text = note.isOffline ? offline : noteText(note);
  const aside = `<div class="${NOTE_CLASS}" role="status">${text} ${again}</div>`;
  return html.replace(/<body[^>]*>/, (body) => body + aside);
}
