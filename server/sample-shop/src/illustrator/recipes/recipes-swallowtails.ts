import { trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import {
  area,
  band,
  border,
  eye,
  glow,
  line,
  sheen,
  spots,
  streaks,
  wash,
  type Mark,
  type Paint,
} from '../wings/wing-marks.ts';
import { bars, basal, dust } from '../wings/wing-marks-fine.ts';
import { folds } from './recipes-morphos.ts';

/** Black swallowtail dusted with jewel scales, one bright band or patch. */
function jewelSwallowtail(bright: Paint, fore: readonly Mark[], hind: readonly Mark[]): Recipe {
  return {
    fore: [wash(0), dust(bright, 260, { near: 0.15, far: 0.9, size: 0.012, opacity: 0.75 }), ...fore],
    hind: [wash(0), dust(bright, 260, { near: 0.15, far: 0.95, size: 0.012, opacity: 0.8 }), ...hind],
    body: { thorax: '#12110f', abdomen: '#14120f' },
  };
}

const machaonEye = eye(0.94, 0.86, 0.06, [2, 3, '#1a1410'], { light: false });

function costaBand(paint: Paint): Mark {
  return area(paint, trace('-0.7,0 -0.5,0.4 -0.05,1 -0.02,1 -0.2,0.5 -0.3,0'));
}

/** The genus Papilio. */
// oxfmt-ignore
export const swallowtails: RecipeBook = {
  'Papilio ulysses': jewelSwallowtail(2, [area(0, trace('0,0.5 0.5,0.5 1,0.5')), area(0,
    trace('-0.4,0 -0.2,0.5 0.4,0.66 1,0.62 1.4,0.5 1.3,0')), ...folds(2), border(1, 0.3, { apex: 0.14, scallop: 0.04 }),
    sheen(2, 0.4)], [...folds(2), border(1, 0.28, { scallop: 0.03 }), spots(0, 0.87, 0.03, { form: 'lunule' }), sheen(2, 0.4)]),
  'Papilio blumei': jewelSwallowtail(1, [band(1, 0.56, 0.7, { bow: -0.02, isSilk: true }), sheen(2, 0.3)], [band(1, 0.4, 0.58, { isSilk: true }),
    area(2, trace('0.58,0.98 0.64,1.5 0.7,1.5 0.7,0.98')), spots(2, 0.86, 0.03, { form: 'lunule' }), sheen(2, 0.3)]),
  'Papilio palinurus': jewelSwallowtail(1, [band(1, 0.56, 0.66, { isSilk: true }), sheen(1, 0.25)], [band(1, 0.44, 0.6, { isSilk: true }),
    spots('#e07a3a', 0.86, 0.035, { form: 'lunule', from: 0.7 }), spots(1, 0.88, 0.025, { form: 'lunule', to: 0.7 }),
    sheen(1, 0.25)]),
  'Papilio lorquinianus': jewelSwallowtail(1, [band(1, 0.5, 0.72, { bow: -0.02, isSilk: true }), sheen(2, 0.3)], [area(1,
    trace('-0.3,0.2 -0.1,0.66 0.5,0.66 1.1,0.56 1.2,0.2'), { isSilk: true }), spots(2, 0.84, 0.025, { form: 'lunule' }), sheen(2,
    0.3)]),
  'Papilio paris': jewelSwallowtail(2, [line(2, 0.76, 0.03, { from: 0.4, opacity: 0.8 })], [area(1,
    trace('-0.15,0.4 -0.05,0.82 0.32,0.82 0.5,0.62 0.36,0.42'), { isSilk: true }), spots('#b03a5a', 0.86, 0.035, { form: 'lunule',
    from: 0.5 }), sheen(1, 0.3)]),
  'Papilio karna': jewelSwallowtail(1, [line(1, 0.74, 0.016, { from: 0.3, opacity: 0.8 })], [area(2,
    trace('-0.1,0.46 -0.02,0.76 0.24,0.78 0.34,0.62 0.24,0.46'), { isSilk: true }), line(1, 0.72, 0.02, { from: 0.3, opacity: 0.8 }),
    spots('#8f4a9a', 0.85, 0.034, { form: 'lunule', from: 0.2 }), sheen(2, 0.25)]),
  'Papilio bianor': jewelSwallowtail(1, [dust(1, 200, { near: 0.5, far: 0.95, size: 0.013, opacity: 0.7 }),
    streaks('#0c0d0e', 0.46, 0.72, 0.34, { from: 0.45 })], [glow(2, 0.16, 0.6, 0.36, 0.7), dust(2, 220, { near: 0.4,
    far: 0.92, size: 0.014, opacity: 0.8 }), spots(2, 0.84, 0.03, { form: 'lunule' }), spots(3, 0.88, 0.034,
    { form: 'lunule', from: 0.3 })]),
  'Papilio maackii': jewelSwallowtail(1, [band(1, 0.68, 0.76, { from: 0.1, opacity: 0.75 }), sheen(2, 0.2)], [band(2,
    0.5, 0.66, { scallop: 0.02, isSilk: true }), glow(1, 0.3, 0.56, 0.4, 0.6), spots('#a8487a', 0.86, 0.034, { form: 'lunule' }),
    sheen(2, 0.3)]),
  'Papilio machaon': {
    fore: [wash(0), basal(1, 0.3, 0.95), dust(1, 120, { far: 0.4 }), area(1,
      trace('0.1,0.4 0.5,0.36 0.5,0.42 0.1,0.46')), area(1, trace('0.04,0.52 0.6,0.46 0.6,0.52 0.05,0.58')), border(1,
      0.2), spots(0, 0.93, 0.03, { form: 'lunule' }), dust(0, 140, { near: 0.82, far: 0.9 })],
    hind: [wash(0), basal(1, 0.24), border(1, 0.32, { scallop: 0.02 }), spots(2, 0.8, 0.045, { to: 0.9 }), spots(0,
      0.94, 0.038, { form: 'lunule' }), machaonEye],
    body: { thorax: '#2a2418', abdomen: '#d8c060' },
    veins: { colour: 1, width: 3.4, opacity: 0.95 },
  },
  'Papilio glaucus': {
    fore: [wash(0), bars(1, trace('0.28,0.9 0.46,0.66 0.6,0.5 0.74,0.34'), 0.06), border(1, 0.13, { apex: 0.05 }),
      spots(0, 0.94, 0.026), costaBand(1)],
    hind: [wash(0), area(1, trace('1.3,0.06 1.04,0.6 0.98,0.7 1.02,0.4')), border(1, 0.22), spots(2, 0.85, 0.045,
      { from: 0.4 }), spots(0, 0.95, 0.032, { form: 'lunule' }), eye(0.94, 0.84, 0.05, ['#e07a2a', 1],
      { light: false })],
    veins: { colour: 1, width: 2.2, opacity: 0.8 },
    body: { thorax: '#1a1810', abdomen: '#e0c040', rings: '#1a1810' },
  },
  'Papilio antimachus': {
    fore: [wash(1), area(0, trace('-0.4,0 -0.34,0.4 0.1,0.44 0.6,0.6 1.3,0.8 1.4,0')), spots(1, 0.3, 0.035), spots(0,
      0.58, 0.045, { form: 'bar' }), spots(2, 0.76, 0.04, { form: 'bar', to: 0.8 }), spots(0, 0.9, 0.02)],
    hind: [wash(0), basal(1, 0.3, 0.7), spots(1, 0.55, 0.05), border(1, 0.18, { scallop: 0.04 }), spots(2, 0.9,
      0.03)],
    body: { thorax: '#1c140c', abdomen: 0 },
  },
  'Papilio zalmoxis': { fore: [wash(0), glow(2, 0.6, 0.4, 0.5, 0.7), border(1, 0.1, { apex: 0.12 }), streaks(1, 0.55,
    0.95, 0.22)], hind: [wash(0), glow(2, 0.4, 0.4, 0.5, 0.7), border(1, 0.2, { scallop: 0.08 }), spots(0, 0.91,
    0.03), streaks(1, 0.5, 0.9, 0.16)], body: { thorax: '#1c1812', abdomen: '#d8982a' }, veins: { colour: 1, width: 3,
    opacity: 0.9 } },
  'Papilio nireus': { fore: [wash(0), band(1, 0.46, 0.62, { from: 0.2, isSilk: true }), spots(1, 0.78, 0.024, { to: 0.4 })],
    hind: [wash(0), area(1, trace('-0.3,0.3 -0.2,0.56 0.5,0.6 1.2,0.5 1.1,0.3 0.5,0.36'), { isSilk: true }), spots(1, 0.86, 0.022,
    { form: 'lunule' }), sheen(1, 0.15)], body: { thorax: '#12110f' } },
  'Papilio thoas': { fore: [wash(0), area(1,
    trace('1.3,0.24 1.0,0.62 0.5,0.66 0.1,0.76 0.1,0.84 0.5,0.78 1,0.84 1.4,0.7')), spots(1, 0.9, 0.026,
    { from: 0.4 })], hind: [wash(0), area(1, trace('-0.4,0.2 -0.3,0.66 0.5,0.6 1.3,0.5 1.3,0.1 0.4,0.2')), spots(1,
    0.86, 0.05, { form: 'lunule' }), eye(0.95, 0.8, 0.04, ['#b0482a', 0], { light: false })],
    body: { thorax: '#1a1610', abdomen: '#d8bc40' } },
  'Papilio demoleus': { fore: [wash(0), spots(1, 0.36, 0.05, { skip: [3] }), spots(1, 0.62, 0.07, { skip: [2] }),
    spots(1, 0.82, 0.04, { form: 'bar' }), spots(1, 0.94, 0.02), dust(1, 160, { far: 0.35 })], hind: [wash(0), area(1,
    trace('-0.3,0.36 -0.2,0.62 0.5,0.62 1.2,0.5 1.2,0.3 0.5,0.36')), spots(1, 0.8, 0.045), spots(1, 0.95, 0.03,
    { form: 'lunule' }), eye(0.93, 0.72, 0.07, [0, '#3a68b0', 2], { light: false }), dust(1, 100, { far: 0.35 })],
    body: { thorax: '#1a1810', abdomen: '#e0d49a' } },
  'Papilio memnon': { fore: [wash(0), streaks(1, 0.5, 0.95, 0.6, { opacity: 0.7 })], hind: [wash(0), streaks(1, 0.4,
    0.95, 0.8, { opacity: 0.85 }), spots(0, 0.86, 0.05), glow(2, 0.5, 0.7, 0.3, 0.3)] },
  'Papilio rumanzovia': { fore: [wash(0), streaks(2, 0.55, 0.95, 0.5, { opacity: 0.6 }), basal(1, 0.24, 0.9)],
    hind: [wash(0), streaks(1, 0.5, 0.9, 0.8, { from: 0.45 }), spots(0, 0.84, 0.05, { from: 0.45 }), basal(1, 0.22,
    0.7), streaks(2, 0.6, 0.9, 0.4, { to: 0.45, opacity: 0.5 })] },
  'Papilio dardanus': { fore: [wash(0), border(1, 0.14, { apex: 0.14, scallop: 0.03 }), spots(0, 0.93, 0.02),
    costaBand(1)], hind: [wash(0), band(1, 0.66, 0.8, { wave: 0.03 }), border(1, 0.07), spots(0, 0.95, 0.02)],
    body: { thorax: '#3a3424', abdomen: 0 } },
};
