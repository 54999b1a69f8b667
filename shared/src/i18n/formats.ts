import type { Locale } from '../contract/locale.ts';
import { REGION, unbroken, withOrdinal } from './region.ts';

/** Formats are costly to make and cheap to use: each is made once for each language. */
function perLocale<Format>(make: (region: string) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(REGION[locale]);
    made.set(locale, format);
    return format;
  };
}

const moneyFormat = /* @__PURE__ */ perLocale(
  (region) => new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR' }),
);
const roundMoneyFormat = /* @__PURE__ */ perLocale(
  (region) =>
    new Intl.NumberFormat(region, {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const countFormat = /* @__PURE__ */ perLocale((region) => new Intl.NumberFormat(region));
const collator = /* @__PURE__ */ perLocale((region) => new Intl.Collator(region));
const regionNames = /* @__PURE__ */ perLocale((region) => new Intl.DisplayNames(region, { type: 'region' }));
const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((region) => new Intl.DateTimeFormat(region, options));
const MONTH = { month: 'long', year: 'numeric' } as const;
const monthFormat = /* @__PURE__ */ dateFormat({ ...MONTH, timeZone: 'UTC' });
const dateLabelFormat = /* @__PURE__ */ dateFormat({ ...MONTH, day: 'numeric', timeZone: 'UTC' });
const shortDayFormat = /* @__PURE__ */ dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortMonthFormat = /* @__PURE__ */ dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });
const momentFormat = /* @__PURE__ */ perLocale(
  (region) =>
    new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Brussels' }),
);
const longMomentFormat = /* @__PURE__ */ dateFormat({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
});
const timeFormat = /* @__PURE__ */ dateFormat({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Brussels',
});
const megabyteFormat = /* @__PURE__ */ perLocale(
  (region) => new Intl.NumberFormat(region, { style: 'unit', unit: 'megabyte', maximumSignificantDigits: 3 }),
);
const gigabyteFormat = /* @__PURE__ */ perLocale(
  (region) => new Intl.NumberFormat(region, { style: 'unit', unit: 'gigabyte', maximumSignificantDigits: 3 }),
);
const dayFormat = /* @__PURE__ */ dateFormat({ ...MONTH, day: 'numeric', timeZone: 'Europe/Brussels' });

/** An amount in cents as euro with two decimals, the way the language writes it. */
export function formatMoney(cents: number, locale: Locale): string {
  return moneyFormat(locale).format(cents / 100);
}

/** The same for a bound in a sentence: `€155`, `€155.25`. */
export function formatRoundMoney(cents: number, locale: Locale): string {
  return roundMoneyFormat(locale).format(cents / 100);
}

/** The names of regions as they were asked for: looking one up costs more than drawing it. */
const knownNames = /* @__PURE__ */ perLocale(() => new Map<string, string>());

/** A country by its ISO code, in the language. */
export function formatCountry(code: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(code) ? formatKnownCountry(code, locale) : code;
}

/** The same where the code is certainly one. */
export function formatKnownCountry(code: string, locale: Locale): string {
  const known = knownNames(locale);
  const name = known.get(code) ?? regionNames(locale).of(code) ?? code;
  known.set(code, name);
  return name;
}

const writeDate = (format: (locale: Locale) => Intl.DateTimeFormat, date: Date, locale: Locale): string =>
  unbroken(withOrdinal(format(locale).format(date), locale));

/** A day, month or year as precise as it is known: `1998-07-14`, `1998-07` or `1998`. */
export function formatCaught(caughtOn: string, locale: Locale): string {
  const [year, month, day] = caughtOn.split('-');
  if (!month) return caughtOn;
  const date = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return caughtOn;
  return writeDate(day ? dateLabelFormat : monthFormat, date, locale);
}

/** A moment as a day in words, in Belgian time. */
export function formatDay(iso: string, locale: Locale): string {
  return writeDate(dayFormat, new Date(iso), locale);
}

/** A count with the language's separators. */
export function formatCount(count: number, locale: Locale): string {
  return countFormat(locale).format(count);
}

/** A day and its time in Belgium, from ISO text. */
export function formatMoment(iso: string, locale: Locale): string {
  return writeDate(momentFormat, new Date(iso), locale);
}

/** The same with its month in full, as letters and papers say it: `2 March 2026 at 14:05`. */
export function formatLongMoment(iso: string, locale: Locale): string {
  return writeDate(longMomentFormat, new Date(iso), locale);
}

/** The time of a day in Belgium, `14:05`, from ISO text. */
export function formatTime(iso: string, locale: Locale): string {
  return timeFormat(locale).format(new Date(iso));
}

/** The size of a file in megabytes, of a thousand of them and more in gigabytes. */
export function formatMegabytes(bytes: number, locale: Locale): string {
  if (bytes >= 1e9) return gigabyteFormat(locale).format(bytes / 1e9);
  return megabyteFormat(locale).format(bytes / 1e6);
}

/** A day without its year, `21 Nov`, from `2026-11-21`: for the steps of a chart. */
export function formatShortDay(day: string, locale: Locale): string {
  return writeDate(shortDayFormat, new Date(`${day}T00:00:00Z`), locale).replace(' ', '\u00a0');
}

/** The month of a day, `Nov 2026`. */
export function formatShortMonth(day: string, locale: Locale): string {
  return writeDate(shortMonthFormat, new Date(`${day}T00:00:00Z`), locale);
}

/** ISO codes in the order of their names in a language. */
export function sortCountries(codes: readonly string[], locale: Locale): string[] {
  const { compare } = collator(locale);
  return codes
    .map((code) => ({ code, name: formatCountry(code, locale) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ code }) => code);
}
