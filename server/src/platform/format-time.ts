import type { Locale } from '@vitrine/shared/contract/locale';
import { REGION, withOrdinal } from '@vitrine/shared/i18n/region';

const DAY = { dateStyle: 'long', timeZone: 'Europe/Brussels' } as const;
const MOMENT = { ...DAY, timeStyle: 'short' } as const;

/** The Belgian day of a moment, in words: `2 March 2026`. */
export const formatDay = (at: string, locale: Locale) =>
  withOrdinal(new Intl.DateTimeFormat(REGION[locale], DAY).format(new Date(at)), locale);

const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** The Belgian day of a moment, `2026-03-02`. */
export const belgianDay = (at: Date) => ISO_DAY.format(at);

const HOUR = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Brussels',
});

/** The hour that Belgian clocks show, from 0 to 23. */
export const belgianHour = (at: Date) => Number(HOUR.format(at));

/** A moment as Belgian clocks show it: `2 March 2026 at 14:05`. */
export const formatMoment = (at: string, locale: Locale) =>
  withOrdinal(new Intl.DateTimeFormat(REGION[locale], MOMENT).format(new Date(at)), locale);
