import { expect, it } from '@jest/globals';
import { needsCustoms } from '@vitrine/shared/contract/orders/needs-customs';
import {
  CUSTOMS_CODES,
  customsCode,
  customsForm,
  DECLARED_BY_LEAVING,
  SHORT_FORM_BOUNDS,
  SHORT_FORM_CENTS,
} from './rules/customs.ts';
import { declareParcel } from './rules/customs-declaration.ts';
import { SAMPLE_ADDRESS, SAMPLE_SELLER } from './testing/sample-facts.ts';

it.each([
  ['A', '9705.22'],
  ['B', '9705.22'],
  ['C', '9705.22'],
  ['D', '9705.29'],
  [null, '9705.29'],
])('a lot of annex %s is of the customs code %s', (annex, code) => {
  expect(customsCode(annex)).toBe(code);
});

it('every fact for customs says where it is from, since when, and when it was looked up', () => {
  const rate = { ...SHORT_FORM_BOUNDS.rate, from: SHORT_FORM_BOUNDS.rate.day };
  for (const fact of [
    ...Object.values(CUSTOMS_CODES),
    SHORT_FORM_BOUNDS,
    DECLARED_BY_LEAVING,
    { ...rate, lookedUp: rate.day },
  ]) {
    expect(fact.source).not.toBe('');
    for (const day of [fact.from, fact.lookedUp]) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

/* By hand: 300 special drawing rights / 0.848836 = €353.42. */
it.each([
  [35_342, 2000, 'CN22'],
  [35_343, 2000, 'CN23'],
  [35_342, 2001, 'CN23'],
  [35_342, null, 'CN22'],
  [1, 1, 'CN22'],
])('a parcel of %i cents and %p grams goes with %s', (cents, grams, form) => {
  expect(SHORT_FORM_CENTS).toBe(35_342);
  expect(customsForm(cents, grams)).toBe(form);
});

it.each([
  ['CH', '8001', true],
  ['GB', 'SW1A 1AA', true],
  ['GB', 'JE2 3NN', true],
  // Within the customs territory, and yet declared: taxes are others there.
  ['ES', '35001', true],
  ['FR', '97110', true],
  ['GB', 'BT1 5GS', false],
  ['MC', '98000', false],
  ['FR', '75001', false],
  ['BE', '9000', false],
])('a parcel to %s %s needs papers for customs: %p', (country, postalCode, expected) => {
  expect(needsCustoms({ country, postalCode })).toBe(expected);
});

it.each([
  [100_000, undefined, false],
  [100_001, undefined, true],
  [1000, 'D', true],
])(
  'what is worth %i cents, of annex %p, wants an export declaration besides: %p',
  (valueCents, annex, expected) => {
    const line = { name: 'Morpho didius', isMixed: false, amount: 1, valueCents, annex };
    const { isDeclarationDue, grams } = declareParcel({
      ...{
        seller: SAMPLE_SELLER,
        address: SAMPLE_ADDRESS,
        email: '',
        phone: '',
        vatNumber: '',
        at: '2026-03-02',
      },
      ...{ britishVatNumber: '', references: [], invoices: [], shippingCents: 0, lines: [line] },
    });
    expect(isDeclarationDue).toBe(expected);
    // Nobody weighed it: nothing is invented.
    expect(grams).toBeNull();
  },
);
