import { DAY_MS } from '@vitrine/shared/platform/time';
import { belgianDay } from '../../platform/format-time.ts';

const DAYS = 14;
const BELGIAN_HOUR = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hourCycle: 'h23',
});

export interface Parcel {
  /** Null while nobody has said so. */
  deliveredAt: string | null;
  arrivesBefore: string;
}

/**
 * The last moment to withdraw: the end of the fourteenth day after the last parcel was delivered (Directive 2011/83/EU,
 * article 9), the day of delivery not counted, and moved past a weekend (Regulation 1182/71, article 3). A parcel of
 * which nothing is known counts as delivered at the end of the time its way of shipping takes. Null while nothing has
 * been sent: the right is open.
 */
export function withdrawalEnd(parcels: readonly Parcel[]): string | null {
  if (parcels.length === 0) return null;
  const last = parcels.map(({ deliveredAt, arrivesBefore }) => deliveredAt ?? arrivesBefore).sort();
  const delivered = Date.parse(`${belgianDay(new Date(last.at(-1) ?? ''))}T00:00:00Z`);
  let end = new Date(delivered + DAYS * DAY_MS);
  while (end.getUTCDay() === 0 || end.getUTCDay() === 6) end = new Date(end.getTime() + DAY_MS);
  return endOfBelgianDay(end.toISOString().slice(0, 10));
}

function endOfBelgianDay(day: string): string {
  const inSummer = `${day}T21:59:59.999Z`;
  return BELGIAN_HOUR.format(new Date(inSummer)) === '23' ? inSummer : `${day}T22:59:59.999Z`;
}
