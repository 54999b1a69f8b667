import { expect, it } from '@jest/globals';
import { formatExpected } from './format-expected.ts';

it.each([
  ['en', '2026-11-25', '2026-11-27', 'Wednesday\u00a025 – Friday\u00a027\u00a0November'],
  ['nl', '2026-11-25', '2026-11-27', 'woensdag\u00a025 – vrijdag\u00a027\u00a0november'],
  ['fr', '2026-11-25', '2026-11-27', 'mercredi\u00a025 – vendredi\u00a027\u00a0novembre'],
  ['fr', '2026-11-30', '2026-12-01', 'lundi\u00a030\u00a0novembre – mardi\u00a01er\u00a0décembre'],
  ['en', '2026-12-31', '2027-01-04', 'Thursday\u00a031\u00a0December – Monday\u00a04\u00a0January'],
  ['nl', '2026-11-25', '2026-11-25', 'woensdag\u00a025\u00a0november'],
] as const)('%s: %s to %s is %s', (locale, from, to, said) => {
  expect(formatExpected({ from, to }, locale)).toBe(said);
});
