import { LOCALES } from '@vitrine/shared/contract/locale';
import { RATE_TERRITORIES } from '@vitrine/shared/contract/orders/tax/rate-place';
import type { ShippingForm } from '@vitrine/shared/contract/tools/shipping';
import { faultsOnly, lineFault, type FieldError, type FieldErrors } from '../../forms/rules/field-errors.ts';
import { COUNTRIES } from '../../forms/rules/countries.ts';
import type { NamedShippingRate } from './default-shipping.ts';
import { readCents, readWhole } from '../../forms/rules/read-amounts.ts';
import { tidyLine } from '../../forms/rules/tidy-text.ts';

type Reading = { ok: true; rate: NamedShippingRate } | { ok: false; errors: FieldErrors };
type Bands = NamedShippingRate['bands'];

const LONGEST_NAME = 100;
const LONGEST_DAYS = 90;
const HEAVIEST_GRAMS = 100_000;

/** A way to ship out of what was typed. */
export function readShippingForm(form: ShippingForm): Reading {
  const { countries, unknown } = readCountries(form.countries);
  const [min, max] = [readDays(form.days.min), readDays(form.days.max)];
  const freeFromCents = readLimit(form.freeFrom);
  const maxValueCents = readLimit(form.maxValue);
  const bands = readBands(form.bands);
  const days = { message: 'wholeNumber', values: { least: '0', limit: String(LONGEST_DAYS) } } as const;
  const errors = faultsOnly({
    code: /^[a-z\d-]{1,30}$/.test(form.code) ? null : { message: 'rateCodeForm' },
    ...Object.fromEntries(LOCALES.map((locale) => [`name.${locale}`, nameFault(form.name[locale])])),
    countries: countriesFault(countries, unknown),
    carrier: nameFault(form.carrier),
    service: lineFault(form.service, LONGEST_NAME),
    'days.min': min === null ? days : null,
    'days.max': max === null ? days : min !== null && max < min ? { message: 'daysOrder' } : null,
    freeFrom: freeFromCents === undefined ? { message: 'euroAmount' } : null,
    maxValue: maxValueCents === undefined ? { message: 'euroAmount' } : null,
    bands: 'bands' in bands ? null : bands,
  });
  const isRead = 'bands' in bands && min !== null && max !== null;
  if (!isRead || freeFromCents === undefined || maxValueCents === undefined || hasAny(errors))
    return { ok: false, errors };
  const rate = {
    ...{ code: form.code, countries, bands: bands.bands, freeFromCents, maxValueCents },
    ...{ name: namesOf(form), carrier: tidyLine(form.carrier), service: tidyLine(form.service) },
    ...{ tracked: form.tracked, active: form.active, days: { min, max } },
  };
  return { ok: true, rate };
}

const hasAny = (errors: FieldErrors) => Object.keys(errors).length > 0;

function namesOf({ name }: ShippingForm) {
  return { en: tidyLine(name.en), nl: tidyLine(name.nl), fr: tidyLine(name.fr) };
}

function nameFault(name: string): FieldError | null {
  return tidyLine(name) === '' ? { message: 'required' } : lineFault(name, LONGEST_NAME);
}

function readCountries(typed: string): { countries: string[]; unknown: string[] } {
  const codes = [
    ...new Set(
      typed
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
  return {
    countries: codes.filter(isKnown),
    unknown: codes.filter((code) => !isKnown(code)),
  };
}

const isKnown = (code: string) => COUNTRIES.includes(code) || RATE_TERRITORIES.includes(code);

function countriesFault(countries: string[], unknown: string[]): FieldError | null {
  if (unknown.length > 0) {
    const codes = unknown.slice(0, 5).join(', ').slice(0, 60);
    return { message: 'countriesUnknown', values: { codes } };
  }
  return countries.length === 0 ? { message: 'required' } : null;
}

function readDays(typed: string): number | null {
  const days = readWhole(typed);
  return days !== null && days <= LONGEST_DAYS ? days : null;
}

/** Cents, null for no limit, undefined for what is no amount. */
function readLimit(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const cents = readCents(typed);
  return cents !== null && cents >= 0 ? cents : undefined;
}

/** A weight in kilos, of grams at most three decimals; null when it is none. */
export function readGrams(typed: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,3}))?$/.exec(typed.replace(/\s|kg/gi, ''));
  if (!match) return null;
  const [, kilos, decimals = ''] = match;
  const grams = Number(kilos) * 1000 + Number(decimals.padEnd(3, '0'));
  return grams > 0 && grams <= HEAVIEST_GRAMS ? grams : null;
}

/** Lines of which nothing is typed are left out. */
function readBands(lines: ShippingForm['bands']): { bands: Bands } | FieldError {
  const bands: Bands = [];
  for (const [index, { kilos, price }] of lines.entries()) {
    if (kilos.trim() === '' && price.trim() === '') continue;
    const values = { line: String(index + 1) };
    const [maxGrams, priceCents] = [readGrams(kilos), readCents(price)];
    if (maxGrams === null || priceCents === null || priceCents < 0) return { message: 'bandForm', values };
    if (maxGrams <= (bands.at(-1)?.maxGrams ?? 0)) return { message: 'bandOrder', values };
    bands.push({ maxGrams, priceCents });
  }
  return bands.length > 0 ? { bands } : { message: 'bandsNone' };
}
