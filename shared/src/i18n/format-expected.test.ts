import { expect, it } from '@jest/globals';
import { formatExpected } from './format-expected.ts';

it.each([
  ['en', '2026-11-25', '2026-11-27', 'Wednesday 25 – Friday 27 November'],
  ['nl', '2026-11-25', '2026-11-27', 'woensdag 25 – vrijdag 27 november'],
  ['fr', '2026-11-25', '2026-11-27', 'mercredi 25 – vendredi 27 novembre'],
  ['fr', '2026-11-30', '2026-12-01', 'lundi 30 novembre – mardi 1er décembre'],
  ['en', '2026-12-31', '2027-01-04', 'Thursday 31 December – Monday 4 January'],
  ['nl', '2026-11-25', '2026-11-25', 'woensdag 25 november'],
] as const)('%s: %s to %s is %s', (locale, from, to, said) => {
  expect(formatExpected({ from, to }, locale)).toBe(said);
});
