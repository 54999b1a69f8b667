import { trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import { area, band, border, glow, spots, streaks, wash, type Mark } from '../wings/wing-marks.ts';
import { basal, dust } from '../wings/wing-marks-fine.ts';

interface Female {
  ground: string;
  /** Of the forewing's streaks. */
  pale: string;
  /** Of the band of the hindwing. */
  hindPale: string;
  /** Where streaks and band begin and end, from base to margin. */
  fore: readonly [number, number];
  hind: readonly [number, number];
  /** How much of each interspace the streaks take. */
  wide: number;
  spot: number;
  /** A pale patch in the cell of the forewing, from none (0) to a whole one (1). */
  cell: number;
  more?: readonly Mark[];
}

/** Brown and pale, and broader than her mate: streaks between the veins, a spotted band behind. */
function femaleBirdwing(female: Female): Recipe {
  const { ground, pale, hindPale, fore, hind, wide, spot, cell } = female;
  return {
    pair: 'birdwing',
    fore: [
      wash(ground),
      streaks(pale, fore[0], fore[1], wide, { skip: [4] }),
      area(pale, trace('0.1,0.38 0.42,0.36 0.46,0.46 0.3,0.52 0.12,0.5'), { opacity: cell }),
      spots(pale, 0.9, 0.02, { form: 'lunule' }),
    ],
    hind: [
      wash(ground),
      streaks(hindPale, hind[0], hind[1], 0.95),
      spots(ground, 0.74, spot),
      spots(hindPale, 0.94, 0.018, { form: 'lunule' }),
      ...(female.more ?? []),
    ],
    body: { thorax: '#1c1610', abdomen: '#cbb27a' },
  };
}

const gold = '#e8b92a';

/** A black and gold birdwing whose female wears more of the black. */
const femaleTroides = (hind: readonly Mark[], fore: readonly Mark[] = []): Recipe => ({
  fore: [wash('#2b231b'), streaks('#b5a98e', 0.46, 0.95, 0.5, { opacity: 0.75 }), ...fore],
  hind: [wash(gold), basal('#1c1610', 0.26, 0.8), ...hind],
  body: { thorax: '#14110d', abdomen: '#8a744a', rings: '#2c2214' },
  veins: { colour: '#17120c', width: 2.6, opacity: 0.9 },
});

const femaleRajah = (bright: string, tip: string): Recipe => ({
  fore: [
    wash('#1d1c16'),
    streaks(bright, 0.52, 0.9, 0.42, { from: 0.1 }),
    streaks(tip, 0.72, 0.94, 0.5, { to: 0.34, opacity: 0.9 }),
  ],
  hind: [
    wash('#1d1c16'),
    streaks(bright, 0.3, 0.74, 0.6, { opacity: 0.85 }),
    spots(tip, 0.9, 0.03, { form: 'wedge' }),
  ],
  body: { thorax: '#5a1c18', abdomen: '#2c2418' },
});

/** The females of birdwings, each her own. */
// oxfmt-ignore
export const birdwingFemales: RecipeBook = {
  'Ornithoptera priamus FEMALE': femaleBirdwing({ ground: '#35271c', pale: '#e4dcc6', hindPale: '#d6cdb2',
    fore: [0.58, 0.78], hind: [0.54, 0.86], wide: 0.55, spot: 0.05, cell: 0.75 }),
  'Ornithoptera goliath FEMALE': femaleBirdwing({ ground: '#2a2019', pale: '#f0e8d0', hindPale: '#e0c878',
    fore: [0.54, 0.8], hind: [0.44, 0.9], wide: 0.72, spot: 0.052, cell: 0.95, more: [glow('#e8cc60', 0.5, 0.8, 0.5,
    0.35)] }),
  'Ornithoptera croesus FEMALE': femaleBirdwing({ ground: '#3d2b1c', pale: '#d8c8a4', hindPale: '#c8a86a',
    fore: [0.62, 0.78], hind: [0.58, 0.84], wide: 0.45, spot: 0.058, cell: 0.5 }),
  'Ornithoptera paradisea FEMALE': femaleBirdwing({ ground: '#33261d', pale: '#eee6d0', hindPale: '#ece2c0',
    fore: [0.48, 0.84], hind: [0.34, 0.88], wide: 0.62, spot: 0.036, cell: 0.85, more: [border('#33261d', 0.08,
    { scallop: 0.03 }), glow('#e6cf78', 0.6, 0.84, 0.4, 0.5)] }),
  'Ornithoptera rothschildi FEMALE': femaleBirdwing({ ground: '#2b2119', pale: '#e2d9c0', hindPale: '#d8be72',
    fore: [0.64, 0.82], hind: [0.56, 0.9], wide: 0.5, spot: 0.05, cell: 0.25, more: [dust('#8a7440', 160,
    { near: 0.5 })] }),
  'Ornithoptera tithonus FEMALE': femaleBirdwing({ ground: '#30241a', pale: '#ece2c8', hindPale: '#e4ca70',
    fore: [0.56, 0.8], hind: [0.5, 0.92], wide: 0.62, spot: 0.044, cell: 0.85 }),
  'Ornithoptera victoriae FEMALE': femaleBirdwing({ ground: '#33271b', pale: '#f0e6bc', hindPale: '#f0e2a8',
    fore: [0.5, 0.68], hind: [0.3, 0.62], wide: 0.85, spot: 0.03, cell: 1, more: [spots('#f0e2a8', 0.8, 0.05,
    { form: 'wedge' })] }),
  'Ornithoptera chimaera FEMALE': femaleBirdwing({ ground: '#261e18', pale: '#f2ecdc', hindPale: '#dcd8c4',
    fore: [0.54, 0.84], hind: [0.46, 0.88], wide: 0.68, spot: 0.046, cell: 0.9, more: [glow('#8f9484', 0.5, 0.6, 0.5,
    0.3)] }),
  'Ornithoptera urvillianus FEMALE': femaleBirdwing({ ground: '#3a2d22', pale: '#d2cab4', hindPale: '#c4bea6',
    fore: [0.64, 0.82], hind: [0.62, 0.86], wide: 0.42, spot: 0.056, cell: 0.35, more: [glow('#7d8a94', 0.4, 0.5, 0.4,
    0.3)] }),
  'Trogonoptera brookiana FEMALE': femaleRajah('#4e8a5a', '#e6e4cc'),
  'Trogonoptera trojana FEMALE': femaleRajah('#5a9a78', '#d4dcc0'),
  'Troides FEMALE': femaleTroides([border('#1c1610', 0.16, { scallop: 0.05 }), spots('#1c1610', 0.72, 0.062,
    { form: 'wedge' })]),
  'Troides hypolitus FEMALE': femaleTroides([border('#2b231b', 0.2, { scallop: 0.05 }), spots('#2b231b', 0.74, 0.075,
    { form: 'wedge' }), band('#8d8470', 0.3, 0.52, { opacity: 0.8 })], [area('#c8bda0',
    trace('0.1,0.36 0.5,0.34 0.5,0.5 0.12,0.52'), { opacity: 0.6 })]),
  'Troides magellanus FEMALE': femaleTroides([border('#1c1610', 0.2, { scallop: 0.05 }), spots('#1c1610', 0.68, 0.07,
    { form: 'wedge' })]),
  'Troides amphrysus FEMALE': femaleTroides([border('#1c1610', 0.2, { scallop: 0.05 }), spots('#1c1610', 0.7, 0.066,
    { form: 'wedge' })], [streaks('#d8c890', 0.5, 0.94, 0.3)]),
};
