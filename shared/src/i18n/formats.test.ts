import { expect, it } from '@jest/globals';
import { formatCaught, formatDay, formatMoment, formatShortDay } from './formats.ts';

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
