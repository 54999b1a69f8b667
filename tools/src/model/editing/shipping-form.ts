import type { Locale } from '@vitrine/shared/contract/locale';
import { toolRateSchema, type ToolRate } from '@vitrine/shared/contract/tools/shipping';
import type { Held, Values } from './edit.ts';
import { localizedFields } from '../nested.ts';

export type RateField =
  | 'code'
  | `name.${Locale}`
  | 'countries'
  | 'carrier'
  | 'service'
  | 'tracked'
  | 'days.min'
  | 'days.max'
  /** One line a step: kilos, a tab, euro. */
  | 'bands'
  | 'freeFrom'
  | 'maxValue'
  | 'active';

export interface Band {
  kilos: string;
  price: string;
}

const SILENT = { en: '', nl: '', fr: '' };
const NEW = {
  ...{ code: '', name: SILENT, countries: [], carrier: 'bpost', service: '', tracked: true, active: true },
  ...{ days: { min: 1, max: 3 }, bands: [], freeFromCents: null, maxValueCents: null, revision: 0 },
};

/** A figure with the decimals that it has, as the language writes it: 695 cents are `6,95`. */
export function decimal(amount: number, units: number, locale: Locale): string {
  const text = (amount / units).toFixed(units === 100 ? 2 : 3);
  const short = units === 100 ? text : text.replace(/\.?0+$/, '');
  return locale === 'en' ? short : short.replace('.', ',');
}

/** What the form of a rate begins with; null for a new one. */
export function heldRate(rate: ToolRate | null, locale: Locale): Held<RateField> {
  const { code, name, countries, carrier, service, tracked, active, days, bands, ...held } = rate ?? NEW;
  const euro = (cents: number | null) => (cents === null ? '' : decimal(cents, 100, locale));
  const lines = bands.map(({ maxGrams, priceCents }) => ({
    kilos: decimal(maxGrams, 1000, locale),
    price: euro(priceCents),
  }));
  return {
    revision: held.revision,
    values: {
      ...{ code, carrier, service, countries: countries.join(' ') },
      ...localizedFields('name', name),
      ...{ tracked: tracked ? 'yes' : 'no', active: active ? 'yes' : 'no' },
      ...{ 'days.min': String(days.min), 'days.max': String(days.max), bands: bandsToText(lines) },
      ...{ freeFrom: euro(held.freeFromCents), maxValue: euro(held.maxValueCents) },
    },
  };
}

export function readCurrentRate(locale: Locale) {
  return (current: unknown): Held<RateField> | null => {
    const read = toolRateSchema.safeParse(current);
    return read.success ? heldRate(read.data, locale) : null;
  };
}

/** The steps as one text, so that they are stored, compared and merged like any other field. */
export function bandsToText(bands: Band[]): string {
  return bands.map(({ kilos, price }) => `${kilos}\t${price}`).join('\n');
}

export function textToBands(text: string): Band[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [kilos = '', price = ''] = line.split('\t');
    return { kilos, price };
  });
}

/** What is sent. */
export function rateForm(values: Values<RateField>): object {
  const { code, countries, carrier, service, tracked, active, bands, freeFrom, maxValue } = values;
  return {
    ...{ code, countries, carrier, service, freeFrom, maxValue },
    ...{ tracked: tracked === 'yes', active: active === 'yes', bands: textToBands(bands) },
    name: { en: values['name.en'], nl: values['name.nl'], fr: values['name.fr'] },
    days: { min: values['days.min'], max: values['days.max'] },
  };
}
