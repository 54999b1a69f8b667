import type { Locale } from '@vitrine/shared/contract/locale';

const FORMATS = {
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
  nl: new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' }),
  fr: new Intl.NumberFormat('fr-BE', { style: 'currency', currency: 'EUR' }),
} satisfies Record<Locale, Intl.NumberFormat>;

const ROUND = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
const ROUND_FORMATS = {
  en: new Intl.NumberFormat('en-IE', ROUND),
  nl: new Intl.NumberFormat('nl-BE', ROUND),
  fr: new Intl.NumberFormat('fr-BE', ROUND),
} satisfies Record<Locale, Intl.NumberFormat>;

/** The same for a bound in a sentence: `€155`, `€155.25`. */
export function formatRoundEuro(cents: number, locale: Locale): string {
  return ROUND_FORMATS[locale].format(cents / 100);
}

/** Cents as euro, the way the language writes them. */
export function formatEuro(cents: number, locale: Locale): string {
  return FORMATS[locale].format(cents / 100);
}
