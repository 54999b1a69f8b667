import type { Closing } from '@vitrine/shared/contract/frame';
import {
  expectedAfterPayment,
  fromPayment,
  type TransitDays,
} from '@vitrine/shared/contract/orders/delivery';
import { formatExpected } from '@vitrine/shared/i18n/format-expected';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useEffect, useState } from 'react';

/** Says when a parcel that is paid today is there: on which days, or after how many working days. */
type DaysOf = (days: TransitDays) => { expected: string } | { working: TransitDays };

/**
 * The days themselves are known in the browser alone: the page may have been drawn yesterday. Until then, and while
 * nobody knows when parcels leave again, how many working days it takes. Null while nothing can be ordered.
 */
export function useDeliveryDays(closing: Closing | null): DaysOf | null {
  const locale = useLocale();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  if (closing?.mode === 'paused') return null;
  const isAway = closing !== null && closing.shipsFrom === null;
  if (!now || isAway) return (days) => ({ working: fromPayment(days) });
  return (days) => ({
    expected: formatExpected(expectedAfterPayment(days, now, closing?.shipsFrom ?? null), locale),
  });
}
