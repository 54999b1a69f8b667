import { lookUp } from '../drawing/look-up.ts';
import type { Recipe } from './lepidoptera-recipe.ts';
import type { SpecimenFacts } from '../specimen-facts.ts';
import { band, border, eye, line, spots, wash, type Mark } from '../wings/wing-marks.ts';
import { basal, ripples } from '../wings/wing-marks-fine.ts';
import { undersideBook } from './underside-book.ts';

const BROWN = '#8a6d50';
const DARK = '#3d2c1f';
const PALE = '#d9c6a4';

const bark: readonly Mark[] = [wash(BROWN), basal(DARK, 0.5, 0.5), ripples(DARK, 60), ripples(PALE, 40)];

const eyed = (places: readonly (readonly [number, number, number])[]): Mark[] =>
  places.map(([t, d, size]) => eye(t, d, size, [PALE, '#2a1d14', '#c9a03c', '#15110e']));

/** Morphos and owls hide their colour: brown below, with rows of eyes. */
const undersides: Readonly<Record<string, { fore: readonly Mark[]; hind: readonly Mark[] }>> = {
  morpho: {
    fore: [
      wash(BROWN),
      band(PALE, 0.34, 0.4, { wave: 0.02 }),
      border(DARK, 0.08),
      line(PALE, 0.93, 0.012),
      ...eyed([
        [0.24, 0.72, 0.06],
        [0.47, 0.73, 0.062],
        [0.7, 0.75, 0.058],
      ]),
    ],
    hind: [
      wash(BROWN),
      band(PALE, 0.3, 0.36, { wave: 0.03 }),
      line(PALE, 0.92, 0.014),
      line('#b04a34', 0.96, 0.012),
      ...eyed([
        [0.1, 0.66, 0.11],
        [0.42, 0.7, 0.085],
        [0.62, 0.7, 0.075],
        [0.8, 0.7, 0.065],
      ]),
    ],
  },
  owl: {
    fore: [...bark, band(PALE, 0.5, 0.56, { wave: 0.02, opacity: 0.7 }), ...eyed([[0.15, 0.72, 0.06]])],
    hind: [
      ...bark,
      line(PALE, 0.9, 0.016, { wave: 0.01 }),
      eye(0.62, 0.62, 0.24, ['#241812', '#d6b45c', '#241812', '#3a2a1e'], { squash: 1 }),
      eye(0.08, 0.72, 0.12, [PALE, '#2a1d14']),
    ],
  },
  leafwing: {
    fore: [...bark, line(DARK, 0.62, 0.018, { from: -0.3, to: 1.3 })],
    hind: [...bark, line(DARK, 0.6, 0.018), spots(PALE, 0.75, 0.02)],
  },
};

/** The underside of a kind: its own where kind or shape is known for it, else the upperside with added rows of spots. */
export function undersideMarks(
  { genus, species, shape, family }: SpecimenFacts,
  recipe: Recipe,
): { fore: readonly Mark[]; hind: readonly Mark[] } {
  const known = lookUp(undersideBook, `${genus} ${species}`, genus) ?? lookUp(undersides, shape);
  if (known) return known;
  if (shape === 'lycaenid' && family === 'Lycaenidae') {
    const grey = [
      wash('#c3b6a4'),
      spots('#2a221c', 0.72, 0.026, { ring: '#f6f1e6' }),
      spots('#d98a3a', 0.89, 0.03, { form: 'lunule' }),
      spots('#2a221c', 0.94, 0.014),
    ];
    return {
      fore: grey,
      hind: [...grey, spots('#2a221c', 0.45, 0.026, { ring: '#f6f1e6', from: 0.1, to: 0.9 })],
    };
  }
  const extra: Mark[] = shape === 'brushfoot' ? [spots(PALE, 0.8, 0.022, { ring: DARK, opacity: 0.8 })] : [];
  return { fore: recipe.fore, hind: [...recipe.hind, ...extra] };
}
