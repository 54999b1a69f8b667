import { expect, it } from '@jest/globals';
import type { Facets } from '@vitrine/shared/contract/listing';
import { byContinent, foldOrigins } from './listing-origins.ts';

const country = (code: string, count: number): Facets['origin'][number] => ({
  country: code,
  count,
  localities: [{ locality: `Somewhere in ${code}`, count }],
});
const AFRICA = ['CM', 'GH', 'KE', 'MG', 'TZ', 'UG'].map((code) => country(code, 2));
const ASIA = ['ID', 'IN', 'JP', 'MY'].map((code) => country(code, 5));
const ALL = [...ASIA, ...AFRICA, country('', 1)];
const codes = (origins: Facets['origin']) => origins.map((one) => one.country);

it('a page says a continent in the place of countries that nobody chose, with all their lots', () => {
  const folded = foldOrigins(ALL, []);
  expect(folded).toEqual([
    { country: '142', count: 20, localities: [] },
    { country: '002', count: 12, localities: [] },
    country('', 1),
  ]);
  expect(byContinent(folded, []).map(({ isFolded, countries }) => [isFolded, countries.length])).toEqual([
    [true, 0],
    [true, 0],
    [false, 1],
  ]);
});

it.each([['CM'], ['CM/Yaoundé'], ['ZA'], ['002']])('who chose %s sees the countries around it', (chosen) => {
  expect(codes(foldOrigins(ALL, [chosen]))).toEqual(['142', ...codes(AFRICA), '']);
});

it('a few countries are all said', () => {
  expect(foldOrigins(ASIA, [])).toEqual(ASIA);
});
