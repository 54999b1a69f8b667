/** A pound in ten-thousandths of a euro, on an ISO day, and where the owner read it; 0 and empty until that is set. */
interface PoundRate {
  euroPerPound: number;
  rateDay: string;
  rateSource?: string | undefined;
}

/**
 * HM Revenue & Customs publishes a rate for each calendar month ("HMRC currency exchange monthly rates"): one of an
 * earlier month may put an order on the wrong side of £135.
 */
export const RATE_DAYS = 31;

/**
 * Why a rate does not count, so that nothing is sold to Great Britain by it; null where it counts.
 * @param today ISO day
 */
export function rateFault(
  { euroPerPound, rateDay, rateSource = '' }: PoundRate,
  today: string,
): 'missing' | 'old' | null {
  if (euroPerPound === 0 || rateDay === '' || rateSource === '') return 'missing';
  // Also one of a month that is far off.
  const days = Math.abs(Date.parse(today) - Date.parse(rateDay)) / 86_400_000;
  return days <= RATE_DAYS ? null : 'old';
}
