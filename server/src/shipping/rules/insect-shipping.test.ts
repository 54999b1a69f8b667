import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SHIPPING } from './default-shipping.ts';
import { insectExceptions, insectNotShipped, insectShipping } from './insect-shipping.ts';

type Told = {
  name?: string;
  priceCents?: number;
  citesAnnex?: 'A' | 'B' | null;
  weightGrams?: number;
};
const TODAY = '2026-11-25';
const TERMS = { rates: DEFAULT_SHIPPING, today: TODAY };
const lotOf = (insect: Told) => ({
  ...{ name: 'Morpho didius', isMixed: false, priceCents: 1000, weightGrams: 30, citesAnnex: null },
  documents: ['breeder-declaration', 'article-10'],
  ...insect,
});
const shippingOf = (insect: Told) => insectShipping(TERMS, lotOf(insect));

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

describe('a part of a country for which the answer is another', () => {
  const exceptionsOf = (insect: Told, rates = DEFAULT_SHIPPING) => {
    const lot = lotOf(insect);
    return insectExceptions({ rates, today: TODAY }, lot, insectShipping({ rates, today: TODAY }, lot));
  };
  const partsOf = (insect: Told, country: string, rates = DEFAULT_SHIPPING) =>
    exceptionsOf(insect, rates).find((one) => one.country === country);

  it('is Northern Ireland, where what is protected goes though it does not go to Great Britain', () => {
    expect(partsOf({ citesAnnex: 'B' }, 'GB')).toEqual({ country: 'GB', goes: true, parts: ['GB-NIR'] });
    expect(partsOf({}, 'GB')).toBeUndefined();
  });

  it('is Monaco, a part of France for its post and not for CITES; and overseas, where no rate goes', () => {
    expect(partsOf({ citesAnnex: 'B' }, 'FR')?.parts).toEqual(expect.arrayContaining(['MC', 'FR-RE']));
    const overseas = partsOf({}, 'FR');
    expect(overseas).toMatchObject({ goes: false, parts: expect.arrayContaining(['FR-GP', 'FR-RE']) });
    expect(overseas?.parts).not.toContain('MC');
    const reached = DEFAULT_SHIPPING.map((rate) => ({ ...rate, countries: [...rate.countries, 'FR-RE'] }));
    expect(partsOf({}, 'FR', reached)?.parts).not.toContain('FR-RE');
  });

  it('is the rest of France, for what is protected around Paris alone', () => {
    // Of Monaco no list was looked up.
    expect(partsOf({ name: 'Mantis religiosa' }, 'FR')).toMatchObject({ goes: true, parts: ['FR-REST'] });
  });
});

describe('where one specimen does not go', () => {
  const notShippedOf = (insect: Told) => insectNotShipped(TERMS, lotOf(insect), shippingOf(insect));

  it('is nowhere, of what anyone may have', () => {
    expect(notShippedOf({})).toEqual([]);
  });

  it('is told apart: by its annex, or because no parcel may hold it', () => {
    const refused = notShippedOf({ citesAnnex: 'A' });
    const countries = refused.flatMap((group) => group.countries);
    expect(countries).toEqual(expect.arrayContaining(['CH', 'GB']));
    expect(countries).not.toContain('FI');
    expect([...new Set(refused.map(({ why }) => why))]).toEqual(['permit']);
    const heavy = notShippedOf({ citesAnnex: 'B', weightGrams: 40_000 });
    expect([...new Set(heavy.map(({ why }) => why))].toSorted()).toEqual(['parcel', 'permit']);
  });

  it('names the rules and the laws that keep it, and what it would want', () => {
    const refused = notShippedOf({ name: 'Vespa crabro' });
    expect(refused.find(({ countries }) => countries.includes('DE'))).toEqual({
      countries: ['DE'],
      ...{ why: 'permit', answer: 'no', papers: [] },
      // Nobody said its source: bred, it would be asked about.
      rules: ['de-bartschv:vespa-crabro', 'de-bartschv-bred:vespa-crabro'],
      laws: ['BNatSchG, BArtSchV'],
    });
    const unread = refused.find(({ countries }) => countries.includes('AT'));
    expect(unread).toMatchObject({ answer: 'ask', laws: ['national list, not checked yet'] });
    expect(unread?.countries).toEqual(expect.arrayContaining(['HU', 'PL', 'CH', 'LU']));
  });

  it('does not name a country whose only rate is switched off', () => {
    const rates = DEFAULT_SHIPPING.map((rate) => ({ ...rate, active: rate.code !== 'uk' }));
    const lot = lotOf({});
    expect(
      insectNotShipped({ rates, today: TODAY }, lot, insectShipping({ rates, today: TODAY }, lot)),
    ).toEqual([]);
  });
});
