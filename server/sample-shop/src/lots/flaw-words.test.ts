import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { findFlaws } from '../illustrator/wear/flaws.ts';
import { FLAW_WORDS } from './flaw-words.ts';
import { makeSampleLots } from './sample-lots.ts';
import { readSpecies } from './species.ts';

const lots = makeSampleLots(readSpecies(), 'seed', new Date('2026-03-01T12:00:00Z'));
const plain = lots.filter(({ insect }) => insect.is_mixed === 0);

describe('the description of a lot', () => {
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
