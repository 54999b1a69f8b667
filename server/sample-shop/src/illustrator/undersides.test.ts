import { describe, expect, it } from '@jest/globals';
import { readSpecies } from '../lots/species.ts';
import { muteForUnderside } from './drawing/colour.ts';
import { drawSpecimen, type SpecimenFacts } from './draw-specimen.ts';
import { undersideBook } from './lepidoptera/underside-book.ts';

const species = readSpecies();

function factsOf(name: string): SpecimenFacts {
  const one = species.find(({ genus, species: epithet }) => `${genus} ${epithet}` === name);
  if (!one) throw new Error(`The sample catalogue has no ${name}`);
  return {
    ...one,
    sizeMm: one.size_mm_max,
    year: 2019,
    gender: 'MALE',
    reference: '',
    spread: 'YES',
    flaws: [],
  };
}

describe('From below', () => {
  it.each([
    'Papilio ulysses',
    'Papilio blumei',
    'Smerinthus ocellata',
    'Catocala nupta',
    'Thaumantis diores',
  ])('a %s has none of the colour that it shows from above, set or papered', (name) => {
    const facts = factsOf(name);
    const shown = facts.colours[1] ?? '';
    const below = muteForUnderside(shown);
    expect(drawSpecimen(facts, 1, 'dorsal')).toContain(shown);
    expect(drawSpecimen(facts, 1, 'ventral')).not.toContain(below);
    const papered = drawSpecimen({ ...facts, spread: 'NO' }, 1, 'dorsal');
    for (const colour of [shown, below]) expect(papered).not.toContain(colour);
  });

  it('a beetle shows its legs before its belly', () => {
    const svg = drawSpecimen(factsOf('Dynastes hercules'), 1, 'ventral');
    const [belly, shin] = [
      svg.indexOf('stroke-width="3.4"'),
      svg.lastIndexOf('stroke-linecap="round" opacity=".5"'),
    ];
    expect(belly).toBeGreaterThan(0);
    expect(shin).toBeGreaterThan(belly);
  });

  it('a beetle has legs of the same colour as from above', () => {
    const facts = { ...factsOf('Diastocera wallichi'), locality: '' };
    const [skin = '', spots = ''] = facts.colours;
    expect(drawSpecimen(facts, 1, 'dorsal')).toContain(`fill="${skin}" stroke`);
    expect(drawSpecimen(facts, 1, 'ventral')).toContain(`fill="${muteForUnderside(skin)}" stroke`);
    expect(drawSpecimen(facts, 1, 'ventral')).not.toContain(`fill="${muteForUnderside(spots)}" stroke`);
  });

  it('all that has marks of its own is in the catalogue', () => {
    const names = new Set(species.flatMap(({ genus, species: epithet }) => [genus, `${genus} ${epithet}`]));
    expect(Object.keys(undersideBook).filter((name) => !names.has(name))).toEqual([]);
  });
});
