import { expect, it } from '@jest/globals';
import { formatDay, formatMoment } from './format-time.ts';

const LATE = '2026-03-02T23:05:00Z';

it('A day is that of Belgium, and stands before its month', () => {
  expect(formatDay(LATE, 'en')).toBe('3 March 2026');
  expect(formatDay(LATE, 'nl')).toBe('3 maart 2026');
  expect(formatDay(LATE, 'fr')).toBe('3 mars 2026');
  expect(formatDay('2026-03-01T12:00:00Z', 'fr')).toBe('1er mars 2026');
});

it('A moment is told by Belgian clocks, with 24 hours', () => {
  expect(formatMoment('2026-03-02T13:05:00Z', 'en')).toBe('2 March 2026 at 14:05');
  expect(formatMoment('2026-07-02T13:05:00Z', 'nl')).toBe('2 juli 2026 om 15:05');
  expect(formatMoment(LATE, 'fr')).toMatch(/^3 mars 2026 à 00:05$/);
});
