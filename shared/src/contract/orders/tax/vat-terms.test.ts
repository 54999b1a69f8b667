import { describe, expect, it } from '@jest/globals';
import { marginShare } from './home-vat-terms.ts';
import { TERRITORIES } from './territory.ts';
import { expectedTotalVat, totalVat, vatTerms } from './vat-terms.ts';

describe('before the shop has counted, what a price holds follows from where the parcel goes', () => {
  it.each([
    ['belgian', 'BE', '', 'home'],
    ['oss', 'BE', '9000', 'home'],
    ['belgian', 'FR', '75001', 'included'],
    ['oss', 'MC', '98000', 'included'],
    ['oss', 'GB', 'BT1 5GS', 'included'],
    ['oss', 'FR', '97110', 'tax'],
    ['oss', 'ES', '35001', 'tax'],
    ['oss', 'IT', '23041', 'duty'],
    ['oss', 'CH', '', 'duty'],
    ['oss', 'GB', 'JE2 3AB', 'duty'],
    ['oss', 'GB', '', 'britain'],
    ['oss', 'IM', '', 'britain'],
    ['exempt', 'BE', '', 'exempt'],
    ['exempt', 'FR', '', 'exempt'],
    ['exempt', 'CH', '', 'duty'],
  ] as const)('%s, %s %s: %s', (regime, country, postalCode, terms) => {
    expect(vatTerms(regime, { country, postalCode })).toBe(terms);
  });

  it('no part of Belgium is a territory of its own: its terms need no table', () => {
    expect(TERRITORIES.flatMap(({ places }) => places).filter(({ country }) => country === 'BE')).toEqual([]);
  });

  it('of who has said nothing Belgium is assumed, and without a regime nothing is said', () => {
    expect(vatTerms('oss')).toBe('home');
    expect(vatTerms(undefined, { country: 'FR', postalCode: '' })).toBeNull();
  });
});

describe('a total never says that VAT is included where it is within a margin, or where there is none', () => {
  it.each([
    [338, [], 'included'],
    [0, ['export'], 'none'],
    [0, ['margin'], 'margin'],
    [120, ['margin'], 'partly-margin'],
    [0, undefined, 'none'],
  ])('%i %j: %s', (vatCents, mentions, vat) => expect(totalVat({ vatCents, mentions })).toBe(vat));

  it.each([
    ['home', [], 'included'],
    ['included', [{ isMargin: true }], 'margin'],
    ['home', [{ isMargin: true }, {}], 'partly-margin'],
    // What leaves the territory of VAT is free of it, whatever it was bought under.
    ['duty', [{ isMargin: true }], 'none'],
    ['exempt', [{ isMargin: true }], 'none'],
    ['britain', [{}], null],
    [null, [{}], null],
  ] as const)('%s %j: %s', (terms, lots, vat) => {
    expect(expectedTotalVat(terms, marginShare(lots))).toBe(vat);
  });
});
