import { describe, expect, it } from '@jest/globals';
import { NO_BRITISH_TERMS } from '../../shop/rules/british-vat.ts';
import { listPrice, orderTax, shippingCharged } from '../../shop/rules/order-tax.ts';
import { cheaperShipping } from './cheaper-shipping.ts';

const RATE = {
  ...{ code: 'near', countries: ['FR'], freeFromCents: 20_000, maxValueCents: null, active: true },
  bands: [
    { maxGrams: 500, priceCents: 1195 },
    { maxGrams: 5000, priceCents: 1595 },
  ],
};

/** What shipping comes to for a business in France that bought lots at prices of the shop, of which some are left. */
function shippingOf(prices: number[], left: number[], weightGrams: number, paidCents: number) {
  const lines = prices.map((priceCents, position) => ({ position, priceCents, amount: 1, isMargin: false }));
  const destination = { country: 'FR', postalCode: '75001' };
  const tax = orderTax(
    { lines, shippingCents: 1595, destination, business: 'foreign', day: '2026-11-26' },
    { regime: 'belgian', british: NO_BRITISH_TERMS },
  );
  const rest = tax.lines.filter(({ position }) => left.includes(position));
  const amounts = new Map(rest.map(({ position }) => [position, 1]));
  return cheaperShipping(
    rest.map((line) => ({
      ...{ uuid: '', reference: '', citesAnnex: null, amount: 1, weightGrams },
      priceCents: listPrice(line),
    })),
    {
      ...{ rates: [RATE], country: 'FR', shippingCode: 'near', shippingLeftCents: paidCents },
      charge: (listCents) => shippingCharged(tax, amounts, listCents),
    },
  );
}

describe('Shipping of what is left of an order', () => {
  it('is without VAT to a business that paid it so', () => {
    // By hand: 15.95 / 1.21 = 13.18 was paid; a lighter parcel is 11.95 / 1.21 = 9.88.
    expect(shippingOf([1000, 2000], [0], 400, 1318)).toBe(988);
  });

  it('is free to a business from the price that the shop shows, as when it was ordered', () => {
    // By hand: 200.00 in the shop is 165.29 to the business.
    expect(shippingOf([20_000, 1000], [0], 400, 1318)).toBe(0);
    expect(shippingOf([19_999, 1000], [0], 400, 1318)).toBe(988);
  });
});
