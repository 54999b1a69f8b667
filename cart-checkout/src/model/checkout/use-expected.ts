import type { Closing } from '@vitrine/shared/contract/frame';
import {
  expectedAfterPayment,
  fromPayment,
  type TransitDays,
} from '@vitrine/shared/contract/orders/delivery';
import { formatExpected } from '@vitrine/shared/i18n/format-expected';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../use-words.ts';

/** Says on which days a parcel comes that is paid now; in working days while nobody knows when parcels leave again. */
export function useExpected(closing: Closing | null): (days: TransitDays) => string {
  const words = useWords();
  const locale = useLocale();
  return (days) => {
    if (closing && closing.shipsFrom === null)
      return words('order.expected.afterPayment', { ...fromPayment(days) });
    return formatExpected(expectedAfterPayment(days, new Date(), closing?.shipsFrom ?? null), locale);
  };
}
