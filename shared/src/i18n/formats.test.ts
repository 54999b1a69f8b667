import { expect, it } from '@jest/globals';
import { formatCaught, formatDay, formatLongMoment, formatMoment, formatShortDay } from './formats.ts';

it('The first of a month is an ordinal for French readers, and no other day or year is', () => {
  expect(formatCaught('1998-12-01', 'fr')).toBe('1er\u00a0décembre\u00a01998');
  expect(formatCaught('1998-12', 'fr')).toBe('décembre\u00a01998');
  expect(formatDay('2026-12-01T12:00:00Z', 'fr')).toBe('1er\u00a0décembre\u00a02026');
  expect(formatDay('2026-12-11T12:00:00Z', 'fr')).toBe('11\u00a0décembre\u00a02026');
  expect(formatMoment('2026-12-01T12:00:00Z', 'fr')).toMatch(/^1er\u00a0déc\.\u00a02026,? /);
  expect(formatShortDay('2026-12-01', 'fr')).toBe('1er\u00a0déc.');
});

it('English and Dutch write it as any other day', () => {
  expect(formatCaught('1998-12-01', 'en')).toBe('1\u00a0December\u00a01998');
  expect(formatDay('2026-12-01T12:00:00Z', 'nl')).toBe('1\u00a0december\u00a02026');
});

it('A day is that of Belgium, and stands before its month', () => {
  const late = '2026-03-02T23:05:00Z';
  expect(formatDay(late, 'en')).toBe('3\u00a0March\u00a02026');
  expect(formatDay(late, 'nl')).toBe('3\u00a0maart\u00a02026');
  expect(formatDay(late, 'fr')).toBe('3\u00a0mars\u00a02026');
});

it('A line never ends in the middle of a date: a phone shows it whole', () => {
  expect(formatCaught('1998-07-14', 'en')).toBe('14\u00a0July\u00a01998');
  expect(formatCaught('1998-07', 'nl')).toBe('juli\u00a01998');
  expect(formatDay('2026-03-02T13:05:00Z', 'fr')).toBe('2\u00a0mars\u00a02026');
  expect(formatShortDay('2026-11-21', 'en')).toBe('21\u00a0Nov');
});

it('The time of a moment may stand in the next line', () => {
  expect(formatMoment('2026-03-02T13:05:00Z', 'en')).toBe('2\u00a0Mar\u00a02026, 14:05');
});

it('A moment is told by Belgian clocks, with 24 hours', () => {
  expect(formatLongMoment('2026-03-02T13:05:00Z', 'en')).toBe('2\u00a0March\u00a02026 at 14:05');
  expect(formatLongMoment('2026-07-02T13:05:00Z', 'nl')).toBe('2\u00a0juli\u00a02026 om 15:05');
  expect(formatLongMoment('2026-03-02T23:05:00Z', 'fr')).toMatch(/^3\u00a0mars\u00a02026 à 00:05$/);
});
