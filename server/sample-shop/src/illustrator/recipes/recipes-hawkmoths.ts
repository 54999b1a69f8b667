import { trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import {
  area,
  band,
  border,
  eye,
  glow,
  line,
  streaks,
  wash,
  type Mark,
  type Paint,
} from '../wings/wing-marks.ts';
import { basal, costa, dust, fringe } from '../wings/wing-marks-fine.ts';

export const zigzag = (paint: Paint, at: readonly number[], teeth = 0.03, width = 0.012): Mark[] =>
  at.map((d) => line(paint, d, width, { teeth, wave: 0.012 }));

const hawk = (fore: readonly Mark[], hind: readonly Mark[], body: Recipe['body']): Recipe => ({
  fore: [wash(0), ...fore],
  hind,
  ...(body ? { body } : {}),
});

const clouds = (dark: Paint, at: readonly number[]): Mark[] =>
  at.map((d) => line(dark, d, 0.03, { wave: 0.014, bow: 0.05, opacity: 0.6 }));

const deathsHead: Recipe = {
  fore: [
    wash(0),
    dust('#c8b8a0', 240, { size: 0.01 }),
    ...clouds(2, [0.28, 0.44, 0.66]),
    ...zigzag('#0f0c0a', [0.3, 0.46, 0.68, 0.82], 0.02, 0.016),
    eye(0.2, 0.46, 0.022, [1], { light: false }),
    glow(2, 0.2, 0.9, 0.2, 0.5),
    dust(1, 90, { near: 0.7 }),
  ],
  hind: [
    wash(1),
    band(0, 0.5, 0.6, { wave: 0.01 }),
    band(0, 0.76, 0.9, { scallop: 0.03 }),
    line(0, 0.96, 0.012),
  ],
  body: { thorax: 0, abdomen: 0, rings: 1, skull: '#d0a862' },
};

/** Hawkmoths. */
// oxfmt-ignore
export const hawkmoths: RecipeBook = {
  Acherontia: deathsHead,
  Daphnis: hawk([band('#e8d0cc', 0.24, 0.29, { bow: 0.05 }), area('#3f6f3a',
    trace('-0.4,0.3 0.1,0.5 0.7,0.6 1.3,0.5 1.3,0.3 0.5,0.34'), { opacity: 0.7 }), band(1, 0.58, 0.66, { bow: 0.04 }),
    area(2, trace('0.1,0.68 0.3,0.98 0.9,0.98 1,0.7'), { opacity: 0.55 }), line('#f0e0dc', 0.68, 0.016,
    { bow: 0.04 }), eye(0.9, 0.1, 0.03, ['#f0e8e0', '#2f5a2a'], { light: false })], [wash(2), basal('#4a4a5a', 0.5,
    0.8), border(0, 0.3), line('#f0e0dc', 0.68, 0.02)], { thorax: 0, abdomen: 0, rings: 1 }),
  'Deilephila elpenor': hawk([wash(1), band(0, 0.5, 0.6, { bow: 0.05 }), border(0, 0.1), line(0, 0.76, 0.03,
    { bow: 0.05 }), costa(0, 0.02)], [wash(0), basal(2, 0.55, 1), fringe('#f4ece4', 0.05, false)], { thorax: 1,
    abdomen: 1, rings: 0 }),
  'Deilephila porcellus': hawk([wash(1), border(0, 0.26, { scallop: 0.04 }), costa(0, 0.04), glow(0, 0.3, 0.3, 0.2,
    0.4)], [wash(1), border(0, 0.3), basal('#5a4a3a', 0.3, 0.8)], { thorax: 0, abdomen: 0, rings: 1 }),
  'Sphinx ligustri': hawk([area('#3a2e28', trace('0.5,0.1 0.6,0.9 1.3,0.9 1.2,0.1'), { opacity: 0.6 }),
    streaks('#1c1614', 0.5, 0.9, 0.14), line('#e8ded4', 0.88, 0.012), dust('#c8bcb0', 140)], [wash(1), band(2, 0.28,
    0.4), band(2, 0.58, 0.72), border('#8a6a60', 0.12)], { thorax: 2, abdomen: 1, rings: 2 }),
  Smerinthus: hawk([...clouds('#5a3f34', [0.3, 0.5]), area('#5a3f34', trace('0.3,0.44 0.4,0.66 0.9,0.62 0.8,0.4'),
    { opacity: 0.7 }), area('#4a342c', trace('-0.05,0.8 0.02,1.05 0.3,1 0.2,0.86'), { opacity: 0.6 }), line('#c8b0a4',
    0.74, 0.014, { wave: 0.014 })], [wash(1), border('#a88a74', 0.24), eye(0.72, 0.66, 0.22, ['#17131a', 2, '#17131a',
    '#3a3a48'], { light: false, squash: 1 })], { thorax: '#5a4238', abdomen: 0 }),
  Laothoe: hawk([band('#6a625c', 0.36, 0.58, { wave: 0.03, opacity: 0.7 }), ...zigzag(2, [0.34, 0.6, 0.76], 0.02),
    eye(0.3, 0.5, 0.024, ['#f0ece4'], { light: false }), border(2, 0.1, { opacity: 0.4 })], [wash(0), glow(1, 0.5,
    0.2, 0.5, 1), ...zigzag(2, [0.56, 0.72], 0.02)], { thorax: 0, abdomen: 0 }),
  Mimas: hawk([glow(0, 0.5, 0.3, 0.4, 0.6), area(1, trace('-0.2,0.4 -0.1,0.6 0.3,0.58 0.34,0.44')), area(1,
    trace('0.6,0.44 0.66,0.6 1.1,0.62 1.1,0.44')), border(2, 0.24), line(1, 0.76, 0.02), glow(1, 0.1, 0.9, 0.2, 0.6)],
    [wash('#c88a5a'), basal(1, 0.4, 0.7), border(2, 0.14)], { thorax: 2, abdomen: 0 }),
  Macroglossum: hawk([line(2, 0.34, 0.03), line(2, 0.56, 0.024), border('#4a4038', 0.12, { opacity: 0.7 }),
    dust('#b8aca0', 120)], [wash(1), basal('#8a5a2a', 0.3, 0.8), border('#7a4a24', 0.12)], { thorax: 0,
    abdomen: '#4a4038', rings: '#e8e0d4' }),
  'Hyles euphorbiae': hawk([wash(2), basal(0, 0.26, 1), area(0, trace('-0.06,0.96 0.05,1 1.1,0.36 1.06,0.2 0.6,0.56'),
    { opacity: 0.95 }), area(0, trace('-0.4,0.4 -0.2,0.6 0,0.62 0,0.48')), border('#a89a80', 0.09)], [wash(1),
    basal('#17130f', 0.4, 1), band('#17130f', 0.66, 0.78), glow('#f4f0e8', 1.1, 0.5, 0.16, 1), border('#e8b8b0',
    0.1)], { thorax: 0, abdomen: 0, rings: '#f4f0e8' }),
  Xanthopan: hawk([dust('#c8a878', 240), ...clouds(2, [0.3, 0.46, 0.7]), streaks(2, 0.5, 0.95, 0.12), ...zigzag(2,
    [0.6, 0.82], 0.03), eye(0.25, 0.48, 0.02, ['#e8dcc0'], { light: false })], [wash(2), basal(1, 0.7, 1), band(2,
    0.4, 0.48), border(2, 0.3)], { thorax: 0, abdomen: 2, rings: 1 }),
  Cocytius: hawk([dust('#a8ac98', 260), ...clouds(2, [0.28, 0.5, 0.72]), ...zigzag(2, [0.6, 0.84], 0.03),
    glow('#3a4a30', 0.9, 0.3, 0.3, 0.6)], [wash(1), streaks('#f0e8c0', 0.4, 0.7, 0.3, { opacity: 0.5 }), border(2,
    0.28, { scallop: 0.04 }), basal(2, 0.15, 0.8)], { thorax: 0, abdomen: 0, rings: 1 }),
  Euchloron: hawk([glow('#6fbf5a', 0.5, 0.4, 0.4, 0.5), area(2, trace('0.9,0.1 0.9,0.24 1.2,0.24 1.1,0.1')), eye(0.25,
    0.5, 0.02, [2], { light: false })], [wash(1), basal(2, 0.4, 1), line(2, 0.7, 0.02), border('#a85a24', 0.14)],
    { thorax: 0, abdomen: 0 }),
  Eumorpha: hawk([...clouds('#2f5a24', [0.3, 0.5, 0.66]), line('#c8d8a0', 0.72, 0.012, { bow: 0.05 }), glow('#8fb06a',
    0.2, 0.8, 0.3, 0.5), eye(0.3, 0.46, 0.02, ['#1c2a14'], { light: false })], [wash('#17181c'), glow(1, 0.4, 0.4,
    0.5, 1), band('#17181c', 0.56, 0.68), glow(2, 1, 0.7, 0.3, 0.9), border(0, 0.1)], { thorax: 0, abdomen: 0 }),

};
