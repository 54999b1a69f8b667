import { DAY_MS } from '@vitrine/shared/platform/time';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';

const HOUR_MS = 3_600_000;
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** The moment at which a day begins in Belgium, one or two hours before it does in UTC. */
export function startOfDay(day: string): Date {
  const early = new Date(asDate(day).getTime() - 2 * HOUR_MS);
  return belgianDay(early) === day ? early : new Date(early.getTime() + HOUR_MS);
}

/** The day after another. */
export const nextDay = (day: string): string =>
  new Date(asDate(day).getTime() + DAY_MS).toISOString().slice(0, 10);

const HOUR = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Brussels',
});

/** The hour that Belgian clocks show, from 0 to 23. */
export const belgianHour = (at: Date): number => Number(HOUR.format(at));
