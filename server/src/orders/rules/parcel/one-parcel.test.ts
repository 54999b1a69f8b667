import { describe, expect, it } from '@jest/globals';
import { sharedShipping } from './one-parcel.ts';

const rate = {
  ...{ code: 'be', countries: ['BE'], freeFromCents: 20_000, maxValueCents: 50_000, active: true },
  bands: [
    { maxGrams: 500, priceCents: 695 },
    { maxGrams: 2000, priceCents: 995 },
  ],
};
const line = (priceCents: number, weightGrams = 100) => ({
  ...{ uuid: '', reference: '', amount: 1, priceCents, weightGrams, citesAnnex: null },
});
const part = (shippingLeftCents: number, priceCents = 1000, weightGrams = 100) => ({
  ...{ lines: [line(priceCents, weightGrams)], shippingCode: 'be', shippingLeftCents },
  charge: (listCents: number) => listCents,
});
/** Of a business of another member state, which pays prices without VAT. By hand: 6.95 / 1.21 = 5.74. */
const abroad = (shippingLeftCents: number) => ({
  ...part(shippingLeftCents),
  charge: (cents: number) => Math.round(cents / 1.21),
});

describe('What goes back when two orders share a parcel', () => {
  it.each([
    ['the second shipping', [part(695), part(695)], 695],
    [
      'no more than that where the parcel of both is dearer today',
      [part(695, 1000, 400), part(695, 1000, 400)],
      695,
    ],
    ['all of it where both together are sent free', [part(695, 12_000), part(695, 9000)], 1390],
    ['the cheaper one where one paid more', [part(1295), part(0)], 600],
    ['nothing once more', [part(695), part(0)], 0],
    ['what a lighter way costs less without VAT, to a business', [abroad(822), abroad(0)], 248],
  ])('is %s', (_what, parts, cents) => {
    expect(sharedShipping(parts, [rate], 'BE')).toBe(cents);
  });

  it('is the lesser of what was paid where that way is no longer offered', () => {
    expect(sharedShipping([part(695), part(595)], [{ ...rate, active: false }], 'BE')).toBe(595);
    expect(sharedShipping([part(695), part(595)], [], 'BE')).toBe(595);
  });

  it('is nothing at all where no parcel of that way may hold both', () => {
    expect(sharedShipping([part(695, 30_000), part(695, 30_000)], [rate], 'BE')).toBeNull();
    expect(sharedShipping([part(695, 1000, 1500), part(695, 1000, 1500)], [rate], 'BE')).toBeNull();
  });
});
