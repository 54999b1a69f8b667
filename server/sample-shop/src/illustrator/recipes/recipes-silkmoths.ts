import { type Point, trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import {
  area,
  band,
  border,
  eye,
  glow,
  line,
  spots,
  wash,
  type Mark,
  type Paint,
} from '../wings/wing-marks.ts';
import { basal, costa, dust, fringe, pane, ripples } from '../wings/wing-marks-fine.ts';

/** A clear window with its point towards the base. */
const triangle = (t: number, d: number, size: number): Mark => {
  const corners: Point[] = [
    [t - size * 0.95, d + size * 0.7],
    [t - size * 0.1, d - size * 1.0],
    [t + size * 0.95, d + size * 0.6],
    [t + size * 0.1, d + size * 0.72],
  ];
  return pane('#e8e0cc', corners, 2);
};

/** Giants with clear triangles, pale zigzag bands and a snake's head on the wing tip. */
const atlas = (white: number): Recipe => {
  const bands: Mark[] = [
    line(1, 0.27, 0.03, { wave: 0.03 }),
    line(2, 0.3, 0.016, { wave: 0.03 }),
    band(1, 0.665, 0.665 + white, { wave: 0.014 }),
    line(2, 0.65, 0.014, { wave: 0.014 }),
    line(2, 0.67 + white, 0.012, { wave: 0.014 }),
    band('#c9836a', 0.7 + white, 0.75 + white, { wave: 0.012, opacity: 0.7 }),
    dust(1, 140, { near: 0.68, far: 0.82 }),
  ];
  return {
    fore: [
      wash(0),
      glow(2, 0.4, 0.4, 0.4, 0.35),
      ...bands,
      border('#cf9a5c', 0.12),
      line(2, 0.93, 0.01, { wave: 0.012 }),
      triangle(0.56, 0.5, 0.16),
      triangle(0.2, 0.56, 0.045),
      area('#d98a74', trace('-0.06,0.86 -0.02,1 0.1,0.99 0.12,0.9'), { opacity: 0.8 }),
      eye(0.055, 0.93, 0.028, [2, '#14100c'], {}),
      costa(1, 0.008),
    ],
    hind: [
      wash(0),
      glow(2, 0.4, 0.4, 0.4, 0.35),
      ...bands,
      border('#cf9a5c', 0.14),
      spots(2, 0.92, 0.022),
      line(2, 0.965, 0.01, { wave: 0.01 }),
      triangle(0.36, 0.46, 0.13),
    ],
    body: { thorax: 0, abdomen: 0, rings: 1 },
  };
};

/** Pale green or yellow moons with an eye on each wing and a wine-red leading edge. */
const moon = (edge: Paint, ring: Paint = 1, pale: Paint = '#f4f2dc'): Recipe => ({
  fore: [
    wash(0, 0),
    glow('#ffffff', 0.5, 0.5, 0.5, 0.3),
    line(ring, 0.78, 0.008, { opacity: 0.5 }),
    eye(0.3, 0.52, 0.055, [ring, pale, '#3a2a30'], { squash: 0.8, light: false }),
    costa(edge, 0.022),
    fringe(edge, 0.012, false),
  ],
  hind: [
    wash(0, 0),
    glow('#ffffff', 0.4, 0.5, 0.4, 0.3),
    eye(0.36, 0.46, 0.065, [ring, pale, '#3a2a30'], { squash: 0.8, light: false }),
    area(ring, trace('0.7,0.96 0.76,1.7 0.86,1.7 0.88,0.96'), { opacity: 0.35 }),
  ],
  body: { thorax: '#f4f2ea', abdomen: '#efeadc' },
  veins: { colour: '#6a7a4a', opacity: 0.5, width: 1.6 },
});

const emperor = (fore: readonly Mark[], hind: readonly Mark[], rings: readonly Paint[]): Recipe => ({
  fore: [wash(0), ripples(1, 30, { opacity: 0.3 }), ...fore, eye(0.34, 0.52, 0.095, rings)],
  hind: [wash(0), ripples(1, 30, { opacity: 0.3 }), ...hind, eye(0.4, 0.5, 0.1, rings)],
  body: { thorax: 1, abdomen: 0, rings: 1 },
});

const wavy = (paint: Paint, at: readonly number[], width = 0.012): Mark[] =>
  at.map((d) => line(paint, d, width, { wave: 0.012, teeth: 0.02 }));

/** Owl moths: dozens of fine concentric waves like engraved wood. */
const brahmaea: Recipe = {
  fore: [
    wash(0),
    ...[0.46, 0.54, 0.6, 0.66, 0.72, 0.77, 0.82].map((d) => line(1, d, 0.016, { wave: 0.018, teeth: 0.02 })),
    basal(1, 0.3, 0.9),
    band(1, 0.3, 0.44, { wave: 0.03, opacity: 0.8 }),
    eye(0.72, 0.5, 0.1, [2, 1, 0, 1], { light: false }),
    eye(0.4, 0.42, 0.06, [2, 1], { light: false }),
    border(2, 0.13, { opacity: 0.6 }),
    line(1, 0.92, 0.02, { teeth: 0.02 }),
  ],
  hind: [
    wash(0),
    basal(1, 0.55, 1),
    ...[0.56, 0.62, 0.68, 0.74, 0.8].map((d) => line(1, d, 0.016, { wave: 0.018, teeth: 0.02 })),
    line(2, 0.52, 0.016, { wave: 0.02 }),
    border(2, 0.12, { opacity: 0.6 }),
  ],
  body: { thorax: 1, abdomen: 1, rings: 2 },
};

// oxfmt-ignore
export const silkmoths: RecipeBook = {
  'Attacus atlas': atlas(0.025), 'Attacus caesar': atlas(0.02),
  Archaeoattacus: { ...atlas(0.05), fore: [...atlas(0.055).fore, area(2,
    trace('-0.06,0.8 -0.02,1.05 0.16,1.02 0.2,0.88'), { opacity: 0.9 }), eye(0.055, 0.92, 0.028, [2, '#14100c'])] },
  Rothschildia: { ...atlas(0.035), fore: [wash(0), line(1, 0.28, 0.03, { wave: 0.03 }), band(1, 0.66, 0.7,
    { wave: 0.012 }), line(2, 0.65, 0.016, { wave: 0.012 }), border('#c8a08a', 0.14), line(2, 0.92, 0.012,
    { wave: 0.014 }), triangle(0.56, 0.5, 0.16), dust('#e8a8a0', 160, { near: 0.7, far: 0.84 })] },
  Samia: { fore: [wash(0), line('#f3efe2', 0.27, 0.03), line('#3a3020', 0.3, 0.012), band(1, 0.66, 0.74,
    { wave: 0.01 }), line(2, 0.65, 0.026), line('#3a3020', 0.63, 0.01), area(2,
    trace('0.26,0.46 0.34,0.52 0.62,0.52 0.66,0.46 0.46,0.46')), border(0, 0.1), line('#5a4a2a', 0.93, 0.008),
    eye(0.05, 0.92, 0.026, ['#f3efe2', '#14100c'])], hind: [wash(0), line('#f3efe2', 0.24, 0.03), band(1, 0.66, 0.74),
    line(2, 0.65, 0.026), line('#3a3020', 0.63, 0.01), area(2,
    trace('0.26,0.42 0.34,0.48 0.6,0.48 0.64,0.42 0.46,0.43')), line('#5a4a2a', 0.92, 0.008)], body: { thorax: 0,
    abdomen: '#f0ece0', rings: 0 } },
  'Antheraea polyphemus': { fore: [wash(0), line('#f4e0d8', 0.27, 0.024), line('#a8504a', 0.29, 0.01), line('#3a2a24',
    0.8, 0.018), line('#f4dcd8', 0.825, 0.016), eye(0.34, 0.5, 0.055, ['#17140f', 2, '#f4ecc8'], { light: false }),
    costa('#8a8078', 0.02)], hind: [wash(0), line('#3a2a24', 0.8, 0.018), line('#f4dcd8', 0.83, 0.016), eye(0.38,
    0.47, 0.15, ['#15131c', 1, '#15131c', 2, '#f0e8b0'], { squash: 1.1, light: false })], body: { thorax: 0,
    abdomen: 0 } },
  'Antheraea yamamai': { fore: [wash(0), line(1, 0.8, 0.012), line('#f8ecd8', 0.82, 0.012), line(1, 0.28, 0.012,
    { wave: 0.03 }), eye(0.34, 0.52, 0.06, [1, '#f4ecd8', 2], { light: false }), costa('#a89a8a', 0.02)],
    hind: [wash(0), line(1, 0.76, 0.012), line('#f8ecd8', 0.79, 0.012), eye(0.4, 0.48, 0.07, ['#2a1a20', 1, '#f4ecd8',
    2], { light: false })], body: { thorax: 0, abdomen: 0 } },
  Hyalophora: { fore: [wash(0), basal(1, 0.3, 1), line(2, 0.3, 0.024, { wave: 0.02 }), band(1, 0.64, 0.7,
    { wave: 0.012 }), line(2, 0.63, 0.03, { wave: 0.012 }), border('#b8a48c', 0.14), line('#3a2620', 0.9, 0.01,
    { wave: 0.018 }), area(2, trace('0.28,0.44 0.34,0.52 0.5,0.5 0.44,0.43')), eye(0.05, 0.91, 0.03, ['#c8b8c8',
    '#14100c'])], hind: [wash(0), band(1, 0.62, 0.7), line(2, 0.6, 0.035), border('#b8a48c', 0.14), spots(1, 0.92,
    0.02), area(2, trace('0.3,0.36 0.36,0.48 0.5,0.46 0.46,0.36')), area(1,
    trace('0.34,0.38 0.38,0.45 0.46,0.44 0.43,0.38'))], body: { thorax: 1, abdomen: 1, rings: 2 } },
  'Saturnia pyri': emperor([basal(1, 0.3, 0.5), ...wavy(1, [0.3, 0.74, 0.78]), border(2, 0.08), band(1, 0.84, 0.9,
    { opacity: 0.5 })], [basal(1, 0.3, 0.5), ...wavy(1, [0.28, 0.74, 0.78]), border(2, 0.09), band(1, 0.83, 0.89,
    { opacity: 0.5 })], [1, 3, 2, '#14101a']),
  'Saturnia pavonia FEMALE': emperor([...wavy(2, [0.3, 0.74]), border('#e8dccc', 0.09), eyeDisc(0.34, 0.52)],
    [basal('#f0e0cc', 0.2, 0.4), border(2, 0.12, { opacity: 0.7 }), eyeDisc(0.4, 0.5), line('#e8dccc', 0.8, 0.016)],
    ['#17140f', 1, '#17140f', '#3a4a7a']),
  'Saturnia pavonia': { ...emperor([...wavy(2, [0.3, 0.74]), border('#e8dccc', 0.09), eyeDisc(0.34, 0.52)],
    [wash(1), border(2, 0.12, { opacity: 0.7 }), line('#5a3020', 0.76, 0.016)], ['#17140f', 1, '#17140f',
    '#3a4a7a']) },
  Aglia: { fore: [wash(0), line(1, 0.84, 0.014, { opacity: 0.7 }), eye(0.36, 0.52, 0.07, [1, 2, '#f4f4f8'],
    { light: false })], hind: [wash(0), line(1, 0.8, 0.024), eye(0.4, 0.46, 0.12, [1, 2, '#f4f4f8'],
    { light: false })], body: { thorax: 0, abdomen: 0 } },
  Automeris: { fore: [wash(0), line(2, 0.3, 0.014, { wave: 0.02 }), line(2, 0.76, 0.014), area(2,
    trace('0.3,0.44 0.34,0.54 0.5,0.5 0.44,0.42'), { opacity: 0.6 })], hind: [wash(0), glow(2, 0.95, 0.4, 0.4, 0.8),
    line(2, 0.82, 0.035), line(1, 0.72, 0.018), eye(0.4, 0.42, 0.19, [1, '#3a4a9a', 1, '#f4f4f8'], { squash: 1,
    light: false })], body: { thorax: 0, abdomen: 2 } },
  Citheronia: { fore: [wash(0), streak(1), spots(2, 0.36, 0.05, { only: [2, 5] }), spots(2, 0.68, 0.04,
    { skip: [3] })], hind: [wash(1), glow(2, 0.1, 0.4, 0.3, 0.8), band(0, 0.66, 0.76, { opacity: 0.6 })],
    veins: { colour: '#d9582a', width: 5, opacity: 0.95 }, body: { thorax: 1, abdomen: 1, rings: 2 } },
  Eacles: { fore: [wash(0), glow(1, 0.95, 0.9, 0.4, 0.8), glow(1, 0, 0.1, 0.2, 0.8), line(1, 0.74, 0.02), dust(1, 220,
    { size: 0.012 }), eye(0.36, 0.48, 0.035, [1, '#d8a8a0'], { light: false })], hind: [wash(0), line(1, 0.66, 0.022),
    eye(0.4, 0.4, 0.05, [1], { light: false }), dust(1, 160, { size: 0.012 })], body: { thorax: 0, abdomen: 0,
    rings: 1 } },
  Gonimbrasia: emperor([line('#f0e6dc', 0.28, 0.024), line('#4a2a1c', 0.3, 0.012), line('#4a2a1c', 0.74, 0.012),
    line('#f0e6dc', 0.765, 0.026)], [line('#4a2a1c', 0.74, 0.012), line('#f0e6dc', 0.765, 0.026)], ['#f0e6dc',
    '#17120e', 1, '#17120e']),
  Bunaea: { fore: [wash(0), line('#3a1c14', 0.3, 0.016, { wave: 0.02 }), line('#e8b8a8', 0.77, 0.016),
    border('#8a5a48', 0.12), pane('#f0e8e0', trace('0.28,0.46 0.34,0.53 0.46,0.5 0.4,0.44'), 0)], hind: [wash(0),
    glow('#d88a7a', 0, 0.4, 0.4, 0.6), eye(0.4, 0.46, 0.14, ['#17100c', '#f0e8e0', 1, '#f0b060'], { squash: 1,
    light: false }), line('#3a1c14', 0.78, 0.02)], body: { thorax: 0, abdomen: 0 } },
  Brahmaea: brahmaea, 'Brahmaea certhia': { ...brahmaea },
  Gastropacha: { fore: [wash(0), ...wavy(1, [0.3, 0.5, 0.7], 0.016), glow('#a88a9a', 0.6, 0.8, 0.3, 0.4)],
    hind: [wash(0), ...wavy(1, [0.4, 0.66], 0.016), glow(2, -0.1, 0.4, 0.3, 0.7)], body: { thorax: 1, abdomen: 2 } },
  Lasiocampa: { fore: [wash(0), band(1, 0.6, 0.67), glow(1, 0.5, 0.74, 0.2, 0.4), eye(0.34, 0.44, 0.03, [0,
    '#f8f4e8'], { light: false })], hind: [wash(0), band(1, 0.56, 0.66), border(1, 0.1, { opacity: 0.4 })],
    body: { thorax: 0, abdomen: 0 } },
  Endromis: { fore: [wash(0), line(1, 0.3, 0.024, { wave: 0.02 }), line(2, 0.33, 0.018, { wave: 0.02 }), line(2, 0.66,
    0.02, { wave: 0.02 }), spots(1, 0.86, 0.05, { form: 'wedge', to: 0.4 }), veinedWhite(1)], hind: [wash('#d08a3a'),
    line(2, 0.62, 0.02), spots(1, 0.86, 0.03)], body: { thorax: 1, abdomen: 0 } },

  'Actias luna': moon(1, '#b08a5a'), 'Actias selene': moon('#8a3a4a'), 'Actias maenas': moon('#8a5a3a', 1),
    'Actias dubernardi': { ...moon('#a8586e', 1), fore: [wash(0, 0), border(1, 0.13, { opacity: 0.9 }), eye(0.3, 0.52,
    0.045, ['#8a4458', '#f4f2dc', '#3a2a30'], { squash: 0.8, light: false }), costa('#a8586e', 0.022)],
    hind: [wash(0, 0), border(1, 0.24, { opacity: 0.9 }), eye(0.36, 0.46, 0.05, ['#8a4458', '#f4f2dc', '#3a2a30'],
    { light: false }), area(1, trace('0.66,0.9 0.6,2.8 0.98,2.8 0.92,0.9'))] },
  'Argema mittrei': { fore: [wash(0, 0), eye(0.34, 0.5, 0.085, [1, 0, '#8a3a24', 2], { squash: 1 }), line(1, 0.8,
    0.014, { wave: 0.012, opacity: 0.7 }), area(1, trace('-0.06,0.88 -0.02,1 0.1,0.98 0.06,0.9')), costa(1, 0.014)],
    hind: [wash(0, 0), eye(0.36, 0.5, 0.1, [1, 0, '#8a3a24', 2], { squash: 1 }), area(1,
    trace('0.66,0.94 0.72,1.9 0.84,1.9 0.88,0.94'), { opacity: 0.85 }), line(1, 0.8, 0.014, { wave: 0.014,
    opacity: 0.7 })], body: { thorax: 0, abdomen: '#f0e0a0' }, veins: { colour: '#8a7a2a' } },
  'Argema mimosae': { ...moon('#a89a90', 1, '#e8e0a0'), fore: [wash(0, 0), eye(0.34, 0.5, 0.075, [1, 0, '#5a3a2a',
    2]), line(1, 0.82, 0.012, { wave: 0.012, opacity: 0.6 }), costa('#a89a90', 0.026)], hind: [wash(0, 0), eye(0.36,
    0.5, 0.085, [1, 0, '#5a3a2a', 2]), area(1, trace('0.7,0.94 0.74,1.9 0.84,1.9 0.88,0.94'), { opacity: 0.75 }),
    line(1, 0.82, 0.012, { wave: 0.014, opacity: 0.6 })] },
  Coscinocera: { fore: [wash(0), line(1, 0.27, 0.024, { wave: 0.02 }), line(2, 0.3, 0.016, { wave: 0.02 }), band(1,
    0.7, 0.735, { wave: 0.012 }), line(2, 0.69, 0.016, { wave: 0.012 }), band(2, 0.75, 0.86, { opacity: 0.35 }),
    border('#b08a60', 0.1), triangle(0.36, 0.52, 0.12), triangle(0.1, 0.58, 0.04), eye(0.05, 0.93, 0.024, [2,
    '#14100c'])], hind: [wash(0), line(1, 0.3, 0.024), band(1, 0.68, 0.715, { wave: 0.012 }), line(2, 0.67, 0.016,
    { wave: 0.012 }), border('#b08a60', 0.14), spots(2, 0.91, 0.02), triangle(0.36, 0.47, 0.12)], body: { thorax: 0,
    abdomen: 0, rings: 1 } },
  Copiopteryx: { fore: [wash(0), band(1, 0.4, 0.56, { wave: 0.02, opacity: 0.7 }), line(2, 0.58, 0.014,
    { wave: 0.02 }), line(2, 0.38, 0.014, { wave: 0.02 }), area(2, trace('0.3,0.62 0.34,0.7 0.46,0.68 0.42,0.6')),
    border(1, 0.07, { opacity: 0.6 })], hind: [wash(0), line(1, 0.5, 0.02), line(2, 0.54, 0.01), border(1, 0.1,
    { opacity: 0.5 })], body: { thorax: 1, abdomen: 0 } },
};

function eyeDisc(t: number, d: number): Mark {
  return glow('#f4ecdc', t, d, 0.26, 0.9);
}

function streak(paint: Paint): Mark {
  return line(paint, 0.8, 0.02, { wave: 0.01 });
}

function veinedWhite(paint: Paint): Mark {
  return border(paint, 0.04, { opacity: 0.6 });
}
