import type { Address } from '@vitrine/shared/contract/orders/place-order';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';

/** An address in one line, so that buttons which say the same can be told apart. */
export function addressLine(address: Address, locale: Locale): string {
  return [...placeLines(address), formatCountry(address.country, locale)].join(', ');
}
