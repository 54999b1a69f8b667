import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { Locale, Localized } from '@vitrine/shared/contract/locale';

export const METHOD_NAMES = {
  bancontact: { en: 'Bancontact', nl: 'Bancontact', fr: 'Bancontact' },
  banktransfer: { en: 'Bank transfer', nl: 'Overschrijving', fr: 'Virement bancaire' },
  creditcard: { en: 'Credit card', nl: 'Kredietkaart', fr: 'Carte de crédit' },
  ideal: { en: 'iDEAL', nl: 'iDEAL', fr: 'iDEAL' },
  paypal: { en: 'PayPal', nl: 'PayPal', fr: 'PayPal' },
  paysafecard: { en: 'paysafecard', nl: 'paysafecard', fr: 'paysafecard' },
} as const satisfies Record<PaymentMethod, Localized>;

/** A method within a sentence: what is no brand begins small. */
export function methodInSentence(method: PaymentMethod, locale: Locale): string {
  const name = METHOD_NAMES[method][locale];
  return method === 'banktransfer' || method === 'creditcard' ? name.toLocaleLowerCase(locale) : name;
}
