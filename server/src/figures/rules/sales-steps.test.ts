import { expect, it } from '@jest/globals';
import { nextDay, startOfDay } from '../../platform/time/belgian-days.ts';
import { dayOfHour, salesSteps, startOfStep } from './sales-steps.ts';

it.each([
  ['2026-01-15T21', '2026-01-15'],
  ['2026-01-15T22', '2026-01-15'],
  ['2026-01-15T23', '2026-01-16'],
  ['2026-07-15T21', '2026-07-15'],
  ['2026-07-15T22', '2026-07-16'],
  ['2026-12-31T23', '2027-01-01'],
])('an order of the hour %s counts for %s in Belgium', (hour, day) => {
  expect(dayOfHour(hour)).toBe(day);
});

it.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  // The days on which clocks are changed begin before they are.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
])('%s begins in Belgium at %s', (day, moment) => {
  expect(startOfDay(day).toISOString()).toBe(moment);
});

it('a day is followed by the next, also where a month ends', () => {
  expect(nextDay('2026-02-28')).toBe('2026-03-01');
});

it('weeks begin on Monday, months on the first', () => {
  expect(startOfStep('2026-11-22', 'weeks')).toBe('2026-11-16');
  expect(startOfStep('2026-11-16', 'weeks')).toBe('2026-11-16');
  expect(startOfStep('2026-11-22', 'months')).toBe('2026-11-01');
});

it.each([
  ['days', 60, '2026-09-23', '2026-11-21'],
  ['weeks', 24, '2026-06-08', '2026-11-16'],
  ['months', 24, '2024-12-01', '2026-11-01'],
] as const)('%s: %i steps without a gap, from %s to %s', (range, count, first, last) => {
  const steps = salesSteps(range, new Date('2026-11-21T15:00:00Z'));
  expect(steps).toHaveLength(count);
  expect(new Set(steps).size).toBe(count);
  expect([steps[0], steps.at(-1)]).toEqual([first, last]);
});
