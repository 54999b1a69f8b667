import { DAY_MS } from '@vitrine/shared/platform/time';
import { belgianDay } from './format-time.ts';

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
