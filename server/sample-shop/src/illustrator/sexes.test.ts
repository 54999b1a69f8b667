import { describe, expect, it } from '@jest/globals';
import { readSpecies, type Species } from '../lots/species.ts';
import { createRandom } from './drawing/random.ts';
import { createSheet } from './drawing/sheet.ts';
import { drawSpecimen, type SpecimenFacts } from './draw-specimen.ts';
import { findPlan } from './plans.ts';
import { findRecipe } from './recipes/recipes.ts';

type Sex = 'MALE' | 'FEMALE';
const species = readSpecies();
const named = (name: string) => species.filter((one) => `${one.genus} ${one.species}`.startsWith(name));

const factsOf = (one: Species, gender: Sex): SpecimenFacts => ({
  ...one,
  ...{ sizeMm: one.size_mm_max, year: 2019, gender, reference: '', spread: 'YES', flaws: [] },
});
/** Without the label, which has the sign of the sex. */
const specimenOf = (one: Species, gender: Sex) =>
  drawSpecimen(factsOf(one, gender), 1, 'dorsal').split('<path d="M70 1118')[0];

function widthToHeight(one: Species, gender: Sex): number {
  const chance = { kind: createRandom(1), lot: createRandom(1) };
  const facts = factsOf(one, gender);
  const brief = { facts, palette: facts.colours, sheet: createSheet(), isUnderside: false, ...chance };
  const { box, measured } = findPlan(one.shape)(brief);
  return (box.maxX - box.minX) / measured;
}

describe('a female', () => {
  it.each([
    ...['Ornithoptera', 'Trogonoptera', 'Troides', 'Papilio', 'Hebomoia', 'Morpho', 'Attacus', 'Actias'],
    ...[
      'Polyommatus',
      'Lysandra',
      'Thecla',
      'Cymothoe',
      'Sasakia',
      'Colias',
      'Libellula',
      'Calopteryx',
      'Anax',
    ],
    ...[
      'Phanaeus',
      'Eudicella',
      'Melolontha',
      'Batocera',
      'Cyclommatus',
      'Lucanus',
      'Dynastes',
      'Goliathus',
      'Euchirus',
      'Phyllium',
      'Pulchriphyllium',
    ],
    ...[
      'Ochlodes',
      'Biston',
      'Cerura',
      'Volucella',
      'Oedipoda',
      'Paraponera',
      'Dinomyrmex',
      'Mantis',
      'Hymenopus',
    ],
  ])('of %s is drawn in another way than its male', (genus) => {
    expect(named(genus).length).toBeGreaterThan(0);
    for (const one of named(genus)) expect(specimenOf(one, 'FEMALE')).not.toBe(specimenOf(one, 'MALE'));
  });

  it.each(['Morpho rhetenor', 'Morpho cypris', 'Papilio dardanus', 'Papilio memnon', 'Hebomoia glaucippe'])(
    'of %s has wings of her own',
    (name) => {
      const [genus = '', epithet = ''] = name.split(' ');
      expect(findRecipe(genus, epithet, 'FEMALE')).not.toBe(findRecipe(genus, epithet, 'MALE'));
    },
  );

  it.each(['Coprophanaeus lancifer', 'Proculus goryi'])('of %s looks as he does', (name) => {
    const [one] = named(name);
    expect(one && specimenOf(one, 'FEMALE')).toBe(one && specimenOf(one, 'MALE'));
  });

  it('of each Ornithoptera is unlike that of any other', () => {
    const recipes = named('Ornithoptera').map((one) => findRecipe(one.genus, one.species, 'FEMALE'));
    expect(recipes).not.toContain(undefined);
    expect(new Set(recipes).size).toBe(9);
  });

  it('of an ant has no wings, and her male has', () => {
    const [one] = named('Paraponera');
    expect(one && widthToHeight(one, 'MALE')).toBeGreaterThan(
      1.5 * ((one && widthToHeight(one, 'FEMALE')) ?? 1),
    );
  });

  it('of a stag beetle has a small head and short jaws: more of her length is body', () => {
    for (const name of ['Cyclommatus', 'Lucanus', 'Prosopocoilus']) {
      const [one] = named(name);
      expect(one && widthToHeight(one, 'FEMALE') / widthToHeight(one, 'MALE')).toBeGreaterThan(1.2);
    }
  });
});
