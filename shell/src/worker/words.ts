import type { Locale } from '@vitrine/shared/contract/locale';
import en from './messages/en.json';
import fr from './messages/fr.json';
import nl from './messages/nl.json';

/**
 * What is said without a connection, and of the shop as an app. Apart from the shell's other words: no page brings them.
 */
export const WORDS: Record<Locale, typeof en> = { en, nl, fr };

/** A moment by the shopper's own clock: the time alone today, else with its day. */
export function momentIn(locale: Locale, at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const dateStyle = isToday ? {} : ({ dateStyle: 'medium' } as const);
  // Irish English writes days as the shop does elsewhere.
  const region = locale === 'en' ? 'en-IE' : `${locale}-BE`;
  return new Intl.DateTimeFormat(region, { ...dateStyle, timeStyle: 'short' }).format(at);
}
