import { trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import {
  area,
  band,
  border,
  eye,
  glow,
  line,
  type Mark,
  type Paint,
  sheen,
  spots,
  streaks,
  wash,
} from '../wings/wing-marks.ts';
import { bars, costa, innerEdge, ripples } from '../wings/wing-marks-fine.ts';

const longwing = (fore: readonly Mark[], hind: readonly Mark[]): Recipe => ({
  fore: [wash(0), ...fore],
  hind: [wash(0), ...hind],
  body: { thorax: '#171310', abdomen: '#1c1814' },
  veins: { opacity: 0.7 },
});

/** Purple that shows from one side only, white bands and an orange-ringed eye. */
const emperor: Recipe = {
  fore: [
    wash(1),
    sheen(0, 0.9),
    glow(0, 0.6, 0.4, 0.5, 0.9),
    spots(2, 0.52, 0.05, { form: 'bar', to: 0.85 }),
    spots(2, 0.76, 0.026, { to: 0.4 }),
    eye(0.72, 0.72, 0.035, ['#c87a3a', '#17120e'], { light: false }),
  ],
  hind: [
    wash(1),
    sheen(0, 0.9),
    glow(0, 0.4, 0.5, 0.5, 0.9),
    band(2, 0.4, 0.5),
    eye(0.84, 0.72, 0.04, ['#c87a3a', '#17120e'], { light: false }),
    line('#a8703a', 0.92, 0.012),
  ],
  body: { thorax: '#3a3228' },
};

/** Agrias, leafwings, longwings and their neighbours, and the purple emperors. */
// oxfmt-ignore
export const americanBrushfoots: RecipeBook = {
  'Agrias narcissus': { fore: [wash(1), area(0, trace('-0.36,0 -0.3,0.5 0.2,0.62 0.9,0.7 1.4,0.5 1.3,0')), glow(2,
    0.9, 0.8, 0.2, 0.5)], hind: [wash(1), area(2, trace('0.1,0.5 0.2,0.8 0.7,0.84 1,0.6 0.6,0.4'), { isSilk: true }), area(0,
    trace('-0.3,0.1 -0.1,0.5 0.4,0.5 0.6,0.2'))] },
  Agrias: { fore: [wash(1), area(0, trace('-0.36,0 -0.3,0.5 0.1,0.66 0.8,0.76 1.4,0.6 1.3,0')), border(2, 0.06,
    { from: 0.5, opacity: 0.6 })], hind: [wash(1), area(0, trace('-0.3,0.1 -0.1,0.6 0.5,0.68 0.9,0.5 0.6,0.15')),
    border(2, 0.14, { opacity: 0.8, from: 0.1, to: 0.8 })], body: { thorax: '#1c1214' } },
  Archaeoprepona: { fore: [wash(0), area(1, trace('1.3,0.5 1,0.8 0.5,0.74 0.1,0.72 0.1,0.66 0.5,0.6 1.1,0.56'), { isSilk: true }),
    sheen(1, 0.15)], hind: [wash(0), area(1, trace('-0.2,0.5 -0.1,0.76 0.4,0.7 0.9,0.5 1,0.24 0.6,0.4'), { isSilk: true }), sheen(1,
    0.15)] },
  Prepona: { fore: [wash(0), area(1, trace('1.3,0.34 1,0.84 0.5,0.8 0.2,0.72 0.2,0.64 0.5,0.54 1.1,0.4'), { isSilk: true }), spots(1,
    0.8, 0.02, { to: 0.3 }), sheen(1, 0.15)], hind: [wash(0), area(1,
    trace('-0.2,0.4 -0.1,0.84 0.4,0.8 0.9,0.56 1,0.24 0.6,0.36'), { isSilk: true }), sheen(1, 0.15)] },
  'Heliconius melpomene': longwing([area(1, trace('-0.04,0.5 -0.02,0.76 0.4,0.8 0.7,0.66 0.5,0.48 0.2,0.44'))], []),
  'Heliconius erato': longwing([area(1, trace('-0.02,0.52 0,0.74 0.4,0.78 0.66,0.66 0.46,0.5'))], [area(2,
    trace('-0.4,0.34 -0.1,0.44 0.4,0.44 0.9,0.36 0.9,0.3 0.4,0.37 -0.1,0.36'))]),
  'Heliconius charithonia': longwing([area(1, trace('-0.4,0.1 -0.1,0.5 0.2,0.55 0.8,0.76 0.88,0.72 0.36,0.5 0,0.36')),
    area(1, trace('-0.12,0.66 0.2,0.78 0.5,0.88 0.54,0.83 0.2,0.68 -0.1,0.6')), area(1,
    trace('-0.05,0.84 0.1,0.94 0.14,0.9 0,0.8'))], [area(1,
    trace('-0.4,0.36 0,0.56 0.5,0.56 1,0.44 1,0.36 0.5,0.47 0,0.46')), spots(1, 0.8, 0.022)]),
  'Heliconius doris': longwing([area(2, trace('-0.02,0.5 0,0.7 0.3,0.74 0.4,0.56 0.2,0.46')), area(2,
    trace('0.4,0.2 0.7,0.4 0.8,0.38 0.7,0.2'))], [streaks(1, 0.12, 0.84, 0.72)]),
  Diaethria: { fore: [wash(0), band(1, 0.46, 0.56, { from: 0.2, isSilk: true }), line('#f0efe8', 0.86, 0.012, { to: 0.3 })],
    hind: [wash(0), line(1, 0.86, 0.02)], under: { fore: [wash('#e8e4dc'), area('#d0302a',
    trace('-0.5,0 -0.1,0.6 0.6,0.6 1.3,0.3 1,0')), line('#17130f', 0.72, 0.04), line('#17130f', 0.88, 0.02)],
    hind: [wash('#e8e4dc'), line('#17130f', 0.9, 0.012), line('#17130f', 0.84, 0.016), eye(0.35, 0.5, 0.19,
    ['#17130f', '#e8e4dc', '#17130f'], { squash: 1.3, light: false }), eye(0.6, 0.46, 0.18, ['#17130f', '#e8e4dc',
    '#17130f'], { squash: 1.2, light: false })] } },
  Callicore: { fore: [wash(0), area(1, trace('-0.3,0.1 -0.2,0.6 0.4,0.74 1,0.66 1.3,0.4 1,0.1')), sheen(2, 0.3)],
    hind: [wash(0), glow(2, 0.4, 0.5, 0.4, 0.8)] },
  Nessaea: { fore: [wash(0), area(1, trace('0.1,0.52 0.2,0.78 0.8,0.76 1.05,0.6 0.9,0.42 0.5,0.5'), { isSilk: true })], hind: [wash(0),
    area(1, trace('0.1,0.6 0.3,0.84 0.8,0.8 0.7,0.62'), { isSilk: true })], under: { fore: [wash(2)], hind: [wash(2), line('#3a2418',
    0.72, 0.014)] } },
  Siproeta: { fore: [wash(0), area(1, trace('0.3,0.44 0.34,0.7 0.7,0.78 1.1,0.8 1.2,0.5 0.7,0.46')), area(1,
    trace('-0.2,0.4 0.1,0.5 0.14,0.42 -0.1,0.32')), spots(1, 0.8, 0.035, { to: 0.4 })], hind: [wash(0), area(1,
    trace('-0.2,0.3 -0.1,0.6 0.4,0.62 1.1,0.5 1.1,0.24 0.5,0.3')), spots(1, 0.82, 0.045)] },
  Marpesia: { fore: [wash(0), ...[0.34, 0.56, 0.82].map((d) => line(1, d, 0.016))], hind: [wash(0), ...[0.3, 0.52,
    0.8].map((d) => line(1, d, 0.016)), border(1, 0.07)] },
  Coenophlebia: { fore: [wash(0), glow(2, 0.6, 0.42, 0.45, 0.8), border(1, 0.07, { apex: 0.26 }), line(1, 0.64, 0.012,
    { opacity: 0.55 }), spots('#f0d8b0', 0.78, 0.014, { only: [1, 2] })], hind: [wash(0), glow(2, 0.3, 0.4, 0.4, 0.6),
    line(1, 0.66, 0.01, { opacity: 0.5 }), border(1, 0.07, { opacity: 0.7 })], body: { thorax: '#6a3e22' } },
  Sasakia: { ...emperor, fore: [wash(1), sheen(0, 0.9), glow(0, 0.8, 0.35, 0.5, 1), spots(2, 0.52, 0.036), spots(2,
    0.7, 0.034), spots('#e8d070', 0.86, 0.026)], hind: [wash(1), glow(0, 0.5, 0.35, 0.5, 1), spots(2, 0.5, 0.04),
    spots(2, 0.66, 0.03), spots('#e8d070', 0.84, 0.03), spots('#d0384a', 0.86, 0.04, { form: 'lunule',
    from: 0.82 })] },
  'Apatura iris': emperor,
  'Apatura ilia': { ...emperor, fore: [wash(2), sheen(0, 0.8), glow(0, 0.6, 0.4, 0.5, 0.8), spots(1, 0.52, 0.05,
    { form: 'bar' }), spots(1, 0.84, 0.026), eye(0.72, 0.72, 0.035, [1, 2], { light: false })], hind: [wash(2),
    sheen(0, 0.8), glow(0, 0.4, 0.4, 0.5, 0.8), band(1, 0.4, 0.5), spots(1, 0.82, 0.03), eye(0.84, 0.7, 0.04, [1, 2],
    { light: false })] },
  'Apatura FEMALE': { ...emperor, fore: [wash('#4a3a2c'), spots('#f0eee6', 0.52, 0.055, { form: 'bar', to: 0.85 }),
    spots('#f0eee6', 0.76, 0.028, { to: 0.4 }), eye(0.72, 0.72, 0.035, ['#c87a3a', '#17120e'], { light: false })],
    hind: [wash('#4a3a2c'), band('#f0eee6', 0.38, 0.5), eye(0.84, 0.72, 0.045, ['#c87a3a', '#17120e'],
    { light: false }), line('#a8703a', 0.92, 0.014)] },
};

/** Scaleless panes in a dark frame; the card shows through. */
function glass(frame: Paint, fore: readonly Mark[] = [], hind: readonly Mark[] = []): Recipe {
  const pane: Mark[] = [wash('#f3f0e6'), glow('#dfe8ee', 0.5, 0.6, 0.4, 0.5), sheen('#e8f0f8', 0.3)];
  const rim: Mark[] = [
    border(frame, 0.07, { scallop: 0.02 }),
    innerEdge(frame, 0.014),
    costa(frame, 0.016),
    bars(frame, [[0.52, 0.2]], 0.03),
  ];
  return {
    fore: [...pane, ...fore, ...rim],
    hind: [...pane, ...hind, ...rim.slice(0, 2), ripples(frame, 4)],
    isClear: true,
    veins: { width: 2.4, opacity: 0.75 },
    body: { thorax: '#2a2018', abdomen: '#3a2c20' },
  };
}

/** Clearwinged brushfoots. */
// oxfmt-ignore
export const glasswings: RecipeBook = {
  Greta: glass('#8a3a24', [area('#f2f2ec', trace('-0.1,0.66 0.1,0.8 0.16,0.76 0.02,0.6'))]),
  Methona: glass(1, [band(1, 0.44, 0.52), band(1, 0.68, 0.74, { to: 0.6 })], [band(1, 0.5, 0.56)]),
  Cithaerias: glass(2, [], [glow(1, 0.75, 0.75, 0.36, 1), glow(1, 0.6, 0.8, 0.25, 0.9), eye(0.24, 0.72, 0.06,
    ['#e8c060', '#2a2018'], {})]),
  Haetera: glass(2, [], [glow(1, 0.8, 0.75, 0.36, 0.9), eye(0.24, 0.72, 0.06, ['#e8c060', '#2a2018'], {}), eye(0.6,
    0.76, 0.05, ['#e8c060', '#2a2018'], {})]),
};
