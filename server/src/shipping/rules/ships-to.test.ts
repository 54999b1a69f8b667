import { expect, it } from '@jest/globals';
import { DEFAULT_SHIPPING } from './default-shipping.ts';
import { insectShipping } from './insect-shipping.ts';
import { shippedAlike, shipsTo } from './ships-to.ts';

const RATES = DEFAULT_SHIPPING.map((rate) => ({
  ...rate,
  maxValueCents: rate.code === 'europe' ? 50_000 : null,
  active: rate.code !== 'uk',
}));
const TODAY = '2026-11-25';
const TERMS = { rates: RATES, today: TODAY };
const LOTS = [null, 'A' as const, 'B' as const, 'C' as const, 'D' as const].flatMap((citesAnnex) =>
  [1000, 60_000].flatMap((priceCents) =>
    [30, 29_000, 31_000].map((weightGrams) => ({
      name: 'Papilio machaon',
      isMixed: false,
      citesAnnex,
      priceCents,
      weightGrams,
    })),
  ),
);

it('a list keeps what the page of a lot offers to ship to the country, and leaves out the rest', () => {
  for (const country of ['BE', 'DE', 'FI', 'CH', 'GB', 'JP']) {
    const mayGo = shipsTo(TERMS, country);
    for (const lot of LOTS) {
      const offered = insectShipping(TERMS, lot).flatMap(({ countries }) => countries);
      expect([country, lot, mayGo(lot)]).toEqual([country, lot, offered.includes(country)]);
    }
  }
});

it('countries are together exactly when the same parcels go to them', () => {
  const groups = shippedAlike(RATES);
  const going = (country: string) => LOTS.map(shipsTo(TERMS, country));
  for (const [first = '', ...others] of groups)
    for (const other of others) expect(going(other)).toEqual(going(first));
  expect(groups.flat().toSorted()).toEqual([...new Set(groups.flat())].toSorted());
  expect(groups.flat()).toContain('CH');
  expect(groups.flat()).not.toContain('GB');
});
