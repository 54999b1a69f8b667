import type { Filters } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { WORDS } from '@vitrine/shared/ui/words';
import type { IntlShape } from 'react-intl';
import { countryOf, placeOf } from './listing-filters.ts';

/** A filter that is chosen: what it is called, and the filters without it. */
export interface Chip {
  label: string;
  without: Partial<Filters>;
}

type Words = Pick<IntlShape, 'formatMessage'>;

/** The chosen filters one by one, in the order of the address; a pair of bounds is one. */
export function chipsOf(filters: Filters, intl: Words, locale: Locale): Chip[] {
  const words = WORDS[locale];
  const { quality, origin, spread, gender, isInStock } = filters;
  return [
    ...quality.map((value) => ({
      label: intl.formatMessage({ id: 'catalog.chip.quality' }, { grade: value }),
      without: { quality: quality.filter((other) => other !== value) },
    })),
    ...origin.map((value) => ({
      label: originName(value, locale),
      without: { origin: origin.filter((other) => other !== value) },
    })),
    ...spread.map((value) => ({
      label: words.spread[value],
      without: { spread: spread.filter((other) => other !== value) },
    })),
    ...gender.map((value) => ({
      label: words.gender[value],
      without: { gender: gender.filter((other) => other !== value) },
    })),
    ...(isInStock
      ? [{ label: intl.formatMessage({ id: 'catalog.filter.inStock' }), without: { isInStock: false } }]
      : []),
    ...priceChip(filters, intl, locale),
    ...sizeChip(filters, intl),
  ];
}

/** `Tingo María, Peru`, or the country alone. */
export function originName(origin: string, locale: Locale): string {
  return [placeOf(origin), formatCountry(countryOf(origin), locale)].filter(Boolean).join(', ');
}

function priceChip({ priceFromCents: from, priceToCents: to }: Filters, intl: Words, locale: Locale): Chip[] {
  const text = (cents: number | null) => cents !== null && formatMoney(cents, locale);
  return rangeChip(text(from), text(to), { priceFromCents: null, priceToCents: null }, intl);
}

function sizeChip({ sizeFromMm: from, sizeToMm: to }: Filters, intl: Words): Chip[] {
  const text = (mm: number | null) => mm !== null && `${mm}\u00a0mm`;
  return rangeChip(text(from), text(to), { sizeFromMm: null, sizeToMm: null }, intl);
}

function rangeChip(from: string | false, to: string | false, without: Partial<Filters>, intl: Words): Chip[] {
  if (!from && !to) return [];
  const id = from && to ? 'catalog.chip.between' : from ? 'catalog.chip.from' : 'catalog.chip.to';
  return [{ label: intl.formatMessage({ id }, { from, to }), without }];
}
