import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CatalogueRow } from '../store/catalogue-rows.ts';
import { namedInText } from './named-lots.ts';
import { readAllGenera, readGenera, readGenus } from './read-genus.ts';
import { createIndex } from './testing/create-index.ts';
import { FAMILIES, rowWithId } from './testing/random-rows.ts';

const plain = { family_id: 3, is_in_family: 1, is_sold_out: 0, is_mixed: 0, is_repair: 0, common_en: '' };
let next = 0;
/** A lot that differs from others in what is said. */
function lot(changes: Partial<CatalogueRow>): CatalogueRow {
  next += 1;
  const [row] = fc.sample(rowWithId(next), { numRuns: 1, seed: 3 });
  if (!row) throw new Error('no row');
  return { ...row, ...plain, gender: 'MALE', ...changes };
}

const MORPHOS = [
  lot({ id: 1, name: 'Morpho didius', price_cents: 900, common_en: '' }),
  lot({ id: 2, name: 'Morpho didius', price_cents: 700, gender: 'FEMALE', common_en: 'Giant blue morpho' }),
  lot({ id: 3, name: 'Morpho didius', price_cents: 100, is_sold_out: 1 }),
  lot({ id: 4, name: 'Morpho aega', price_cents: 500, is_sold_out: 1 }),
  lot({ id: 5, name: 'Morpho mix', is_mixed: 1 }),
  lot({ id: 6, name: 'Idea leuconoe', price_cents: 400, family_id: 7, common_en: 'Paper kite' }),
  lot({ id: 7, name: 'Élan', family_id: 3 }),
];

describe('A genus', () => {
  it('is its species by name, each with what can be ordered of it, and its cheapest lot', () => {
    expect(readGenus(createIndex(MORPHOS), 'morpho')).toMatchObject({
      genus: 'Morpho',
      family: FAMILIES[0],
      species: [
        { name: 'Morpho aega', slug: 'aega', shown: 1, count: 0, lot: { id: 4, priceCents: 500 } },
        {
          ...{ name: 'Morpho didius', slug: 'didius', shown: 3, count: 2 },
          commonName: { en: 'Giant blue morpho' },
          lot: { id: 2, priceCents: 700, genders: ['MALE', 'FEMALE'] },
        },
      ],
    });
  });

  it('stands in the family that most of its lots are in, also after lots went', () => {
    const astray = [8, 9, 10, 11, 12].map((id) => lot({ id, name: 'Morpho didius', family_id: 8 }));
    const index = createIndex([...MORPHOS, ...astray]);
    expect(readGenus(index, 'morpho')?.family).toEqual(FAMILIES[2]);
    index.apply([], [8, 9, 10, 11]);
    expect(readGenus(index, 'morpho')?.family).toEqual(FAMILIES[0]);
  });

  it('is none without a lot that is shown, of a mixed lot or of a name of one word', () => {
    const index = createIndex(MORPHOS);
    expect(readGenus(index, 'elan')).toBeNull();
    expect(readGenus(index, 'papilio')).toBeNull();
    index.apply([], [6]);
    expect(readGenus(index, 'idea')).toBeNull();
  });

  it('is counted in its family', () => {
    const index = createIndex(MORPHOS);
    expect(readGenera(index, 3)).toEqual([{ genus: 'Morpho', species: 2, count: 2 }]);
    expect(readGenera(index, 99)).toEqual([]);
  });

  it('is listed with the others, with the names of its species', () => {
    expect(readAllGenera(createIndex(MORPHOS))).toEqual([
      { genus: 'Idea', family: FAMILIES[1], species: ['Idea leuconoe'] },
      { genus: 'Morpho', family: FAMILIES[0], species: ['Morpho aega', 'Morpho didius'] },
    ]);
  });
});

describe('A text', () => {
  const index = createIndex(MORPHOS);
  it.each([
    ['a Latin name', 'Light keeps Morpho didius blue.', [2]],
    ['a common name of several words', 'The *giant* blue morpho, and a paper kite.', [2, 6]],
    ['a genus in italics', 'All of _Morpho_ shine.', [2]],
    ['a genus that is a word', 'Idea of a drawer, and a morpho.', []],
    ['what is sold out', 'Morpho aega is gone.', []],
    ['the same twice', 'Morpho didius, Morpho didius.', [2]],
  ])('that says %s names its lots', (_case, text, ids) => {
    expect(namedInText(index, text, 8).lots).toEqual(ids);
  });

  it('names no more than are asked for', () => {
    expect(namedInText(index, 'Paper kite, Morpho didius', 1).lots).toEqual([6]);
  });

  it('names a species also when all of it is sold, and a genus by what can be ordered', () => {
    const names = (text: string) => namedInText(index, text, 8).species.map(({ name }) => name);
    expect(names('Morpho aega is gone, Morpho didius is here.')).toEqual(['Morpho aega', 'Morpho didius']);
    expect(names('All of _Morpho_ shine.')).toEqual(['Morpho didius']);
    expect(namedInText(index, 'Morpho aega', 8).species[0]?.family).toEqual(FAMILIES[0]);
  });
});
