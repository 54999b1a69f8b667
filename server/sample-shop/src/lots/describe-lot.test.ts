import { describe, expect, it } from '@jest/globals';
import { QUALITIES } from '@vitrine/shared/contract/catalogue';
import { findFlaws } from '../illustrator/wear/flaws.ts';
import { describeLot } from './describe-lot.ts';

const FACTS = {
  gender: 'STOCK',
  sizeMm: 59,
  isWingspan: false,
  country: 'PH',
  locality: 'Luzon',
  caughtOn: '2008-04-13',
  family: 'Phylliidae',
  isRepair: false,
  isOneOfThese: true,
  flaws: findFlaws({ reference: 'IN-0001', quality: 'C', shape: 'katydid' }),
} as const;

describe('the description of a sample lot', () => {
  it('begins no line with a French colon or semicolon: the space before it does not break', () => {
    const texts = QUALITIES.flatMap((quality) =>
      [0, 1, 2, 3, 4, 5].map((variant) => describeLot({ ...FACTS, quality }, variant).fr),
    );
    expect(texts.filter((text) => / [:;!?]/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('\u00a0: '))).toHaveLength(texts.length);
  });
});
