import { describe, expect, it } from '@jest/globals';
import { NO_BRITISH_TERMS } from './british-vat.ts';
import { creditTax, invoiceTax } from './credit-tax.ts';
import { orderTax, type TaxGroup } from './order-tax.ts';

const terms = { regime: 'belgian', british: NO_BRITISH_TERMS } as const;
const destination = { country: 'BE', postalCode: '1000' };

function sold(prices: readonly [cents: number, isMargin?: boolean][], shippingCents: number) {
  const lines = prices.map(([priceCents, isMargin = false], position) => ({
    ...{ position, priceCents, amount: 1, isMargin },
  }));
  return orderTax({ lines, shippingCents, destination, business: null, day: '2026-11-26' }, terms);
}

describe('what a credit note says of VAT', () => {
  it('the parts of an order that goes back piece by piece come to its invoice, to the cent', () => {
    const tax = sold([[333], [333], [333], [5000, true]], 695);
    let before: TaxGroup[] = [];
    const give = (back: Parameters<typeof creditTax>[2]) => {
      const note = creditTax(tax, before, back);
      before = [...before, ...(note?.groups ?? [])];
      return note;
    };
    for (const position of [0, 1, 2])
      give({ lines: [{ position, grossCents: 333 }], shippingCents: 0, otherCents: 0 });
    give({ lines: [{ position: 3, grossCents: 5000 }], shippingCents: 695, otherCents: 0 });
    const sum = (pick: (group: TaxGroup) => number) =>
      before.reduce((total, group) => total + pick(group), 0);
    expect([sum((g) => g.grossCents), sum((g) => g.netCents), sum((g) => g.vatCents)]).toEqual([
      tax.totalCents,
      tax.netCents,
      tax.vatCents,
    ]);
    expect(give({ lines: [{ position: 0, grossCents: 1 }], shippingCents: 0, otherCents: 0 })).toBeNull();
  });

  it('goodwill goes back at the rates of what is left', () => {
    const tax = sold([[1210], [3630, true]], 0);
    expect(creditTax(tax, [], { lines: [], shippingCents: 0, otherCents: 400 })?.other).toEqual([
      { treatment: 'belgian', rate: 2100, grossCents: 100, netCents: 83, vatCents: 17 },
      { treatment: 'margin', rate: 0, grossCents: 300, netCents: 300, vatCents: 0 },
    ]);
  });

  it('lines that are no longer whole after goodwill go back as money alone', () => {
    const tax = sold([[1210], [3630, true]], 0);
    const goodwill = creditTax(tax, [], { lines: [], shippingCents: 0, otherCents: 400 });
    const line = { lines: [{ position: 0, grossCents: 1210 }], shippingCents: 0, otherCents: 0 };
    expect(creditTax(tax, goodwill?.groups ?? [], line)).toBeNull();
  });

  it('an invoice says what its order says', () => {
    const tax = sold([[1210]], 0);
    expect(invoiceTax(tax)).toMatchObject({ groups: tax.groups, netCents: 1000, vatCents: 210, other: [] });
  });
});
