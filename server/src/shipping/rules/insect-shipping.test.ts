import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SHIPPING } from './default-shipping.ts';
import { insectNotShipped, insectShipping } from './insect-shipping.ts';

type Told = { priceCents?: number; citesAnnex?: 'A' | 'B' | null; weightGrams?: number };
const lotOf = (insect: Told) => ({ priceCents: 1000, weightGrams: 30, citesAnnex: null, ...insect });
const shippingOf = (insect: Told) => insectShipping(DEFAULT_SHIPPING, lotOf(insect));

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

it('says where shipping begins to be free', () => {
  expect(shippingOf({}).map(({ freeFromCents }) => freeFromCents)).toEqual([
    10_000,
    20_000,
    null,
    null,
    null,
  ]);
});

describe('where one specimen does not go', () => {
  const notShippedOf = (insect: Told) =>
    insectNotShipped(DEFAULT_SHIPPING, lotOf(insect), shippingOf(insect));

  it('is nowhere, of what anyone may have', () => {
    expect(notShippedOf({})).toEqual([]);
  });

  it('is told apart: by its annex, or because no parcel may hold it', () => {
    const [permit, ...others] = notShippedOf({ citesAnnex: 'A' });
    expect(permit).toMatchObject({ why: 'permit', countries: expect.arrayContaining(['CH', 'GB']) });
    expect(permit?.countries).not.toContain('FI');
    expect(others).toEqual([]);
    const heavy = notShippedOf({ citesAnnex: 'B', weightGrams: 40_000 });
    expect(heavy.map(({ why }) => why).toSorted()).toEqual(['parcel', 'permit']);
  });

  it('does not name a country whose only rate is switched off', () => {
    const rates = DEFAULT_SHIPPING.map((rate) => ({ ...rate, active: rate.code !== 'uk' }));
    const lot = lotOf({});
    expect(insectNotShipped(rates, lot, insectShipping(rates, lot))).toEqual([]);
  });
});
