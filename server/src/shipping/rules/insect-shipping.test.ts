import { expect, it } from '@jest/globals';
import { DEFAULT_SHIPPING } from './default-shipping.ts';
import { insectShipping } from './insect-shipping.ts';

const shippingOf = (insect: { priceCents?: number; citesAnnex?: 'A' | 'B' | null }) =>
  insectShipping(DEFAULT_SHIPPING, { priceCents: 1000, weightGrams: 30, citesAnnex: null, ...insect });

it('one specimen is shipped to every zone, at the price of its first band', () => {
  expect(shippingOf({}).map(({ priceCents }) => priceCents)).toEqual([695, 1195, 1695, 2195, 1995]);
});

it('a dear one is shipped for free where that begins at its price', () => {
  expect(shippingOf({ priceCents: 10_000 })[0]).toMatchObject({ countries: ['BE'], priceCents: 0 });
});

it('a protected one stays within the Union', () => {
  const countries = shippingOf({ citesAnnex: 'B' }).flatMap((way) => way.countries);
  expect(countries).toContain('FI');
  expect(countries).not.toContain('CH');
  expect(countries).not.toContain('GB');
});
