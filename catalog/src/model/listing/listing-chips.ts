import type { Filters } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatPlace } from '@vitrine/shared/i18n/places/format-place';
import { CONTINENT_CODES } from '@vitrine/shared/i18n/places/continents';
import { formatRegion } from '@vitrine/shared/i18n/places/format-region';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { FACT_FILTERS } from '@vitrine/shared/contract/facts/fact-filters';
import { optionWord, type NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { formatFact, inUnit } from '@vitrine/shared/i18n/format-fact';
import type { IntlShape } from 'react-intl';
import { boundsOf, countryOf, optionsOf, placeOf } from './listing-filters.ts';

/** A filter that is chosen: what it is called, and the filters without it. */
interface Chip {
  label: string;
  without: Partial<Filters>;
}

type Words = Pick<IntlShape, 'formatMessage'>;

/** The chosen filters one by one, in the order of the address; a pair of bounds is one. */
export function chipsOf(filters: Filters, intl: Words, locale: Locale): Chip[] {
  const { quality, origin, spread, gender, isInStock, ships } = filters;
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
      label: optionWord(FACTS.spread, value, locale),
      without: { spread: spread.filter((other) => other !== value) },
    })),
    ...gender.map((value) => ({
      label: optionWord(FACTS.gender, value, locale),
      without: { gender: gender.filter((other) => other !== value) },
    })),
    ...(isInStock
      ? [{ label: intl.formatMessage({ id: 'catalog.filter.inStock' }), without: { isInStock: false } }]
      : []),
    ...(ships === undefined
      ? []
      : [
          {
            label: intl.formatMessage(
              { id: 'catalog.chip.ships' },
              { country: formatCountry(ships, locale) },
            ),
            without: { ships: undefined },
          },
        ]),
    ...priceChip(filters, intl, locale),
    ...sizeChip(filters, intl),
    ...FACT_FILTERS.flatMap((fact) => factChips(fact, filters, intl, locale)),
  ];
}

/** `Tingo María, Peru`, or the country or the continent alone. */
export function originName(origin: string, locale: Locale): string {
  if (CONTINENT_CODES.includes(origin)) return formatRegion(origin, locale);
  return formatPlace({ locality: placeOf(origin), country: countryOf(origin) }, locale);
}

function priceChip({ priceFromCents: from, priceToCents: to }: Filters, intl: Words, locale: Locale): Chip[] {
  const text = (cents: number | null) => cents !== null && formatMoney(cents, locale);
  return rangeChip(text(from), text(to), { priceFromCents: null, priceToCents: null }, intl);
}

function sizeChip({ sizeFromMm: from, sizeToMm: to }: Filters, intl: Words): Chip[] {
  const text = (mm: number | null) => mm !== null && inUnit(FACTS.sizeMm.unit.symbol, String(mm));
  return rangeChip(text(from), text(to), { sizeFromMm: null, sizeToMm: null }, intl);
}

/** Of a younger fact: its name goes before, for a number alone says nothing. */
function factChips(fact: NamedFact, filters: Filters, intl: Words, locale: Locale): Chip[] {
  const filter = filters.facts?.[fact.key];
  const named = (text: string) =>
    intl.formatMessage({ id: 'catalog.fact.means' }, { word: fact.name[locale], meaning: text });
  const chosen = optionsOf(filter);
  if (chosen.length > 0)
    return chosen.map((option) => ({
      label: named(optionWord(fact, option, locale)),
      without: withFact(
        filters,
        fact.key,
        chosen.filter((other) => other !== option),
      ),
    }));
  const { from, to } = boundsOf(filter);
  const text = (number: number | null) => number !== null && formatFact(fact, number, locale);
  return rangeChip(text(from), text(to), withFact(filters, fact.key, []), intl).map(({ label, without }) => ({
    label: named(label),
    without,
  }));
}

/** The filters with other options of a younger fact; without it for none. */
export function withFact({ facts = {} }: Filters, key: string, options: string[]): Partial<Filters> {
  const others = Object.fromEntries(Object.entries(facts).filter(([other]) => other !== key));
  const left = options.length > 0 ? { ...others, [key]: options } : others;
  return { facts: Object.keys(left).length > 0 ? left : undefined };
}

function rangeChip(from: string | false, to: string | false, without: Partial<Filters>, intl: Words): Chip[] {
  if (!from && !to) return [];
  if (from === to) return [{ label: from || '', without }];
  const id = from && to ? 'catalog.chip.between' : from ? 'catalog.chip.from' : 'catalog.chip.to';
  return [{ label: intl.formatMessage({ id }, { from, to }), without }];
}
