import type { Locale } from '@vitrine/shared/contract/locale';
import type { KeptAside } from '@vitrine/shared/contract/tools/catalogue';
import { REGION } from '@vitrine/shared/i18n/region';
import { textOf } from '../../forms/rules/field-errors.ts';

/** For whom lots are kept aside, as a sentence goes on: an order's reference, a shopper at the checkout. */
export function holderNames(holders: KeptAside[], locale: Locale): string {
  const time = new Intl.DateTimeFormat(REGION[locale], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  });
  const names = holders.map(
    ({ order, until }) =>
      order ?? textOf({ message: 'aCheckout', values: { time: time.format(new Date(until)) } }, locale),
  );
  return new Intl.ListFormat(locale).format(names);
}
