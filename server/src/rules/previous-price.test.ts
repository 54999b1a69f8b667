import { describe, expect, it } from '@jest/globals';
import { previousPrice } from './previous-price.ts';

const NOW = new Date('2026-06-30T00:00:00.000Z');
const price = (priceCents: number, day: string) => ({ priceCents, at: `2026-${day}T00:00:00.000Z` });

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
    ['is not shown for a price that never changed', [price(900, '06-29')], null],
    ['is not shown for an insect without prices', [], null],
  ])('%s', (_sentence, history, expected) => expect(previousPrice(history, NOW)).toBe(expected));
});
