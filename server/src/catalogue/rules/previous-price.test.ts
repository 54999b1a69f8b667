import { describe, expect, it } from '@jest/globals';
import { previousPrice } from './previous-price.ts';

const NOW = new Date('2026-06-30T00:00:00.000Z');
const price = (priceCents: number, day: string) => ({ priceCents, at: `2026-${day}T00:00:00.000Z` });
/** Hidden, shown, hidden … on these days, once it was first shown. */
const shownFrom = (firstShownAt: string | null = null, ...turns: string[]) => ({
  firstShownAt,
  showings: turns.map((day, index) => ({ isShown: index % 2 === 1, at: price(0, day).at })),
});

describe('A struck-through price', () => {
  it.each([
    ['is the price before a reduction of this month', [price(900, '01-01'), price(700, '06-20')], 900],
    [
      'is the lowest of the 30 days before the reduction',
      [price(900, '01-01'), price(750, '06-01'), price(950, '06-05'), price(700, '06-20')],
      750,
    ],
    [
      'forgets what was cheaper longer ago',
      [price(600, '01-01'), price(900, '02-01'), price(700, '06-20')],
      900,
    ],
    [
      'counts a price that still held when the 30 days began',
      [price(650, '05-01'), price(900, '06-01'), price(600, '06-20')],
      650,
    ],
    [
      'is not shown when it was as low before',
      [price(700, '01-01'), price(900, '06-15'), price(700, '06-20')],
      null,
    ],
    ['is not shown after a rise', [price(700, '01-01'), price(900, '06-20')], null],
    ['is not shown for a reduction of long ago', [price(900, '01-01'), price(700, '05-20')], null],
    ['is shown until the thirtieth day after the reduction', [price(900, '01-01'), price(700, '05-31')], 900],
    [
      'is not shown after a rise and a fall to where it was',
      [price(800, '01-01'), price(1000, '06-10'), price(800, '06-12')],
      null,
    ],
    [
      'is not the price to which it was raised to be lowered',
      [price(700, '01-01'), price(900, '06-10'), price(600, '06-20')],
      700,
    ],
    [
      'follows the last of several reductions',
      [price(900, '01-01'), price(800, '06-10'), price(700, '06-20')],
      800,
    ],
    [
      'stays when the same price is noted again',
      [price(900, '01-01'), price(700, '06-20'), price(700, '06-25')],
      900,
    ],
    [
      'is not shown when a reduction of long ago is noted again',
      [price(900, '01-01'), price(700, '05-01'), price(700, '06-25')],
      null,
    ],
    ['is shown for a new lot after a week', [price(900, '06-10'), price(700, '06-17')], 900],
    ['is not shown for a lot that is newer than a week', [price(900, '06-18'), price(700, '06-20')], null],
    ['is not shown for a price that never changed', [price(900, '06-29')], null],
    ['is not shown for an insect without prices', [], null],
  ])('%s', (_sentence, history, expected) =>
    expect(previousPrice(history, shownFrom(history[0]?.at), NOW)).toBe(expected),
  );

  it.each([
    [
      'a draft was written at and never offered for',
      [price(20_000, '05-01'), price(12_000, '06-20')],
      '06-20',
    ],
    ['a draft had when nobody has seen the lot', [price(900, '01-01'), price(700, '06-20')], null],
    ['a lot was offered for less than a week', [price(900, '01-01'), price(700, '06-20')], '06-15'],
  ])('is none that %s', (_sentence, history, shown) => {
    expect(previousPrice(history, shownFrom(shown && price(0, shown).at), NOW)).toBeNull();
  });

  it('is the price that held when a lot was first shown', () => {
    const history = [price(20_000, '01-01'), price(900, '05-01'), price(700, '06-20')];
    expect(previousPrice(history, shownFrom(price(0, '06-01').at), NOW)).toBe(900);
  });

  it.each<[sentence: string, [cents: number, day: string][], turns: string[], expected: number | null]>([
    [
      'is none that a lot was raised to while it was hidden, to be shown reduced',
      [
        [10_000, '01-01'],
        [20_000, '05-20'],
        [15_000, '06-20'],
      ],
      ['05-10', '06-20'],
      null,
    ],
    [
      'is what it cost before it was hidden, when it is shown again reduced within the month',
      [
        [900, '01-01'],
        [1200, '06-11'],
        [700, '06-15'],
      ],
      ['06-10', '06-20'],
      900,
    ],
    [
      'is none when it was out of sight for a month',
      [
        [900, '01-01'],
        [700, '06-20'],
      ],
      ['05-20', '06-20'],
      null,
    ],
    [
      'is none of a price that it was shown for but some days of the month',
      [
        [900, '01-01'],
        [700, '06-20'],
      ],
      ['05-25', '06-18'],
      null,
    ],
    [
      'forgets a slip of the pen that nobody saw',
      [
        [900, '01-01'],
        [7, '06-12'],
        [900, '06-13'],
        [700, '06-20'],
      ],
      ['06-11', '06-14'],
      900,
    ],
    [
      'is not struck again because a reduced lot was hidden for a while',
      [
        [900, '01-01'],
        [700, '05-20'],
      ],
      ['06-10', '06-20'],
      null,
    ],
    [
      'stays while a reduced lot is hidden for a while',
      [
        [900, '01-01'],
        [700, '06-10'],
      ],
      ['06-12', '06-20'],
      900,
    ],
    [
      'is none of what is hidden now',
      [
        [900, '01-01'],
        [700, '06-10'],
      ],
      ['06-12'],
      null,
    ],
  ])('%s', (_sentence, prices, turns, expected) => {
    const history = prices.map(([cents, day]) => price(cents, day));
    expect(previousPrice(history, shownFrom(history[0]?.at, ...turns), NOW)).toBe(expected);
  });
});
