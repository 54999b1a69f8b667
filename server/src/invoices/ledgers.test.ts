import { describe, expect, it } from '@jest/globals';
import {
  distanceSales,
  listingRows,
  ossRows,
  quarterDays,
  salesRows,
  type LedgerPaper,
} from './rules/ledgers.ts';
import type { Invoice, InvoiceFacts } from './rules/invoice-facts.ts';
import type { Treatment } from './rules/paper-tax.ts';
import { invoiceOf, SAMPLE_ADDRESS, taxedAs } from './testing/sample-facts.ts';

const NO_COSTS = new Map<string, number>();
/** € 131.95 in all: 2 × € 50.00, € 25.00 and shipping of € 6.95. */
function paper(
  treatment: Treatment,
  rate: number,
  facts: Partial<InvoiceFacts> = {},
  kind: Invoice['kind'] = 'invoice',
): LedgerPaper {
  return { ...invoiceOf({ ...taxedAs({ treatment, rate }), ...facts }, kind), costs: NO_COSTS, before: [] };
}
const to = (country: string, postalCode: string) => ({ address: { ...SAMPLE_ADDRESS, country, postalCode } });

describe('What the accountant is given', () => {
  it('is each paper by treatment and rate, credit notes against it', () => {
    const rows = salesRows([paper('belgian', 2100), paper('belgian', 2100, {}, 'credit-note')]);
    // By hand: 131.95 × 21 / 121 = 22.90.
    expect(rows).toMatchObject([
      {
        number: '2026-00001',
        day: '2026-03-02',
        rate: 2100,
        netCents: 10_905,
        vatCents: 2290,
        country: 'BE',
      },
      { number: 'CN-2026-00001', netCents: -10_905, vatCents: -2290 },
    ]);
  });

  it('is for the one-stop shop a sum by quarter, member state and rate; Monaco is France', () => {
    const summer = { ...paper('oss', 2000, to('FR', '75001')), issuedAt: '2026-06-30T22:30:00.000Z' };
    const papers = [
      ...[paper('oss', 2000, to('FR', '75001')), paper('oss', 2000, to('MC', '98000'))],
      ...[paper('oss', 1900, to('DE', '10115')), paper('belgian', 2100), summer],
    ];
    const none = { corrects: '' };
    // By hand: 131.95 × 20 / 120 = 21.99; in Germany 131.95 × 19 / 119 = 21.07.
    expect(ossRows(papers)).toEqual([
      { ...none, quarter: '2026-Q1', country: 'DE', rate: 1900, netCents: 11_088, vatCents: 2107 },
      { ...none, quarter: '2026-Q1', country: 'FR', rate: 2000, netCents: 2 * 10_996, vatCents: 2 * 2199 },
      { ...none, quarter: '2026-Q3', country: 'FR', rate: 2000, netCents: 10_996, vatCents: 2199 },
    ]);
  });

  it('says for the one-stop shop which quarter is corrected, where money goes back for an earlier one', () => {
    const credit = paper('oss', 2000, to('FR', '75001'), 'credit-note');
    const [soon, late] = ['2026-03-20T10:00:00.000Z', '2026-05-20T10:00:00.000Z'].map((issuedAt) => ({
      ...credit,
      issuedAt,
    }));
    const later = { ...paper('oss', 2000, to('FR', '75001')), issuedAt: '2026-05-02T10:00:00.000Z' };
    const french = { country: 'FR', rate: 2000, netCents: 10_996, vatCents: 2199 };
    const papers = [
      paper('oss', 2000, to('FR', '75001')),
      ...[soon, late].flatMap((one) => one ?? []),
      later,
    ];
    expect(ossRows(papers)).toEqual([
      { ...french, quarter: '2026-Q1', corrects: '', netCents: 0, vatCents: 0 },
      { ...french, quarter: '2026-Q2', corrects: '' },
      { ...french, quarter: '2026-Q2', corrects: '2026-Q1', netCents: -10_996, vatCents: -2199 },
    ]);
  });

  it('is for the listing a sum by business, however its number was typed', () => {
    const papers = ['DE123456789', 'de 123.456.789', 'NL123456789B01'].map((vatNumber) =>
      paper('intra-community', 0, { vatNumber }),
    );
    const credit = paper('intra-community', 0, { vatNumber: 'DE123456789' }, 'credit-note');
    expect(listingRows([...papers, credit])).toMatchObject([
      { period: '2026-Q1', vatNumber: 'DE123456789', netCents: 13_195 },
      { period: '2026-Q1', vatNumber: 'NL123456789B01', netCents: 13_195 },
    ]);
  });

  it.each([
    ['2026-03-31T21:00:00Z', '2026-01-01', '2026-03-31'],
    ['2026-03-31T22:30:00Z', '2026-04-01', '2026-06-30'],
    ['2026-12-31T12:00:00Z', '2026-10-01', '2026-12-31'],
  ])('is at %s of the quarter from %s', (now, from, until) => {
    expect(quarterDays(new Date(now))).toEqual({ from, to: until });
  });

  it('is how near the threshold of the one-stop shop is, this year and last, credit notes against it', () => {
    const now = new Date('2027-02-01T10:00:00.000Z');
    const sold = (netCents: number, year: number, country = 'FR', kind: Invoice['kind'] = 'invoice') => {
      const tax = { grossCents: netCents + 1, netCents, vatCents: 1 };
      const one = paper('belgian', 2100, to(country, '75001'), kind);
      const groups = [{ treatment: 'belgian' as const, rate: 2100, ...tax }];
      const facts = { ...one.facts, ...(one.facts.tax && { tax: { ...one.facts.tax, groups } }) };
      return { ...one, facts, issuedAt: `${year}-01-15T10:00:00.000Z` };
    };
    const below = [sold(500_000, 2026), sold(700_000, 2027), sold(9_000_000, 2027, 'BE')];
    const figures = { thisYearCents: 700_000, lastYearCents: 500_000, limitCents: 1_000_000 };
    expect(distanceSales(below, now)).toEqual({ ...figures, state: 'below' });
    expect(distanceSales([...below, sold(300_000, 2027)], now).state).toBe('near');
    expect(distanceSales([...below, sold(300_001, 2027)], now).state).toBe('over');
    const back = sold(300_001, 2027, 'FR', 'credit-note');
    expect(distanceSales([...below, sold(300_001, 2027), back], now).state).toBe('below');
  });
  it.each<[what: string, treatment: Treatment, country: string, facts: Partial<InvoiceFacts>, cents: number]>(
    [
      ['a small enterprise to France', 'exempt', 'FR', {}, 13_195],
      ['a small enterprise to Switzerland', 'exempt', 'CH', {}, 0],
      ['a small enterprise at home', 'exempt', 'BE', {}, 0],
      ['a small enterprise to a French business', 'exempt', 'FR', { isBusiness: true }, 0],
      ['Belgian VAT to a Belgian business in Paris', 'belgian', 'FR', { isBusiness: true }, 0],
      ['French VAT', 'oss', 'FR', {}, 10_996],
      ['the margin scheme', 'margin', 'FR', {}, 0],
      ['without VAT to a business', 'intra-community', 'FR', { isBusiness: true }, 0],
    ],
  )('counts towards the threshold what goes to consumers of other member states: %s', (...sale) => {
    const [, treatment, country, facts, thisYearCents] = sale;
    const one = paper(treatment, treatment === 'oss' ? 2000 : 0, { ...to(country, '75001'), ...facts });
    expect(distanceSales([one], new Date('2026-04-01T10:00:00.000Z'))).toMatchObject({ thisYearCents });
  });
});
