import { describe, expect, it } from '@jest/globals';
import { ROUTE_NAMES, ROUTES } from '@vitrine/shared/paths/route-table';
import { VITAL_PAGES } from '@vitrine/shared/contract/federation/web-vital-lists';
import { clsOf, inpOf } from './page-vitals.ts';
import { vitalPageOf } from './web-vitals.ts';

const presses = (...durations: number[]) =>
  durations.map((duration, at) => ({ interactionId: at + 1, duration }));

describe('The answer to presses', () => {
  it('is the slowest one, of all events that one press is made of', () => {
    expect(inpOf([])).toBeNull();
    expect(inpOf(presses(40, 120, 80))).toBe(120);
    const click = [16, 32, 200].map((duration) => ({ interactionId: 7, duration }));
    expect(inpOf([...click, ...presses(40)])).toBe(200);
  });

  it('of a long visit leaves one of fifty out', () => {
    const usual = Array<number>(48).fill(30);
    expect(inpOf(presses(900, ...usual))).toBe(900);
    expect(inpOf(presses(900, 50, ...usual))).toBe(50);
  });
});

describe('The jumping of a page', () => {
  const shift = (startTime: number, value: number) => ({ startTime, value });

  it('is that of its worst moment, and not of a whole visit', () => {
    expect(clsOf([])).toBe(0);
    expect(clsOf([shift(0, 0.1), shift(500, 0.1), shift(5_000, 0.05)])).toBeCloseTo(0.2);
    const every = Array.from({ length: 20 }, (_none, at) => shift(at * 900, 0.01));
    expect(clsOf(every)).toBeCloseTo(0.06);
  });
});

describe('The kind of a page', () => {
  it.each([
    ['/', 'home'],
    ['/nl/webshop/kevers', 'list'],
    ['/fr/recherche', 'list'],
    ['/webshop/new-insects/morpho-12', 'insect'],
    ['/nl/privacybeleid', 'text'],
    ['/fr/panier', 'cart'],
    ['/order/VDM-2026-000123', 'checkout'],
    ['/login', 'account'],
    ['/tools/orders', null],
    ['/no-such-page/at/all/anywhere/ever', null],
  ])('%s is %s', (path, kind) => expect(vitalPageOf(path)).toBe(kind));

  it('is drawn by the remote that the shop holds it to', () => {
    for (const name of ROUTE_NAMES) {
      const { owner, path } = ROUTES[name];
      const kind = vitalPageOf(path.en.replace(':category', 'butterflies').replaceAll(/:\w+/g, 'x'));
      if (owner === 'tools') expect(kind).toBeNull();
      else expect([name, kind && VITAL_PAGES[kind]]).toEqual([name, owner]);
    }
  });
});
