import { describe, expect, it } from '@jest/globals';
import {
  AMPLE,
  FAIR_SHARE,
  isNearBudget,
  judgeShare,
  networkBudget,
  scarcityOf,
  unprovedTime,
} from './fair-share.ts';

const RANGE = { lots: 2000, cents: 4_000_000 };
const NOTHING = { lots: 0, pieces: 0, cents: 0 };
const lots = (count: number, cents = count * 2000) => ({ lots: count, pieces: count, cents });

describe('A fair share', () => {
  it.each([
    ['nothing', 0, 40, 15, 24 * 60],
    ['a fifth less one', 399, 40, 15, 24 * 60],
    ['a fifth', 400, 10, 5, 3 * 60],
    ['a third and more', 700, 3, 3, 60],
    ['half', 1000, 1, 3, 30],
  ])('of somebody new, while others have reserved %s', (_case, taken, most, minutes, transferMinutes) => {
    const { part, holdMs, unprovedMs } = scarcityOf(FAIR_SHARE, RANGE, lots(taken));
    const left = (wanted: number) =>
      judgeShare(FAIR_SHARE, {
        ...{ range: RANGE, part, isKnown: false, visitor: NOTHING, network: NOTHING },
        wanted: lots(wanted, wanted),
      });
    expect(left(most)).toEqual({ isFair: true });
    expect(left(most + 1)).toMatchObject({ isFair: false, left: { lots: most } });
    expect(holdMs).toBe(minutes * 60_000);
    expect(unprovedMs).toBe(transferMinutes * 60_000);
  });

  it.each([300, 400, 799, 800, 1270, 100_000])('of a network is at most five per cent of %d lots', (all) => {
    expect(networkBudget(FAIR_SHARE, { lots: all, cents: all * 2000 }).lots).toBeLessThanOrEqual(all / 20);
  });

  it('is some small carts in a small shop, where some such carts of others make nothing scarce', () => {
    const small = { lots: 60, cents: 120_000 };
    expect(networkBudget(FAIR_SHARE, small)).toEqual({ lots: 15, cents: 30_000 });
    expect(scarcityOf(FAIR_SHARE, small, lots(20))).toBe(AMPLE);
    expect(scarcityOf(FAIR_SHARE, small, lots(21)).part).toBe(3 / 40);
    expect(networkBudget(FAIR_SHARE, { lots: 5, cents: 1 })).toEqual({ lots: 5, cents: Infinity });
  });

  it.each([
    [10, 3, 4],
    [20, 7, 8],
    [40, 14, 15],
    [100, 20, 21],
  ])(
    'where there are %d lots is whole until others have %d, and two lots at most from %d on',
    (all, calm, scarce) => {
      const range = { lots: all, cents: all * 2000 };
      expect(scarcityOf(FAIR_SHARE, range, lots(calm))).toBe(AMPLE);
      const { part } = scarcityOf(FAIR_SHARE, range, lots(scarce));
      expect(Math.ceil(FAIR_SHARE.fewLots * part)).toBeLessThanOrEqual(2);
    },
  );

  it.each([
    ['one lot of ten', 1, 2_000, 24 * 60],
    ['one dear lot of ten', 1, 18_000, 24 * 60],
    ['two lots of ten', 2, 4_000, 3 * 60],
    ['four', 4, 8_000, 60],
    ['five', 5, 10_000, 30],
    ['a piece of each, of which there are a hundred', 10, 200, 24 * 60],
  ])(
    'that waits for a transfer does so the shorter, the more of the shop it is: %s',
    (_case, own, cents, minutes) => {
      const range = { lots: 10, cents: 20_000 };
      expect(unprovedTime(FAIR_SHARE, range, AMPLE, { lots: own, cents })).toBe(minutes * 60_000);
    },
  );

  it.each([
    [5, 5],
    [10, 5],
    [19, 5],
    [20, 5],
    [40, 10],
    [60, 15],
    [300, 15],
  ])('of a network, where there are %d lots, is %d', (all, most) => {
    expect(networkBudget(FAIR_SHARE, { lots: all, cents: all * 2000 }).lots).toBe(most);
  });

  it('of a network is three small carts in a small shop, so that one visitor stops no other of their provider', () => {
    const range = { lots: 100, cents: 240_000 };
    const claim = { range, part: 1, isKnown: false };
    const cart = (visitor: number, network: number, wanted: number) =>
      judgeShare(FAIR_SHARE, {
        ...claim,
        visitor: lots(visitor),
        network: lots(network),
        wanted: lots(wanted),
      }).isFair;
    expect([cart(0, 0, 5), cart(0, 5, 5), cart(0, 10, 5), cart(0, 15, 1)]).toEqual([true, true, true, false]);
    expect([cart(0, 0, 6), cart(5, 5, 1)]).toEqual([false, false]);
    const dear = { visitor: NOTHING, network: NOTHING, wanted: lots(2, 21_000) };
    const cheap = { lots: 240, cents: 240_000 };
    expect(judgeShare(FAIR_SHARE, { ...claim, range: cheap, ...dear })).toEqual({ isFair: true });
    for (const all of [20, 40, 60, 100, 299]) {
      const few = networkBudget(FAIR_SHARE, { lots: all, cents: all * 2000 });
      expect(few.lots).toBeLessThanOrEqual(all / 4);
      expect(few.cents).toBeLessThanOrEqual((all * 2000) / 4);
    }
  });

  it('of a network is five per cent of the lots and of the value, and always one lot', () => {
    expect(networkBudget(FAIR_SHARE, RANGE)).toEqual({ lots: 100, cents: 200_000 });
    const claim = { range: RANGE, part: 1, isKnown: false, visitor: NOTHING };
    const dear = lots(1, 900_000);
    expect(judgeShare(FAIR_SHARE, { ...claim, network: NOTHING, wanted: dear })).toEqual({ isFair: true });
    expect(judgeShare(FAIR_SHARE, { ...claim, network: lots(1), wanted: dear })).toEqual({
      isFair: false,
      left: { lots: 40, pieces: 60, cents: 198_000 },
    });
    expect(judgeShare(FAIR_SHARE, { ...claim, network: lots(95), wanted: lots(6) })).toMatchObject({
      left: { lots: 5 },
    });
    expect(isNearBudget(FAIR_SHARE, RANGE, dear, 0.9)).toBe(false);
    expect(isNearBudget(FAIR_SHARE, RANGE, lots(90), 0.9)).toBe(true);
  });

  it('of who paid before is whole while strangers of their network have all that they may, and ends at twice that', () => {
    const claim = { range: RANGE, part: 1, isKnown: true, visitor: NOTHING };
    expect(judgeShare(FAIR_SHARE, { ...claim, network: lots(100), wanted: lots(40) })).toEqual({
      isFair: true,
    });
    expect(judgeShare(FAIR_SHARE, { ...claim, network: lots(190), wanted: lots(40) })).toEqual({
      isFair: false,
      left: { lots: 10, pieces: 60, cents: 20_000 },
    });
    const small = { ...claim, range: { lots: 400, cents: 800_000 } };
    expect(judgeShare(FAIR_SHARE, { ...small, network: lots(20), wanted: lots(20) })).toEqual({
      isFair: true,
    });
  });
});
