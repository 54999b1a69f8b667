import { expect, it } from '@jest/globals';
import { formatCaught, formatDay, formatLongMoment, formatMoment, formatShortDay } from './formats.ts';

it('The first of a month is an ordinal for French readers, and no other day or year is', () => {
  expect(formatCaught('1998-12-01', 'fr')).toBe('1er décembre 1998');
  expect(formatCaught('1998-12', 'fr')).toBe('décembre 1998');
  expect(formatDay('2026-12-01T12:00:00Z', 'fr')).toBe('1er décembre 2026');
  expect(formatDay('2026-12-11T12:00:00Z', 'fr')).toBe('11 décembre 2026');
  expect(formatMoment('2026-12-01T12:00:00Z', 'fr')).toMatch(/^1er déc\. 2026/);
  expect(formatShortDay('2026-12-01', 'fr')).toBe('1er déc.');
});

it('English and Dutch write it as any other day', () => {
  expect(formatCaught('1998-12-01', 'en')).toBe('1 December 1998');
  expect(formatDay('2026-12-01T12:00:00Z', 'nl')).toBe('1 december 2026');
});

it('A day is that of Belgium, and stands before its month', () => {
  const late = '2026-03-02T23:05:00Z';
  expect(formatDay(late, 'en')).toBe('3 March 2026');
  expect(formatDay(late, 'nl')).toBe('3 maart 2026');
  expect(formatDay(late, 'fr')).toBe('3 mars 2026');
});

it('A moment is told by Belgian clocks, with 24 hours', () => {
  expect(formatLongMoment('2026-03-02T13:05:00Z', 'en')).toBe('2 March 2026 at 14:05');
  expect(formatLongMoment('2026-07-02T13:05:00Z', 'nl')).toBe('2 juli 2026 om 15:05');
  expect(formatLongMoment('2026-03-02T23:05:00Z', 'fr')).toMatch(/^3 mars 2026 à 00:05$/);
});
