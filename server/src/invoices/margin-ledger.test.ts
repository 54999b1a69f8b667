import { describe, expect, it } from '@jest/globals';
import { creditTax, invoiceTax } from '../shop/index.ts';
import { NO_BRITISH_TERMS } from '../shop/rules/british-vat.ts';
import { orderTax, type TaxGroup } from '../shop/rules/order-tax.ts';
import type { InvoiceFacts } from './rules/invoice-facts.ts';
import type { LedgerPaper } from './rules/ledgers.ts';
import { marginRows } from './rules/margin-ledger.ts';
import { invoiceOf } from './testing/sample-facts.ts';

interface Lot {
  priceCents: number;
  /** What one had cost; not known when absent. */
  cost?: number;
  amount?: number;
}

interface Back {
  /** How many of which lots. */
  lots?: Record<number, number>;
  shippingCents?: number;
  otherCents?: number;
}

const named = (index: number) => ({ reference: `BU-${index}`, name: 'Morpho didius', quality: 'A1' });

/** An order of lots under the margin scheme, and what went back of it, as their papers. */
function papersOf(lots: Lot[], shippingCents: number, ...notes: Back[]): LedgerPaper[] {
  const taxable = lots.map(({ priceCents, amount = 1 }, position) => ({
    ...{ position, priceCents, amount, isMargin: true },
  }));
  const tax = orderTax(
    {
      ...{ lines: taxable, shippingCents, business: null, day: '2026-11-26' },
      destination: { country: 'BE', postalCode: '9000' },
    },
    { regime: 'belgian', british: NO_BRITISH_TERMS },
  );
  const costs = new Map(
    lots.flatMap(({ cost }, index) => (cost === undefined ? [] : [[`BU-${index}`, cost]])),
  );
  const lines = taxable.map(({ position, priceCents, amount }) => ({
    ...named(position),
    priceCents,
    amount,
  }));
  const invoice = { lines, shippingCents, totalCents: tax.totalCents, vatCents: 0, tax: invoiceTax(tax) };
  const papers: LedgerPaper[] = [{ ...invoiceOf(invoice), costs, before: [] }];
  let credited: TaxGroup[] = [];
  for (const { lots: back = {}, shippingCents: way = 0, otherCents = 0 } of notes) {
    const taken = lines.flatMap((line, index) => (back[index] ? [{ ...line, amount: back[index] }] : []));
    const money = taken.map(({ reference, amount, priceCents }) => ({
      position: Number(reference.slice(3)),
      grossCents: amount * priceCents,
    }));
    const paper = creditTax(tax, credited, { lines: money, shippingCents: way, otherCents });
    if (!paper) throw new Error('More goes back than is left');
    credited = [...credited, ...paper.groups];
    const facts: Partial<InvoiceFacts> = { lines: taken, shippingCents: way, otherCents, tax: paper };
    const totalCents = paper.groups.reduce((sum, { grossCents }) => sum + grossCents, 0);
    const note = invoiceOf({ ...facts, totalCents, vatCents: 0 }, 'credit-note');
    papers.push({ ...note, costs, before: [...papers] });
  }
  return papers;
}

const vatOf = (...order: Parameters<typeof papersOf>) =>
  marginRows(papersOf(...order)).map(({ vatCents }) => vatCents);

describe('The margin ledger', () => {
  it('is VAT on what was paid for a lot less what it had cost, shipping included', () => {
    // By hand: 56.95 − 30.00 = 26.95, of which VAT 26.95 × 21 / 121 = 4.68.
    expect(marginRows(papersOf([{ priceCents: 5000, cost: 3000 }], 695))).toMatchObject([
      { soldCents: 5695, costCents: 3000, vatCents: 468, isCostUnknown: false },
    ]);
  });

  it('sets no loss on one lot off against another', () => {
    // By hand: (100 − 20) × 21 / 121 = 13.88; the lot that had cost 150 owes nothing.
    const lots = [
      { priceCents: 10_000, cost: 15_000 },
      { priceCents: 10_000, cost: 2000 },
    ];
    expect(marginRows(papersOf(lots, 0))).toMatchObject([
      { soldCents: 20_000, costCents: 17_000, vatCents: 1388 },
    ]);
    expect(vatOf(lots, 0, { lots: { 0: 1 } })).toEqual([1388, 0]);
    expect(vatOf(lots, 0, { lots: { 1: 1 } })).toEqual([1388, -1388]);
  });

  it('gives back after goodwill no more VAT than was owed', () => {
    const gain = [{ priceCents: 10_000, cost: 2000 }];
    // By hand: 80 × 21 / 121 = 13.88; after goodwill 75 × 21 / 121 = 13.02.
    expect(vatOf(gain, 0, { otherCents: 500 }, { otherCents: 9500 })).toEqual([1388, -86, -1302]);
    const loss = [{ priceCents: 10_000, cost: 15_000 }];
    expect(vatOf(loss, 0, { otherCents: 500 }, { otherCents: 9500 })).toEqual([0, 0, 0]);
    const two = [...gain, { priceCents: 5000, cost: 1000 }];
    const sum = vatOf(two, 695, { otherCents: 500 }, { lots: { 0: 1 } }, { otherCents: 5195 });
    expect(sum.reduce((all, cents) => all + cents, 0)).toBe(0);
  });

  it('takes what comes back of several alike off piece by piece', () => {
    const three = [{ priceCents: 4000, cost: 1000, amount: 3 }];
    // By hand: 90 × 21 / 121 = 15.62, 60 × 21 / 121 = 10.41, 30 × 21 / 121 = 5.21.
    expect(vatOf(three, 0, { lots: { 0: 1 } }, { lots: { 0: 1 } }, { lots: { 0: 1 } })).toEqual([
      1562, -521, -520, -521,
    ]);
  });

  it('says where a cost is not known, and counts it as nothing', () => {
    expect(marginRows(papersOf([{ priceCents: 12_100 }], 0, { lots: { 0: 1 } }))).toMatchObject([
      { costCents: 0, vatCents: 2100, isCostUnknown: true },
      { soldCents: -12_100, costCents: 0, vatCents: -2100, isCostUnknown: true },
    ]);
  });

  it('knows what money was given back for, where the note has no lines', () => {
    const [invoice, note] = papersOf(
      [
        { priceCents: 10_000, cost: 2000 },
        { priceCents: 10_000, cost: 2000 },
      ],
      0,
      { otherCents: 10_000 },
    );
    if (!invoice || !note) throw new Error('An invoice and a note');
    const line = { reference: 'BU-0', amount: 1, priceCents: 10_000 };
    const facts = { ...note.facts, named: { lines: [line], shippingCents: 0 } };
    expect(marginRows([{ ...note, facts }])).toMatchObject([
      { soldCents: -10_000, costCents: -2000, vatCents: -1388 },
    ]);
  });
});
