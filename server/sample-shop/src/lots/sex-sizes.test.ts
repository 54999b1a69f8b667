import { describe, expect, it } from '@jest/globals';
import { makeSampleLots } from './sample-lots.ts';
import { sizesOf } from './sex-sizes.ts';
import { readSpecies } from './species.ts';

const species = readSpecies();
const insects = makeSampleLots(species, 'seed', new Date('2026-03-01T12:00:00Z')).map(({ insect }) => insect);

describe('the size of a lot', () => {
  it('is one that its sex reaches: no female Cyclommatus is longer than the longest known', () => {
    const females = insects.filter(({ genus, gender }) => genus === 'Cyclommatus' && gender === 'FEMALE');
    for (const { size_mm } of females) expect(size_mm).toBeLessThanOrEqual(32);
    for (const { genus, species: epithet, gender, size_mm, is_mixed } of insects) {
      const own = species.find((one) => one.genus === genus && one.species === epithet);
      if (is_mixed === 1 || !own) continue;
      const [low, high] = sizesOf(own, gender);
      expect(size_mm).toBeGreaterThanOrEqual(low);
      expect(size_mm).toBeLessThanOrEqual(high);
    }
  });

  it.each(['stag-beetle', 'rhinoceros', 'phasmid', 'leaf-insect'])(
    'tells the sexes of a %s apart',
    (shape) => {
      for (const one of species.filter((each) => each.shape === shape && each.genus !== 'Proculus')) {
        expect(sizesOf(one, 'FEMALE')).not.toEqual(sizesOf(one, 'MALE'));
      }
    },
  );

  it.each(['Attacus atlas', 'Aglia tau', 'Bombus terrestris', 'Zeuzera pyrina', 'Oedipoda caerulescens'])(
    'of %s is larger of a female',
    (name) => {
      const one = species.find(({ genus, species: epithet }) => `${genus} ${epithet}` === name);
      expect(one && sizesOf(one, 'FEMALE')[1]).toBeGreaterThan(one ? sizesOf(one, 'MALE')[1] : Infinity);
    },
  );

  it.each(['Sagra buqueti', 'Trachelophorus giraffa', 'Eudicella gralli'])(
    'of %s is smaller of a female',
    (name) => {
      const one = species.find(({ genus, species: epithet }) => `${genus} ${epithet}` === name);
      expect(one && sizesOf(one, 'FEMALE')[1]).toBeLessThan(one ? sizesOf(one, 'MALE')[1] : 0);
    },
  );

  it('is above zero and rises, of every species and sex', () => {
    for (const one of species) {
      for (const gender of ['MALE', 'FEMALE', 'STOCK'] as const) {
        const [low, high] = sizesOf(one, gender);
        expect(low).toBeGreaterThan(0);
        expect(high).toBeGreaterThan(low);
      }
    }
  });
});
