import type { Address } from '@vitrine/shared/contract/orders/place-order';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatCountry } from '@vitrine/shared/i18n/formats';

/** An address in one line, so that buttons which say the same can be told apart. */
export function addressLine(
  { street, houseNumber, postalCode, city, country }: Address,
  locale: Locale,
): string {
  return `${street} ${houseNumber}, ${postalCode} ${city}, ${formatCountry(country, locale)}`;
}
