import { describe, expect, it } from '@jest/globals';
import { canShip, mayBeOrdered } from '../../shipping/rules/can-ship.ts';
import { COUNTRIES, ZONES } from '../../forms/rules/countries.ts';
import { DEFAULT_SHIPPING } from '../../shipping/rules/default-shipping.ts';
import { shippingCost } from '../../shipping/rules/shipping-cost.ts';
import { territoryOf } from '@vitrine/shared/contract/orders/tax/territory';
import { RATES_SOURCE, STANDARD_RATES, standardRate, vatIncluded } from './vat.ts';

const cost = (country: string, goodsCents = 1000, grams = 500) =>
  DEFAULT_SHIPPING.map((rate) => shippingCost(rate, { country, goodsCents, grams })).filter(
    (cents) => cents !== null,
  );

describe('what a shopper pays for shipping', () => {
  it.each([
    ['BE', 695],
    ['NL', 1195],
    ['LU', 1195],
    ['DE', 1195],
    ['FR', 1195],
    ['PL', 1695],
    ['CH', 2195],
    ['NO', 2195],
    ['GB', 1995],
  ])('to %s is %i cents for the first 2 kg', (country, cents) => {
    expect(cost(country)).toEqual([cents]);
    expect(cost(country, 1000, 2000)).toEqual([cents]);
  });

  it('is 4 euro more for each further 2 kg', () => {
    expect(cost('BE', 1000, 2001)).toEqual([1095]);
    expect(cost('GB', 1000, 6000)).toEqual([2795]);
  });

  it('is nothing from 100 euro in Belgium and 200 euro next door', () => {
    expect([cost('BE', 9999), cost('BE', 10_000)]).toEqual([[695], [0]]);
    expect([cost('NL', 19_999), cost('NL', 20_000)]).toEqual([[1195], [0]]);
    expect(cost('PL', 1_000_000)).toEqual([1695]);
  });

  it('is not offered above the insured value, when the way is off, or beyond the heaviest band', () => {
    const [rate] = DEFAULT_SHIPPING;
    if (!rate) throw new Error('no default rate');
    const parcel = { country: 'BE', goodsCents: 5000, grams: 100 };
    expect(shippingCost({ ...rate, maxValueCents: 4999 }, parcel)).toBeNull();
    expect(shippingCost({ ...rate, maxValueCents: 5000 }, parcel)).toBe(695);
    expect(shippingCost({ ...rate, active: false }, parcel)).toBeNull();
    expect(cost('BE', 1000, 30_001)).toEqual([]);
  });

  it('is known for every country of the list, by exactly one default way', () => {
    expect(COUNTRIES.filter((country) => cost(country).length !== 1)).toEqual([]);
  });
});

const DAY = '2026-11-26';

describe('the VAT in a price', () => {
  it('is rounded to the cent, half a cent up', () => {
    expect(vatIncluded(121, 2100)).toBe(21);
    expect(vatIncluded(1250, 2100)).toBe(217);
    expect(vatIncluded(3, 10_000)).toBe(2);
    expect(vatIncluded(0, 2100)).toBe(0);
  });

  it('has a rate wherever the Union reaches, and none is guessed elsewhere', () => {
    expect(ZONES.union.filter((country) => standardRate(territoryOf(country, ''), DAY) < 1700)).toEqual([]);
    expect(standardRate(territoryOf('MC', '98000'), DAY)).toBe(2000);
    expect(standardRate(territoryOf('GB', 'BT1 5GS'), DAY)).toBe(2000);
    expect(() => standardRate(territoryOf('CH', '3000'), DAY)).toThrow('CH');
  });

  it('has each rate from its first day on, with its source', () => {
    const estonia = territoryOf('EE', '10111');
    expect(standardRate(estonia, '2025-07-01')).toBe(2400);
    expect(() => standardRate(estonia, '2025-06-30')).toThrow('EE');
    for (const [code, , from] of STANDARD_RATES)
      expect([code, from < RATES_SOURCE.lookedUp, /^\d{4}-\d\d-\d\d$/.test(from)]).toEqual([
        code,
        true,
        true,
      ]);
    expect(URL.canParse(RATES_SOURCE.url)).toBe(true);
  });
});

describe('a protected lot', () => {
  it.each([
    ['A', 'GB', true],
    ['B', 'CH', true],
    ['B', 'FR', false],
    ['C', 'GB', true],
    ['D', 'GB', false],
    [null, 'GB', false],
  ] as const)('of annex %s to %s needs a permit: %s', (annex, country, expected) => {
    const lot = { name: '', citesAnnex: annex, documents: ['article-10'] };
    const verdict = canShip(lot, { country }, '2026-11-25');
    expect(mayBeOrdered(verdict)).toBe(!expected);
  });
});
