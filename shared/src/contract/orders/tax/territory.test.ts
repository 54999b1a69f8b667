import { describe, expect, it } from '@jest/globals';
import { EUROPEAN_UNION } from './vat.ts';
import { TERRITORIES, territoryOf } from './territory.ts';

const U = 'union';
const O = 'outside';

describe('a place is seen by its country and postal code', () => {
  it.each([
    ['BE', '1000', 'BE', 'BE', U, U, U],
    ['FR', '75001', 'FR', 'FR', U, U, U],
    ['FR', '20000', 'FR', 'FR', U, U, U],
    ['ES', '35001', 'ES-CN', null, O, U, U],
    ['ES', '38 400', 'ES-CN', null, O, U, U],
    ['ES', '51001', 'ES-CE', null, O, O, U],
    ['ES', '52006', 'ES-ML', null, O, O, U],
    ['ES', '28013', 'ES', 'ES', U, U, U],
    ['FR', '97110', 'FR-GP', null, O, U, U],
    ['GP', '97110', 'FR-GP', null, O, U, U],
    ['FR', '97200', 'FR-MQ', null, O, U, U],
    ['FR', '97300', 'FR-GF', null, O, U, U],
    ['FR', '97400', 'FR-RE', null, O, U, U],
    ['FR', '97600', 'FR-YT', null, O, U, U],
    ['FR', '97150', 'FR-MF', null, O, U, U],
    ['FR', '97133', 'FR-BL', null, O, O, O],
    ['FR', '97500', 'FR-PM', null, O, O, O],
    ['FR', '98714', 'FR-PF', null, O, O, O],
    ['FR', '98800', 'FR-NC', null, O, O, O],
    ['FR', '98600', 'FR-WF', null, O, O, O],
    ['FR', '98000', 'MC', 'FR', U, U, O],
    ['MC', '98000', 'MC', 'FR', U, U, O],
    ['MC', '', 'MC', 'FR', U, U, O],
    ['FI', '22100', 'AX', null, O, U, U],
    ['FI', 'AX-22100', 'AX', null, O, U, U],
    ['AX', '22100', 'AX', null, O, U, U],
    ['FI', 'FI-00100', 'FI', 'FI', U, U, U],
    ['IT', '23041', 'IT-LIVIGNO', null, O, O, U],
    ['IT', '22061', 'IT-CAMPIONE', null, O, U, U],
    ['IT', '47891', 'SM', null, O, O, O],
    ['SM', '47890', 'SM', null, O, O, O],
    ['IT', '00120', 'VA', null, O, O, O],
    ['IT', '00100', 'IT', 'IT', U, U, U],
    ['DE', '78266', 'DE-BUESINGEN', null, O, O, U],
    ['DE', 'D-27498', 'DE-HELGOLAND', null, O, O, U],
    ['DE', '10115', 'DE', 'DE', U, U, U],
    ['GR', '630 86', 'GR-69', null, O, U, U],
    ['EL', '10431', 'GR', 'GR', U, U, U],
    ['CY', '99010', 'CY-NORTH', null, O, O, O],
    ['CY', '1010', 'CY', 'CY', U, U, U],
    ['GB', 'bt7 1nn', 'GB-NIR', 'XI', U, U, U],
    ['GB', 'B1 1AA', 'GB', null, O, O, O],
    ['UK', 'SW1A 1AA', 'GB', null, O, O, O],
    ['GB', 'JE2 3NN', 'JE', null, O, O, O],
    ['GB', 'GY1 1WR', 'GG', null, O, O, O],
    ['GB', 'IM1 1AF', 'IM', null, O, O, O],
    ['GB', '', 'GB', null, O, O, O],
    ['DK', '3900', 'GL', null, O, O, O],
    ['FO', '100', 'FO', null, O, O, O],
    ['PT', '9500-321', 'PT-20', 'PT', U, U, U],
    ['PT', '9000-017', 'PT-30', 'PT', U, U, U],
    ['PT', '1000-001', 'PT', 'PT', U, U, U],
    ['AT', '6691', 'AT-JUNGHOLZ', 'AT', U, U, U],
    ['AT', '6992', 'AT-JUNGHOLZ', 'AT', U, U, U],
    ['CH', '8238', 'CH', null, O, O, O],
    ['NO', '0150', 'NO', null, O, O, O],
    ['XX', '', 'XX', null, O, O, O],
  ] as const)('%s %s is %s', (country, postalCode, code, vatCountry, vat, customs, cites) => {
    expect(territoryOf(country, postalCode)).toEqual({ code, vatCountry, vat, customs, cites });
  });

  it('a country of the Union at large is within it for everything', () => {
    for (const country of EUROPEAN_UNION) {
      const union = { code: country, vatCountry: country, vat: U, customs: U, cites: U };
      expect(territoryOf(country, '')).toEqual(union);
    }
  });
});

describe('each row can be checked', () => {
  it.each(TERRITORIES.map((row) => [row.code, row] as const))('%s has its day and source', (_code, row) => {
    expect(row.since).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row.source).toMatch(/\d/);
    expect(row.vat === U).toBe(row.vatCountry !== null);
  });

  it('no place stands twice', () => {
    const codes = TERRITORIES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
