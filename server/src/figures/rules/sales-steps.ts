import { DAY_MS } from '@vitrine/shared/platform/time';
import type { SalesRange } from '@vitrine/shared/contract/tools/operations/dashboard';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';

/** How many steps a range has; as many before them are what it is compared with. */
const STEPS: Record<SalesRange, number> = { days: 30, weeks: 12, months: 12 };

const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date) => date.toISOString().slice(0, 10);

/**
 * The day in Belgium of an hour of UTC, `2026-11-21T22`. Only the last two hours of a day may be the next one there.
 */
export function dayOfHour(hour: string): string {
  if (Number(hour.slice(11)) < 22) return hour.slice(0, 10);
  return belgianDay(new Date(`${hour}:00:00Z`));
}

/** The first day of the step that a day is in: itself, its Monday, or the first of its month. */
export function startOfStep(day: string, range: SalesRange): string {
  if (range === 'days') return day;
  if (range === 'months') return `${day.slice(0, 7)}-01`;
  const date = asDate(day);
  return asDay(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS));
}

/** The first days of the steps of a range and of as many before it, oldest first; the last one is now's. */
export function salesSteps(range: SalesRange, now: Date): string[] {
  const steps: string[] = [];
  let start = startOfStep(belgianDay(now), range);
  while (steps.length < STEPS[range] * 2) {
    steps.unshift(start);
    start = startOfStep(asDay(new Date(asDate(start).getTime() - DAY_MS)), range);
  }
  return steps;
}
