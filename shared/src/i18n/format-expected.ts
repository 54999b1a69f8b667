import type { Locale } from '../contract/locale.ts';
import type { Expected } from '../contract/orders/delivery.ts';
import { REGION, withOrdinal } from './region.ts';

/** From which day to which: `Wednesday 25 – Friday 27 November`. A month that both share is said once; no day is broken. */
export function formatExpected({ from, to }: Expected, locale: Locale): string {
  const last = dayWords(to, locale);
  if (from === to) return last.join(NO_BREAK);
  const [weekday, day, month] = dayWords(from, locale);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${[weekday, day, ...(isSameMonth ? [] : [month])].join(NO_BREAK)} – ${last.join(NO_BREAK)}`;
}

const NO_BREAK = '\u00a0';

function dayWords(iso: string, locale: Locale): [weekday: string, day: string, month: string] {
  const date = new Date(iso);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(REGION[locale], { ...options, timeZone: 'UTC' }).format(date);
  const month = part({ month: 'long' });
  const day = withOrdinal(`${date.getUTCDate()} `, locale).trim();
  return [part({ weekday: 'long' }), day, month];
}
