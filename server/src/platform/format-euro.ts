import type { Locale } from '@vitrine/shared/contract/locale';

const FORMATS = {
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
  nl: new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' }),
  fr: new Intl.NumberFormat('fr-BE', { style: 'currency', currency: 'EUR' }),
} satisfies Record<Locale, Intl.NumberFormat>;

/** Cents as euro, the way the language writes them. */
export function formatEuro(cents: number, locale: Locale): string {
  return FORMATS[locale].format(cents / 100);
}
