import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from '@vitrine/shared/contract/zod';
import { parse } from 'csv-parse/sync';
import {
  customsNotice,
  mentionsOf,
  orderTax,
  retaxed,
  unitNet,
  type OrderTax,
  type TaxGroup,
} from './order-tax.ts';
import { VAT_REGIMES, type VatRegime } from './vat.ts';

/*
 * Worked out on paper, apart from this code: which regime holds and why, then the figures. A pound is €1.15, so £135 is
 * €155.25. `lines`: price in cents, times how many; m: margin scheme. Each of the `parts` is net + VAT, in cents. Rates are
 * the standard ones of November 2026 (European Commission, Taxes in Europe Database).
 */
const goldenSchema = z.object({
  order: z.string(),
  regime: z.enum(VAT_REGIMES),
  to: z.string(),
  lines: z.string(),
  shippingCents: z.coerce.number(),
  buyer: z.string(),
  why: z.string().check(z.minLength(1)),
  hand: z.string(),
  parts: z.string(),
  totalCents: z.coerce.number(),
});
const GOLDEN_ORDERS = readGoldenOrders();
const POUNDS_135 = 15_525;

describe('what an order owes, to the cent', () => {
  it.each(
    GOLDEN_ORDERS.map((golden) => [golden.order, golden.regime, golden.to, golden.lines, golden] as const),
  )('%s (%s, %s: %s)', (_order, regime, to, typed, { shippingCents, buyer, parts, totalCents }) => {
    const tax = taxOf({ regime, to, typed, shippingCents, flags: buyer });
    expect(tax.groups.map((g) => `${g.treatment} ${g.netCents}+${g.vatCents}`).join(', ')).toBe(parts);
    expect(tax.totalCents).toBe(totalCents);
    expectWhole(tax);
  });

  it('can be followed on paper, for at least sixty orders', () => {
    expect(GOLDEN_ORDERS.length).toBeGreaterThanOrEqual(60);
    for (const { hand, parts, totalCents } of GOLDEN_ORDERS) {
      const figures = [...parts.matchAll(/[1-9]\d*/g), [totalCents]].map(([cents]) => Number(cents));
      for (const cents of figures) expect(hand).toContain(inEuro(cents));
      for (const [, sum = '', result] of hand.matchAll(/(\d[\d,. ×/+]*) = ([\d,]+\.\d\d)/g)) {
        expect(inEuro(centsOf(sum))).toBe(result);
      }
    }
  });
});

describe('shares of an order', () => {
  it('is taxed by the rate that holds on the day it is ordered', () => {
    const asked = { regime: 'oss', to: 'EE 10111', typed: '5000x1', shippingCents: 0 } as const;
    expect(taxOf({ ...asked, day: '2025-07-01' }).groups).toMatchObject([{ rate: 2400 }]);
    expect(() => taxOf({ ...asked, day: '2025-06-30' })).toThrow('EE');
  });

  /* Greek VAT Code, article 26(4): the reduction of 30 % is for goods that lie on the island or go to a business there. */
  it.each([
    ['81100', 'Lesvos'],
    ['82100', 'Chios'],
    ['83100', 'Samos'],
    ['85300', 'Kos'],
    ['68002', 'Samothraki'],
    ['85500', 'Patmos'],
  ])('takes the rate of the Greek mainland for %s (%s)', (code) => {
    const tax = taxOf({ regime: 'oss', to: `GR ${code}`, typed: '5000x1', shippingCents: 0 });
    expect(tax.groups).toMatchObject([{ treatment: 'oss', rate: 2400 }]);
  });

  it('shipping follows the goods that it carries, to the cent', () => {
    const tax = taxOf({ regime: 'oss', to: 'DE 10115', typed: '5000x2m 3333x3', shippingCents: 1195 });
    expect(tax.shipping.map(({ treatment, grossCents }) => [treatment, grossCents])).toEqual([
      ['oss', 597],
      ['margin', 598],
    ]);
    expect(mentionsOf(tax)).toEqual(['oss', 'margin']);
  });

  it('a business pays the price without the Belgian VAT in it, and papers show that unit price', () => {
    const tax = taxOf({
      regime: 'oss',
      to: 'FR 75001',
      typed: '1000x3',
      shippingCents: 0,
      flags: 'business',
    });
    expect(tax.lines).toMatchObject([{ unitCents: 826, grossCents: 2478, netCents: 2478, vatCents: 0 }]);
    expect(tax.lines.map(unitNet)).toEqual([82_600]);
  });

  it('a unit price without VAT is told to the hundredth of a cent', () => {
    const tax = taxOf({ regime: 'belgian', to: 'BE 1000', typed: '333x3', shippingCents: 0 });
    expect(tax.lines.map(unitNet)).toEqual([27_533]);
  });

  it('what is left of an order stays taxed as it was', () => {
    const tax = taxOf({
      regime: 'belgian',
      to: 'FR 75001',
      typed: '5000x2m 12100x2',
      shippingCents: 0,
      flags: 'business',
    });
    const left = retaxed(tax, new Map([[1, 1]]), 500);
    expect(left.groups).toEqual([
      { treatment: 'intra-community', rate: 0, grossCents: 10_500, netCents: 10_500, vatCents: 0 },
    ]);
    expectWhole(left);
  });
});

