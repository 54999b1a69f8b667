import { trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import {
  area,
  band,
  border,
  eye,
  glow,
  sheen,
  spots,
  streaks,
  wash,
  type Mark,
  type Paint,
} from '../wings/wing-marks.ts';
import { basal, costa, innerEdge } from '../wings/wing-marks-fine.ts';

/** A wing that shines is no flat sheet: ink in the folds beside the veins, a bright ridge between them. */
export const folds = (light: Paint): Mark[] => [
  streaks('#071a5c', 0.3, 1.02, 0.98, { opacity: 0.2 }),
  streaks(light, 0.26, 0.98, 0.6, { opacity: 0.3 }),
  streaks('#d6f2ff', 0.42, 0.9, 0.16, { opacity: 0.28 }),
];

/** Blue that is made by light: folds, violet where the wing turns away and a flash where it faces the lamp. */
export const depth = (light: Paint): Mark[] => [
  basal('#06123f', 0.4, 0.8),
  ...folds(light),
  glow('#5a2fd0', 0.95, 0.86, 0.34, 0.42),
  glow('#5a2fd0', 0.02, 0.9, 0.3, 0.36),
  glow('#c8f2ff', 0.36, 0.62, 0.3, 0.5),
  sheen(light, 0.4),
];

/** Structural blue from base to margin, with a dark rim and white beads at the tip. */
const morpho = (rim: number, beads: Paint = '#f4f6f6', light: Paint = 2): Recipe => ({
  fore: [
    wash(0, 0),
    glow(light, 0.45, 0.5, 0.5, 0.75),
    ...depth(light),
    border(1, rim, { apex: rim * 1.3, scallop: 0.015 }),
    spots(beads, 0.93, 0.013, { to: 0.5 }),
    costa(1, 0.016),
  ],
  hind: [
    wash(0, 0),
    glow(light, 0.4, 0.5, 0.5, 0.75),
    ...depth(light),
    border(1, rim * 0.8, { scallop: 0.015 }),
    innerEdge('#6a5a50', 0.06, 0.6),
  ],
  body: { thorax: '#1c1a1e', abdomen: '#2a2420' },
  veins: { opacity: 0.4, width: 1.2 },
});

/** A shining band between a dark base and a dark rim. */
const bandedMorpho = (ground: Paint, blue: Paint, white: Paint): Recipe => ({
  fore: [
    wash(ground),
    area(blue, trace('-0.16,0.42 -0.05,0.62 0.4,0.7 1.2,0.74 1.3,0.36 0.6,0.4'), { isSilk: true }),
    sheen(blue, 0.35),
    spots(white, 0.82, 0.016),
    spots(white, 0.92, 0.012),
  ],
  hind: [
    wash(ground),
    area(blue, trace('-0.3,0.24 -0.2,0.62 0.4,0.68 1.1,0.6 1.2,0.2 0.6,0.28'), { isSilk: true }),
    sheen(blue, 0.35),
    spots('#c8483a', 0.92, 0.014),
    spots(white, 0.86, 0.012),
  ],
  body: { thorax: '#1c1814' },
});

const pearlMorpho: Recipe = {
  fore: [
    wash(0),
    glow('#ffffff', 0.4, 0.5, 0.5, 0.5),
    sheen(2, 0.2),
    area(1, trace('-0.02,0.46 0.14,0.44 0.18,0.5 0,0.52'), { opacity: 0.7 }),
    spots(1, 0.84, 0.02, { opacity: 0.6 }),
    spots(1, 0.95, 0.022, { form: 'lunule' }),
    border(1, 0.02, { apex: 0.06 }),
  ],
  hind: [
    wash(0),
    sheen(2, 0.2),
    spots(1, 0.84, 0.024, { form: 'lunule', opacity: 0.7 }),
    spots('#b0703a', 0.62, 0.014, { opacity: 0.5 }),
    border(1, 0.02),
  ],
  body: { thorax: '#8a8078', abdomen: '#cfc8bc' },
};

/** Broad dull wings with a dusky blue suffusion: the owls from above. */
const owl = (blue: Paint, dark: Paint, pale: Paint): Recipe => ({
  fore: [
    wash(dark),
    area(pale, trace('-0.36,0.1 -0.2,0.5 0.3,0.6 1.3,0.66 1.4,0.1'), { opacity: 0.55 }),
    glow(blue, 0.8, 0.45, 0.5, 0.9),
    band(pale, 0.66, 0.7, { wave: 0.014, opacity: 0.6 }),
    border(dark, 0.18, { scallop: 0.02 }),
    spots('#e8dcc4', 0.8, 0.014, { to: 0.3 }),
  ],
  hind: [wash(dark), glow(blue, 0.35, 0.4, 0.7, 1), glow(blue, 0.6, 0.3, 0.4, 0.7), border(dark, 0.22)],
  body: { thorax: '#3a2e24', abdomen: '#4a3c30' },
});

/** Morphos and owls. */
// oxfmt-ignore
export const morphos: RecipeBook = {
  Morpho: morpho(0.1),
  'Morpho didius': morpho(0.1), 'Morpho menelaus': morpho(0.08), 'Morpho rhetenor': morpho(0.03),
    'Morpho aega': morpho(0.04), 'Morpho deidamia': bandedMorpho(1, 2, '#f0f0ea'),
  'Morpho cypris': { ...morpho(0.05, 1, '#7fc0f8'), fore: [wash(0), sheen('#7fc0f8', 0.6), spots(1, 0.56, 0.04,
    { form: 'bar' }), spots(1, 0.78, 0.018), border(2, 0.05, { apex: 0.06 }), spots(1, 0.94, 0.01)], hind: [wash(0),
    sheen('#7fc0f8', 0.6), band(1, 0.5, 0.58), spots(1, 0.8, 0.018), border(2, 0.06)] },
  'Morpho peleides': { ...morpho(0.22, '#f4f6f6', '#7cc2f4'), body: { thorax: '#2a2018' } },
  'Morpho achilles': bandedMorpho(0, 1, 2),
  'Morpho hecuba': { fore: [wash(0), basal('#4a5a6a', 0.45, 0.7), border(1, 0.3, { apex: 0.1, scallop: 0.03 }),
    spots(0, 0.8, 0.05, { form: 'chevron' }), spots(2, 0.93, 0.02)], hind: [wash(0), basal('#4a5a6a', 0.45, 0.7),
    border(1, 0.34, { scallop: 0.03 }), spots(0, 0.82, 0.06, { form: 'lunule' }), spots(2, 0.95, 0.018)],
    body: { thorax: '#4a3420' } },
  'Morpho polyphemus': pearlMorpho, 'Morpho sulkowskyi': { ...pearlMorpho, fore: [...pearlMorpho.fore, sheen(1, 0.6)],
    hind: [...pearlMorpho.hind, sheen(1, 0.6)] },
  'Caligo eurilochus': owl(0, 1, 2), 'Caligo idomeneus': owl(0, 1, 2), 'Caligo memnon': owl(0, 2, 1),
  'Caligo atreus': { ...owl(1, 0, 1), hind: [wash(0), glow(1, 0.4, 0.4, 0.5, 0.9), area(2,
    trace('-0.1,0.66 0,1.05 0.5,1.05 1,1.05 1,0.72 0.5,0.7'))] },
  Taenaris: { fore: [wash(0), border(1, 0.14, { apex: 0.2, opacity: 0.8 }), basal(1, 0.3, 0.5)], hind: [wash(0),
    glow(1, 0.5, 0.8, 0.3, 0.3), eye(0.3, 0.62, 0.16, [2, '#17120e', '#3a5a8a', '#17120e'], { squash: 1 }), eye(0.76,
    0.6, 0.18, [2, '#17120e', '#3a5a8a', '#17120e'], { squash: 1 })], body: { thorax: '#6a6058',
    abdomen: '#d8a83a' } },
};
