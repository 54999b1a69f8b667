import { trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import {
  area,
  band,
  border,
  eye,
  line,
  type Mark,
  type Paint,
  sheen,
  spots,
  streaks,
  wash,
} from '../wings/wing-marks.ts';
import { bars, basal, costa, dust, fringe, ripples, veined } from '../wings/wing-marks-fine.ts';
import { zigzag } from './recipes-hawkmoths.ts';

const tiger = (fore: readonly Mark[], hind: readonly Mark[], body: Recipe['body']): Recipe => ({
  fore,
  hind,
  ...(body ? { body } : {}),
});

const burnetSpots = (paint: Paint, size: number): Mark[] => [
  area(paint, trace('0.1,0.14 0.3,0.26 0.7,0.26 0.6,0.12')),
  eye(0.2, 0.46, size, [paint], { light: false }),
  eye(0.78, 0.46, size * 1.1, [paint], { light: false }),
  eye(0.22, 0.68, size, [paint], { light: false }),
  eye(0.68, 0.68, size * 1.1, [paint], { light: false }),
  eye(0.5, 0.86, size * 0.9, [paint], { light: false }),
];

/** Tigers, burnets and geometers. */
// oxfmt-ignore
export const dayMoths: RecipeBook = {
  'Arctia caja': tiger([wash(2), band(1, 0.25, 0.3, { wave: 0.03 }), area(1,
    trace('-0.4,0.5 -0.1,0.52 0.4,0.44 1.3,0.46 1.3,0.52 0.45,0.51 0,0.58')), area(1,
    trace('-0.2,0.66 0.1,0.64 0.4,0.8 0.9,1 0.82,1.02 0.34,0.84 0,0.72')), area(1,
    trace('0.96,0.62 0.5,0.78 0.3,1.02 0.38,1.02 0.56,0.84 1.1,0.72'))], [wash(0), eye(0.2, 0.78, 0.11, ['#14121a',
    3], { light: false }), eye(0.5, 0.84, 0.12, ['#14121a', 3], { light: false }), eye(0.82, 0.78, 0.1, ['#14121a',
    3], { light: false }), eye(0.36, 0.4, 0.1, ['#14121a', 3], { light: false })], { thorax: 2, abdomen: 0,
    rings: '#17121a' }),
  'Arctia villica': tiger([wash(0), eye(0.7, 0.16, 0.08, [1], { light: false }), ...[[0.1, 0.42, 0.09], [0.8, 0.44,
    0.1], [0.15, 0.68, 0.08], [0.55, 0.7, 0.09], [0.95, 0.72, 0.09], [0.2, 0.9, 0.05], [0.6, 0.92, 0.06]].map(([t = 0,
    d = 0, size = 0]) => eye(t, d, size, [1], { light: false }))], [wash(2), eye(0.4, 0.4, 0.06, [0],
    { light: false }), spots(0, 0.68, 0.06, { skip: [2, 4] }), border(0, 0.1, { scallop: 0.04, to: 0.6 }), spots(2,
    0.92, 0.03, { to: 0.5 })], { thorax: 0, abdomen: '#c8402a', rings: 0 }),
  Callimorpha: tiger([wash(0), sheen('#2f8a6a', 0.4), eye(0.6, 0.24, 0.06, [2], { light: false }), eye(0.1, 0.44,
    0.05, ['#f0a83a'], { light: false }), eye(0.75, 0.52, 0.07, [2], { light: false }), eye(0.15, 0.66, 0.055,
    ['#f4f0e4'], { light: false }), eye(0.4, 0.74, 0.03, ['#f4f0e4'], { light: false }), spots('#f4f0e4', 0.86, 0.03,
    { skip: [2, 4] })], [wash(1), area(0, trace('-0.1,0.66 0,1.1 0.5,1.1 0.34,0.84 0.14,0.7')), eye(0.4, 0.5, 0.05,
    [0], { light: false }), spots(0, 0.86, 0.04, { from: 0.5 })], { thorax: 0, abdomen: 1 }),
  Tyria: tiger([wash(0), costa(1, 0.05, 0.86), area(1, trace('1.05,0.2 0.93,0.4 0.93,0.9 1.0,0.9 1.08,0.5')),
    eye(0.18, 0.9, 0.06, [1], { light: false }), eye(0.7, 0.9, 0.055, [1], { light: false })], [wash(1), border(0,
    0.04)], { thorax: 0, abdomen: 0 }),
  'Zygaena filipendulae': tiger([wash(0), sheen('#3f8a8a', 0.35), ...burnetSpots(1, 0.06)], [wash(1), border(0,
    0.07)], { thorax: 0, abdomen: 0 }),
  'Zygaena fausta': tiger([wash(1), ...burnetSpots(2, 0.1), ...burnetSpots(0, 0.075)], [wash(0), border(1, 0.06)],
    { thorax: 1, abdomen: 1, rings: 0 }),
  Campylotes: tiger([wash(0), streaks(1, 0.1, 0.55, 0.6), spots(2, 0.7, 0.04), spots(2, 0.86, 0.035)], [wash(0),
    streaks(1, 0.1, 0.8, 0.7), spots(2, 0.88, 0.035)], { thorax: 0, abdomen: 2, rings: 0 }),
  Erasmia: tiger([wash(0), basal(3, 0.3, 0.9), band(1, 0.3, 0.38), band(2, 0.46, 0.56), streaks(1, 0.66, 0.95, 0.5)],
    [wash(2), streaks(1, 0.6, 0.95, 0.7), border(0, 0.06), sheen(1, 0.3)], { thorax: 3, abdomen: 1 }),

  Geometra: { fore: [wash(0, 0), line(1, 0.4, 0.016, { teeth: 0.02 }), line(1, 0.7, 0.02, { teeth: 0.03 }), spots(1,
    0.84, 0.014), area('#2f7a4a', trace('0.28,0.5 0.3,0.55 0.38,0.53 0.36,0.49'))], hind: [wash(0, 0), line(1, 0.62,
    0.02, { teeth: 0.03 }), spots(1, 0.8, 0.014)], veins: { colour: '#3a8a4a' }, body: { thorax: 0,
    abdomen: '#cfe0c0' } },
  Ourapteryx: { fore: [wash(0, 0), line(1, 0.4, 0.014), line(1, 0.68, 0.014), ripples(1, 30, { opacity: 0.3 })],
    hind: [wash(0, 0), line(1, 0.56, 0.014), eye(0.62, 0.95, 0.03, ['#8a3a24'], { light: false })],
    veins: { colour: '#c8bc7a' }, body: { thorax: 0, abdomen: 0 } },
  Biston: { fore: [wash(0), dust(1, 520, { size: 0.014, opacity: 0.85 }), ...zigzag(1, [0.3, 0.66], 0.03, 0.014),
    line(1, 0.48, 0.01, { wave: 0.02, opacity: 0.6 })], hind: [wash(0), dust(1, 380, { size: 0.014, opacity: 0.85 }),
    ...zigzag(1, [0.56], 0.03, 0.014)], body: { thorax: 0, abdomen: 0, rings: 1 } },
  Abraxas: { fore: [wash(0), band(2, 0.2, 0.28), spots(1, 0.4, 0.055, { skip: [3] }), band(2, 0.6, 0.66,
    { wave: 0.01 }), spots(1, 0.57, 0.045), spots(1, 0.7, 0.045), spots(1, 0.94, 0.045)], hind: [wash(0), spots(1,
    0.6, 0.032), spots(1, 0.93, 0.045)], body: { thorax: 2, abdomen: 2, rings: 1 } },
  Milionia: { fore: [wash(0), area(2, trace('-0.3,0.46 -0.1,0.52 0.6,0.68 1.2,0.9 1.2,0.78 0.6,0.58 0,0.42')),
    basal(1, 0.36, 1), sheen(1, 0.2)], hind: [wash(0), border(2, 0.24), spots(0, 0.87, 0.06), basal(1, 0.4, 0.9)],
    body: { thorax: 1, abdomen: 0 } },
  Dysphania: { fore: [wash(1), area(0, trace('-0.6,0 -0.3,0.3 0.5,0.36 1.3,0.3 1.2,0')), band('#e8e8f4', 0.56, 0.62,
    { to: 0.7 }), spots('#e8e8f4', 0.78, 0.03, { to: 0.6 }), spots(2, 0.24, 0.03)], hind: [wash(0), border(1, 0.16,
    { scallop: 0.08 }), spots(1, 0.56, 0.06, { skip: [1, 4, 6] }), spots(2, 0.3, 0.04, { only: [3] })],
    body: { thorax: 0, abdomen: 0, rings: 1 } },
  Macrosoma: { fore: [wash(0), ripples(2, 60), area(1, trace('-0.14,0.72 -0.1,0.82 0.08,0.84 0.06,0.74')), line(2,
    0.6, 0.014, { wave: 0.014 }), border(2, 0.06, { opacity: 0.5 })], hind: [wash(0), ripples(2, 50), line(2, 0.56,
    0.014, { wave: 0.014 }), border(2, 0.06, { opacity: 0.5 })], body: { thorax: 0 } },
};

/** Day-flying uraniids, which look so much like swallowtails that they are sold beside them. */
// oxfmt-ignore
export const uraniidae: RecipeBook = {
  Chrysiridia: {
    fore: [wash(0), bars(1, trace('0.14,0.9 0.24,0.8 0.34,0.7 0.44,0.6 0.54,0.5 0.64,0.4 0.74,0.3'), 0.026), area(1,
      trace('0.3,0.5 0.34,0.8 0.7,0.84 0.8,0.5'), { opacity: 0.85 }), streaks(0, 0.5, 0.84, 0.3), sheen('#3fc8e0',
      0.2)],
    hind: [wash(0), area(1, trace('-0.4,0.1 -0.3,0.5 0.3,0.56 0.5,0.2')), area(2,
      trace('0.5,0.4 0.5,0.8 0.8,0.88 1.15,0.8 1.1,0.3 0.8,0.3')), area(3,
      trace('0.3,0.5 0.34,0.78 0.54,0.8 0.56,0.5')), spots(0, 0.66, 0.05), spots(0, 0.82, 0.04), fringe('#f4f2ea',
      0.05, false), sheen('#e05a9a', 0.25)],
    body: { thorax: '#17241c', abdomen: '#2a8a5a' },
  },
  Urania: { fore: [wash(0), bars(1, trace('0.16,0.9 0.3,0.8 0.43,0.75 0.55,1 0.68,0.5 0.8,0.4'), 0.032), sheen(1,
    0.2)], hind: [wash(0), area(1, trace('0,0.5 0.2,0.86 0.7,0.9 1.2,0.76 1,0.4'), { opacity: 0.9 }), bars(0, [[0.4,
    1], [0.7, 1]], 0.05, 0.3), area(2, trace('0.6,0.9 0.66,1.5 0.76,1.5 0.8,0.9')), fringe(2, 0.05, false), sheen(1,
    0.3)], body: { thorax: '#17241c', abdomen: '#3f9a6a' } },
  Alcides: { fore: [wash(0), band(1, 0.26, 0.4), band(2, 0.56, 0.7), line(1, 0.88, 0.02), sheen(2, 0.25)],
    hind: [wash(0), band(1, 0.2, 0.34), band(2, 0.48, 0.74), fringe(1, 0.05, false), sheen(2, 0.3)] },
  Lyssa: { fore: [wash(0), bars(2, trace('0.2,0.4 0.3,0.4 0.4,0.4 0.5,0.3'), 0.016), area(1,
    trace('-0.05,0.66 0.2,0.72 0.6,0.7 1.3,0.6 1.3,0.68 0.6,0.77 0.2,0.76'))], hind: [wash(0), band(1, 0.4, 0.48),
    line(2, 0.62, 0.02), fringe(1, 0.06, false), veined(2, 1)] },
};