describe('what a consignment to Great Britain is worth', () => {
  it('lies on the side of £135 that it is taxed by: without VAT and shipping, at every cent near and far', () => {
    const treatments = new Map<string, number>();
    for (let cents = 15_000; cents <= 19_000; cents++) {
      for (const typed of [`${cents}x1`, `${cents - 5000}x1 2500x2`, `${cents}x1m`]) {
        const tax = taxOf({ regime: 'oss', to: 'GB M1 1AE', typed, shippingCents: 1995, flags: 'uk' });
        const worthCents = tax.lines.reduce((sum, { netCents }) => sum + netCents, 0);
        const [treatment = ''] = tax.groups.map((group) => group.treatment);
        expect(treatment).toBe(worthCents > POUNDS_135 ? 'export' : 'united-kingdom');
        treatments.set(treatment, (treatments.get(treatment) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(treatments)).toEqual({ 'united-kingdom': 526 * 3, export: 3475 * 3 });
  });
});

describe('what is asked on arrival', () => {
  it.each([
    ['BE 1000', 5000, 'none'],
    ['MC 98000', 5000, 'none'],
    ['GB BT1 5GS', 5000, 'none'],
    ['ES 35001', 5000, 'tax'],
    ['FR 97110', 5000, 'tax'],
    ['FI 22100', 5000, 'tax'],
    ['ES 51001', 5000, 'duty'],
    ['CH 3000', 5000, 'duty'],
    ['GB M1 1AE', 20_000, 'duty'],
    ['GB M1 1AE', 5000, 'paid'],
  ])('%s, %i cents: %s', (to, cents, notice) => {
    const tax = taxOf({ regime: 'oss', to, typed: `${cents}x1`, shippingCents: 1000, flags: 'uk' });
    expect(customsNotice(destinationOf(to), tax)).toBe(notice);
  });
});

describe('nothing is lost or invented', () => {
  it('lines, shipping and groups come to the total in 400 drawn orders, whole and cut', () => {
    const draw = generator(1734);
    const places = [
      'BE 1000',
      'FR 75001',
      'DE 10115',
      'FI 22100',
      'GB BT1 1AA',
      'GB M1 1AE',
      'CH 3000',
      'HU 1051',
    ];
    for (let turn = 0; turn < 400; turn++) {
      const lines = Array.from(
        { length: 1 + draw(5) },
        () => `${1 + draw(30_000)}x${1 + draw(4)}${draw(3) ? '' : 'm'}`,
      );
      const tax = taxOf({
        regime: (['belgian', 'oss', 'exempt'] as const)[draw(3)] ?? 'oss',
        to: places[draw(places.length)] ?? '',
        typed: lines.join(' '),
        shippingCents: draw(3000),
        flags: draw(2) ? 'business,uk' : 'uk',
      });
      expectWhole(tax);
      const amounts = new Map(tax.lines.map(({ position, amount }) => [position, draw(amount + 1)]));
      expectWhole(retaxed(tax, amounts, draw(tax.shippingCents + 1)));
    }
  });
});

function readGoldenOrders() {
  const rows: unknown[] = parse(readFileSync(join(import.meta.dirname, 'golden-orders.csv')), {
    columns: true,
  });
  return rows.map((row) => goldenSchema.parse(row));
}

const inEuro = (cents: number) =>
  (cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A sum as it is written on paper, `2 × 45.50 + 11.95`, in cents: half a cent up. */
function centsOf(sum: string) {
  const terms = sum
    .replaceAll(',', '')
    .split(' + ')
    .map((term) =>
      term.split(/ (?=[×/])/).reduce((value, factor) => {
        const by = Number(factor.replace(/^[×/] /, ''));
        return factor.startsWith('/') ? value / by : value * by;
      }, 1),
    );
  return Math.floor(terms.reduce((total, term) => total + term, 0) * 100 + 0.5 + 1e-6);
}

function taxOf(asked: {
  regime: VatRegime;
  to: string;
  typed: string;
  shippingCents: number;
  flags?: string;
  day?: string;
}) {
  const { regime, to, typed, shippingCents, flags = '', day = '2026-11-26' } = asked;
  const lines = typed.split(' ').map((line, position) => {
    const [, priceCents, amount, margin] = /^(\d+)x(\d+)(m?)$/.exec(line) ?? [];
    return { position, priceCents: Number(priceCents), amount: Number(amount), isMargin: margin === 'm' };
  });
  const rate = { euroPerPound: 11_500, rateDay: '2026-11-01', rateSource: 'HMRC' };
  const british = { ...rate, vatNumber: flags.includes('uk') ? 'GB123456789' : '' };
  const number = flags.includes('belgian-business') ? 'belgian' : 'foreign';
  const business = flags.includes('business') ? number : null;
  const question = { lines, shippingCents, destination: destinationOf(to), business, day } as const;
  // Where British VAT would be owed and the shop has no number, an order is refused before it is taxed.
  return orderTax(question, { regime, british });
}

function destinationOf(to: string) {
  return { country: to.slice(0, 2), postalCode: to.slice(3) };
}

function expectWhole({ lines, shipping, groups, ...tax }: OrderTax) {
  const sum = (of: readonly Pick<TaxGroup, 'grossCents' | 'netCents' | 'vatCents'>[]) =>
    (['grossCents', 'netCents', 'vatCents'] as const).map((name) =>
      of.reduce((total, one) => total + one[name], 0),
    );
  expect(sum([...lines, ...shipping])).toEqual([tax.totalCents, tax.netCents, tax.vatCents]);
  expect(sum(groups)).toEqual([tax.totalCents, tax.netCents, tax.vatCents]);
  expect(tax.netCents + tax.vatCents).toBe(tax.totalCents);
  expect(tax.goodsCents + tax.shippingCents).toBe(tax.totalCents);
  for (const one of [...lines, ...shipping, ...groups]) {
    expect(one.netCents + one.vatCents).toBe(one.grossCents);
    expect(Math.min(one.netCents, one.vatCents)).toBeGreaterThanOrEqual(0);
  }
}

/** Numbers below a bound, the same each time (mulberry32). */
function generator(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
