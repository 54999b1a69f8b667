import { trace } from '../drawing/path.ts';
import type { RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import {
  area,
  band,
  border,
  eye,
  line,
  sheen,
  spots,
  streaks,
  wash,
  type Mark,
  type Paint,
} from '../wings/wing-marks.ts';
import { basal, dust, fringe, veined } from '../wings/wing-marks-fine.ts';

/** Dark bars with a pale one between them in the cell of the forewing. */
export const cellBlots = (dark: Paint, pale: Paint): Mark[] => [
  area(dark, trace('-0.3,0.28 0.1,0.2 0.3,0.22 0.24,0.3 -0.24,0.38')),
  area(dark, trace('-0.2,0.5 0.2,0.42 0.34,0.46 0.2,0.52 -0.16,0.6')),
  area(pale, trace('-0.2,0.4 0.1,0.34 0.2,0.38 -0.16,0.47'), { opacity: 0.7 }),
];

const peacockEye = (t: number, d: number, size: number): Mark =>
  eye(t, d, size, [3, 1, 2, '#14121a'], { squash: 1 });

/** Peacocks, tortoiseshells, fritillaries and the two-tailed pashas. */
// oxfmt-ignore
export const vanessids: RecipeBook = {
  'Aglais io': { fore: [wash(0), area(1, trace('-0.24,0.34 -0.1,0.56 0.1,0.52 0.1,0.36')), area(3,
    trace('-0.1,0.56 -0.05,0.66 0.14,0.62 0.1,0.52')), peacockEye(0.12, 0.78, 0.14), spots('#f0e8f4', 0.74, 0.014,
    { from: 0.3, to: 0.8 }), border('#4a3a30', 0.07)], hind: [wash(0), basal('#4a3428', 0.5, 0.8), border('#4a3a30',
    0.09), eye(0.2, 0.7, 0.19, ['#cbb89a', 1, 2, 1], { squash: 1 })], body: { thorax: '#4a3424' } },
  'Aglais urticae': { fore: [wash(0), ...cellBlots(1, 2), area(1, trace('0,0.62 0.16,0.58 0.2,0.7 0,0.74')),
    area('#f4f0e6', trace('-0.02,0.76 0.1,0.74 0.12,0.82 -0.02,0.83')), spots(1, 0.62, 0.04, { from: 0.5, to: 0.85 }),
    border(1, 0.12), spots(3, 0.92, 0.026, { form: 'lunule' })], hind: [wash(0), area(1,
    trace('-0.5,0 -0.3,0.5 0.3,0.52 1.3,0.36 1.3,0')), border(1, 0.16), spots(3, 0.88, 0.035, { form: 'lunule' })],
    body: { thorax: '#4a3018' } },
  'Vanessa atalanta': { fore: [wash(0), area(1,
    trace('-0.25,0.44 -0.12,0.52 0.4,0.6 0.98,0.86 1.02,0.76 0.5,0.5 0,0.38')), area('#f4f2ec',
    trace('-0.04,0.6 0.08,0.74 0.14,0.72 0.08,0.58')), spots('#f4f2ec', 0.84, 0.022, { to: 0.42 })], hind: [wash(0),
    basal('#4a3a28', 0.5, 0.6), border(1, 0.17, { from: 0.12 }), spots(0, 0.9, 0.018), eye(0.97, 0.92, 0.03,
    ['#3f6fb0', 0], { light: false })], body: { thorax: '#2a2218' } },
  'Vanessa cardui': { fore: [wash(0), basal('#8a6a4a', 0.3, 0.7), ...cellBlots(1, 0), border(1, 0.1, { apex: 0.28 }),
    spots(2, 0.78, 0.03, { to: 0.45 }), area(2, trace('-0.04,0.64 0.06,0.72 0.1,0.68 0.04,0.6')), spots(1, 0.66, 0.05,
    { from: 0.45 }), fringe(2, 0.02)], hind: [wash(0), basal('#7a5a3c', 0.4, 0.8), spots(1, 0.72, 0.032), spots(1,
    0.84, 0.022, { form: 'lunule' }), border(1, 0.06, { scallop: 0.02 }), fringe(2, 0.02)] },
  'Nymphalis antiopa': { fore: [wash(0), border('#14101a', 0.2), border(1, 0.1), spots(2, 0.86, 0.024),
    dust('#2a1418', 120, { near: 0.9, far: 1 }), area(1, trace('-0.14,0.62 -0.1,0.68 0,0.66 -0.04,0.6')), area(1,
    trace('-0.06,0.82 -0.02,0.88 0.06,0.85 0.02,0.79'))], hind: [wash(0), border('#14101a', 0.24), border(1, 0.12),
    spots(2, 0.83, 0.03), dust('#2a1418', 110, { near: 0.9, far: 1 })], body: { thorax: '#2a1a1c' } },
  Polygonia: { fore: [wash(0), ...cellBlots(1, 0), spots(1, 0.6, 0.045, { from: 0.3 }), spots(1, 0.74, 0.03,
    { to: 0.4 }), border('#7a4a2a', 0.11), spots(0, 0.86, 0.024, { form: 'lunule' })], hind: [wash(0),
    basal('#6a4220', 0.3, 0.7), spots(1, 0.5, 0.05, { skip: [3, 5] }), border('#7a4a2a', 0.16), spots('#e8b060', 0.85,
    0.028, { form: 'lunule' })], body: { thorax: '#5a3a20' } },
  Araschnia: { fore: [wash(0), ...cellBlots(1, 2), spots(1, 0.62, 0.06), band(1, 0.76, 0.8), border(1, 0.09), spots(2,
    0.74, 0.02, { to: 0.4 })], hind: [wash(0), basal(1, 0.4), spots(1, 0.55, 0.06), spots(1, 0.74, 0.04), border(1,
    0.08), spots('#6f8fc0', 0.93, 0.02, { form: 'lunule' })] },
  Argynnis: { fore: [wash(0), basal('#8a5a24', 0.3, 0.6), ...cellBlots(1, 0), streaks(1, 0.3, 0.85, 0.14,
    { from: 0.4 }), spots(1, 0.68, 0.028), spots(1, 0.84, 0.028), spots(1, 0.95, 0.026, { form: 'chevron' }),
    veined(1, 2)], hind: [wash(0), basal('#8a5a24', 0.4, 0.7), line(1, 0.42, 0.02, { wave: 0.02 }), spots(1, 0.68,
    0.034), spots(1, 0.84, 0.028, { form: 'lunule' }), spots(1, 0.95, 0.022, { form: 'lunule' })],
    body: { thorax: '#7a5024', abdomen: '#8a5c2c' } },
  Limenitis: { fore: [wash(0), spots(1, 0.52, 0.05, { form: 'bar', skip: [3] }), spots(1, 0.74, 0.024, { to: 0.45 }),
    spots(2, 0.86, 0.028, { form: 'lunule' }), line('#5f7a9a', 0.95, 0.01)], hind: [wash(0), band(1, 0.42, 0.52,
    { scallop: 0.02 }), spots(2, 0.8, 0.04, { form: 'lunule' }), line('#5f7a9a', 0.93, 0.012)] },
  Melanargia: { fore: [wash(0), basal(1, 0.2), area(1, trace('-0.3,0.3 0.3,0.36 0.4,0.5 0.1,0.56 -0.2,0.46')),
    border(1, 0.34, { scallop: 0.1 }), spots(0, 0.78, 0.05, { skip: [1] }), spots(0, 0.93, 0.022), area(1,
    trace('0.7,0.1 0.9,0.7 1.1,0.6 1,0.1'))], hind: [wash(0), basal(1, 0.24), band(1, 0.56, 0.72, { scallop: 0.05 }),
    border(1, 0.16, { scallop: 0.03 }), spots(0, 0.92, 0.026, { form: 'lunule' })], veins: { colour: 1, width: 2.4,
    opacity: 0.9 }, body: { thorax: '#3a3630', abdomen: '#4a463e' } },
  'Charaxes jasius': { fore: [wash(0), border(2, 0.2), spots(1, 0.78, 0.04), border(1, 0.09)], hind: [wash(0),
    border(2, 0.26), spots('#4f7fb8', 0.8, 0.022), border(1, 0.09), line('#f0e6d0', 0.88, 0.012)] },
  'Charaxes bohemani': { fore: [wash(0), border(1, 0.5, { apex: 0.06 }), spots(2, 0.72,
    0.03, { only: [0, 1] }), spots(2, 0.86, 0.012, { to: 0.3 }), sheen('#5f9af0', 0.2)], hind: [wash(0), border(1, 0.26),
    spots('#8fb0e0', 0.84, 0.02), line(2, 0.95, 0.01), sheen('#5f9af0', 0.25)] },
  'Charaxes candiope': { fore: [wash(0), area(2, trace('-0.3,0 -0.2,0.5 0.4,0.56 1.3,0.5 1.3,0'), { opacity: 0.8 }),
    border(1, 0.28, { scallop: 0.03 }), spots(0, 0.84, 0.045), basal('#7a8a4a', 0.2, 0.7)], hind: [wash(0), area(2,
    trace('-0.3,0 -0.2,0.5 0.4,0.5 1,0.3'), { opacity: 0.8 }), border(1, 0.22), spots(0, 0.88, 0.04)] },
  'Charaxes ameliae': { fore: [wash(0), basal(1, 0.36, 0.9), spots(1, 0.5, 0.034), spots(2, 0.68, 0.03), spots(2, 0.9,
    0.02)], hind: [wash(0), basal(1, 0.5, 0.95), spots(2, 0.76, 0.03), spots(2, 0.9, 0.022)] },
  'Charaxes eurialus': { fore: [wash(1), area(0, trace('-0.1,0.5 -0.05,0.78 0.5,0.84 1.2,0.86 1.3,0.5 0.6,0.56')),
    spots(0, 0.93, 0.02), basal('#5a4028', 0.4, 0.7)], hind: [wash(1), area(0,
    trace('-0.3,0.2 -0.1,0.56 0.5,0.5 0.6,0.2')), spots(2, 0.84, 0.03)] },
  Polyura: { fore: [wash(0), border(1, 0.06, { apex: 0.34 }), area(2, trace('0.2,0.7 0.3,0.86 0.5,0.84 0.44,0.7'),
    { opacity: 0.6 })], hind: [wash(0), spots('#5f8f9a', 0.86, 0.034, { form: 'lunule' }), spots('#d8a83a', 0.93,
    0.024, { form: 'lunule' }), border(1, 0.025)], body: { thorax: '#8a9078', abdomen: '#d8dcc8' } },
};
