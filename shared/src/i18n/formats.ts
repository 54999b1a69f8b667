import type { Locale } from '../contract/locale.ts';

/** The shop is in Belgium: its Dutch and French write numbers and days as there. */
const REGION: Record<Locale, string> = { en: 'en-IE', nl: 'nl-BE', fr: 'fr-BE' };

const money = new Map<Locale, Intl.NumberFormat>();
const regions = new Map<Locale, Intl.DisplayNames>();

/** An amount in cents as euro with two decimals, the way the language writes it. */
export function formatMoney(cents: number, locale: Locale): string {
  let format = money.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(REGION[locale], { style: 'currency', currency: 'EUR' });
    money.set(locale, format);
  }
  return format.format(cents / 100);
}

/** A country by its ISO code, in the language. */
export function formatCountry(code: string, locale: Locale): string {
  let names = regions.get(locale);
  if (!names) {
    names = new Intl.DisplayNames(REGION[locale], { type: 'region' });
    regions.set(locale, names);
  }
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** A day, month or year as precise as it is known: `1998-07-14`, `1998-07` or `1998`. */
export function formatCaught(caughtOn: string, locale: Locale): string {
  const [year, month, day] = caughtOn.split('-');
  if (!month) return caughtOn;
  const options: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', timeZone: 'UTC' };
  if (day) options.day = 'numeric';
  const date = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? caughtOn
    : new Intl.DateTimeFormat(REGION[locale], options).format(date);
}

/** A moment as a day in words, in Belgian time. */
export function formatDay(iso: string, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
  return new Intl.DateTimeFormat(REGION[locale], { ...options, timeZone: 'Europe/Brussels' }).format(
    new Date(iso),
  );
}

/** A count with the language's separators. */
export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(REGION[locale]).format(count);
}
