import type { Locale } from '@vitrine/shared/contract/locale';
import { unbroken, withOrdinal } from '@vitrine/shared/i18n/region';
import en from './messages/en.json';
import fr from './messages/fr.json';
import nl from './messages/nl.json';

/**
 * What is said without a connection, by a shop that is busy, and of the shop as an app. Apart from the shell's other words:
 * no page brings them.
 */
export const WORDS: Record<Locale, typeof en> = { en, nl, fr };

/** A moment by the shopper's own clock, or that of a time zone: the time alone today, else with its day. */
export function momentIn(locale: Locale, at: number, now: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = new Intl.DateTimeFormat('en-IE', zone);
  const isToday = day.format(at) === day.format(now);
  const dateStyle = isToday ? {} : ({ dateStyle: 'medium' } as const);
  // Irish English writes days as the shop does elsewhere.
  const region = locale === 'en' ? 'en-IE' : `${locale}-BE`;
  const moment = new Intl.DateTimeFormat(region, { ...zone, ...dateStyle, timeStyle: 'short' }).format(at);
  return unbroken(withOrdinal(moment, locale));
}
