import { addWorkingDays } from '@vitrine/shared/contract/orders/delivery';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';

const DAYS = 14;
const BELGIAN_HOUR = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hourCycle: 'h23',
});

interface Parcel {
  /** Null while nobody has said so. */
  deliveredAt: string | null;
}

/**
 * The last moment to withdraw: the end of the fourteenth day after the last parcel was delivered (Directive 2011/83/EU,
 * article 9), the day of delivery not counted, and moved past weekends and public holidays (Regulation 1182/71, article 3).
 * Null, and the right open, while nothing has been sent or nobody knows when all of it came.
 */
export function withdrawalEnd(parcels: readonly Parcel[]): string | null {
  const known = parcels.flatMap(({ deliveredAt }) => deliveredAt ?? []).toSorted();
  const last = known.at(-1);
  if (last === undefined || known.length < parcels.length) return null;
  const delivered = Date.parse(`${belgianDay(new Date(last))}T00:00:00Z`);
  const fourteenth = new Date(delivered + DAYS * DAY_MS).toISOString().slice(0, 10);
  return endOfBelgianDay(addWorkingDays(fourteenth, 0));
}

/** The working days within which a late withdrawal is answered. */
const ANSWER_DAYS = 5;

/** The day by which a person has said whether a late withdrawal is accepted. */
export const answerDay = (receivedAt: string) =>
  addWorkingDays(belgianDay(new Date(receivedAt)), ANSWER_DAYS);

/** What is wrong with the day on which a parcel came, as its shopper says it; null when nothing is. */
export function cameOnFault(
  day: string,
  parcels: readonly { shippedAt: string }[],
  now: Date,
): 'dayAhead' | 'dayBeforeShipping' | null {
  if (day > belgianDay(now)) return 'dayAhead';
  const [first] = parcels.map(({ shippedAt }) => belgianDay(new Date(shippedAt))).toSorted();
  return first !== undefined && day < first ? 'dayBeforeShipping' : null;
}

/** Until when an order can be withdrawn from, and whether that has passed. */
export function withdrawalTime(
  parcels: readonly Parcel[],
  now: Date,
): { until: string | null; isLate: boolean } {
  const until = withdrawalEnd(parcels);
  return { until, isLate: until !== null && now.toISOString() > until };
}

function endOfBelgianDay(day: string): string {
  const inSummer = `${day}T21:59:59.999Z`;
  return BELGIAN_HOUR.format(new Date(inSummer)) === '23' ? inSummer : `${day}T22:59:59.999Z`;
}
