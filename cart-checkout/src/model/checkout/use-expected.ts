import type { Closing } from '@vitrine/shared/contract/frame';
import {
  expectedAfterPayment,
  fromPayment,
  type TransitDays,
} from '@vitrine/shared/contract/orders/delivery';
import { formatExpected } from '@vitrine/shared/i18n/format-expected';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../use-words.ts';

/** Whether a parcel that is paid now can be said to come on this day or that. */
export const areDaysKnown = (closing: Closing | null): boolean =>
  closing === null || (closing.mode === 'delayed' && closing.shipsFrom !== null);

/**
 * Says on which days a parcel comes that is paid now; in working days while nobody knows when parcels leave again, and
 * nothing while the shop takes no orders.
 */
export function useExpected(closing: Closing | null): (days: TransitDays) => string {
  const words = useWords();
  const locale = useLocale();
  return (days) => {
    if (closing?.mode === 'paused') return '';
    if (!areDaysKnown(closing)) return words('order.expected.afterPayment', { ...fromPayment(days) });
    return formatExpected(expectedAfterPayment(days, new Date(), closing?.shipsFrom ?? null), locale);
  };
}
