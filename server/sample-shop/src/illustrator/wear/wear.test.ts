import { describe, expect, it } from '@jest/globals';
import { QUALITIES } from '@vitrine/shared/contract/catalogue';
import { readSpecies } from '../../lots/species.ts';
import { drawSpecimen, type SpecimenFacts } from '../draw-specimen.ts';
import { findFlaws } from './flaws.ts';

/** One species of each body plan, and each genus whose limbs are drawn in another way. */
const PLANS = [...new Map(readSpecies().map((one) => [one.shape, one])).values()];
const ODD = readSpecies().filter(({ genus }) => ['Gryllotalpa', 'Lethocerus', 'Dytiscus'].includes(genus));

const perfect = (species: (typeof PLANS)[number]): SpecimenFacts => ({
  ...species,
  ...{
    sizeMm: species.size_mm_max,
    year: 2019,
    gender: 'MALE',
    reference: 'BU-0007',
    spread: 'YES',
    flaws: [],
  },
});
const flawsOf = (shape: string, quality: (typeof QUALITIES)[number], reference = 'BU-0007') =>
  findFlaws({ reference, quality, shape });

/** Each has flaws of its own, and each is drawn; the night has more of them. */
const REFERENCES = ['BU-1', 'BU-2', ...(process.env['VITRINE_TEST_LONG'] === '1' ? ['BU-3', 'BU-4'] : [])];

describe('wear', () => {
  it.each([...PLANS, ...ODD].map((species) => [species.shape, species.genus, species] as const))(
    'is drawn of a %s (%s), every flaw that its grades name, set or papered',
    (shape, _genus, species) => {
      const flaws = QUALITIES.flatMap((quality) =>
        REFERENCES.flatMap((reference) => flawsOf(shape, quality, reference)),
      );
      for (const spread of ['YES', 'NO'] as const) {
        const facts = { ...perfect(species), spread };
        const whole = drawSpecimen(facts, 3, 'dorsal');
        const same = flaws.filter((flaw) => drawSpecimen({ ...facts, flaws: [flaw] }, 3, 'dorsal') === whole);
        expect(same).toEqual([]);
      }
    },
  );

  it.each(PLANS.map(({ shape }) => shape))('grows with the grade of a %s, from none on A1', (shape) => {
    const [first, ...rest] = (['A1', 'A1-', 'A2', 'B', 'C'] as const).map((one) => flawsOf(shape, one));
    expect(first).toEqual([]);
    for (const flaws of rest) expect(flaws.length).toBeGreaterThan(0);
    const clear = new Set(['tear', 'antenna', 'leg']);
    expect(flawsOf(shape, 'A2').some(({ kind }) => clear.has(kind))).toBe(false);
    expect(flawsOf(shape, 'B').some(({ kind }) => clear.has(kind))).toBe(true);
    expect(flawsOf(shape, 'B')).not.toEqual(flawsOf(shape, 'B', 'BU-0008'));
  });

  it('is on the other side of the picture from below', () => {
    const [morpho] = readSpecies().filter(({ genus }) => genus === 'Morpho');
    if (!morpho) throw new Error('The sample catalogue has no morpho');
    const drawn = (side: 'left' | 'right', view: 'dorsal' | 'ventral') =>
      drawSpecimen({ ...perfect(morpho), flaws: [{ kind: 'tear', side, at: 0.5 }] }, 3, view);
    const isTornBeforeMirror = (svg: string) => {
      const torn = [...svg.matchAll(/clip-path="url\(#(d\d+)\)"><use href="#d\d+"/g)][0]?.index ?? 0;
      return svg.lastIndexOf('scale(-1 1)', torn) < svg.lastIndexOf('<g transform="rotate(', torn);
    };
    expect(isTornBeforeMirror(drawn('right', 'dorsal'))).toBe(true);
    expect(isTornBeforeMirror(drawn('right', 'ventral'))).toBe(false);
    expect(isTornBeforeMirror(drawn('left', 'ventral'))).toBe(true);
  });
});
