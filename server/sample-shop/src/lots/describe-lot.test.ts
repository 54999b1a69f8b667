import { describe, expect, it } from '@jest/globals';
import { QUALITIES } from '@vitrine/shared/contract/catalogue';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { findFlaws } from '../illustrator/wear/flaws.ts';
import { describeLot, FLAW_WORDS } from './describe-lot.ts';
import { makeSampleLots } from './sample-lots.ts';
import { readSpecies } from './species.ts';

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

const lots = makeSampleLots(readSpecies(), 'seed', new Date('2026-03-01T12:00:00Z'));
const plain = lots.filter(({ insect }) => insect.is_mixed === 0);

describe('the description of a sample lot', () => {
  it('begins no line with a French colon or semicolon: the space before it does not break', () => {
    const texts = QUALITIES.flatMap((quality) =>
      [0, 1, 2, 3, 4, 5].map((variant) => describeLot({ ...FACTS, quality }, variant).fr),
    );
    expect(texts.filter((text) => / [:;!?]/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('\u00a0: '))).toHaveLength(texts.length);
  });

  it.each(LOCALES)('names in %s every flaw that is drawn, and no other', (locale) => {
    for (const { insect, shape } of plain) {
      const drawn = new Set(findFlaws({ ...insect, shape }).map(({ kind }) => FLAW_WORDS[locale][kind]));
      const text = insect[`description_${locale}`];
      const named = Object.values(FLAW_WORDS[locale]).filter((words) => text.includes(words));
      expect(new Set(named)).toEqual(drawn);
    }
  });

  it('says of several that the picture shows one of these, and of one alone does not', () => {
    const said = plain.filter(({ insect }) =>
      insect.description_en.includes('The picture shows one of these.'),
    );
    expect(said.length).toBeGreaterThan(50);
    expect(said).toEqual(plain.filter(({ received }) => received > 1));
  });
});
