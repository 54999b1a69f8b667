import { trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import {
  area,
  band,
  border,
  eye,
  glow,
  line,
  spots,
  streaks,
  wash,
  type Paint,
} from '../wings/wing-marks.ts';
import { basal, dust, fringe, veined } from '../wings/wing-marks-fine.ts';

/** A blue's female: brown, blue scales at the root, orange lunules before the margin. */
const brownBlue = (brown: string, scales: Paint, isChequered: boolean): Recipe => {
  const mark = [
    wash(brown),
    basal(scales, 0.34, 0.55),
    dust(scales, 90, { near: 0.1, far: 0.5, size: 0.012, opacity: 0.5 }),
  ];
  const edge = fringe('#f2eee4', 0.04, isChequered);
  return {
    fore: [
      ...mark,
      spots('#1f1712', 0.5, 0.02, { only: [2] }),
      spots('#d8742a', 0.88, 0.026, { form: 'lunule' }),
      edge,
    ],
    hind: [
      ...mark,
      spots('#d8742a', 0.86, 0.034, { form: 'lunule' }),
      spots('#1f1712', 0.93, 0.022),
      spots('#cfd8ea', 0.965, 0.012),
      edge,
    ],
    body: { thorax: '#5a5248', abdomen: '#4a4038' },
  };
};

const dark = '#1f1812';
const milk = '#efe9d8';

/** Females of brushfoots, whites, blues and moths that are dull where their males shine. */
// oxfmt-ignore
export const dullFemales: RecipeBook = {
  'Polyommatus icarus FEMALE': brownBlue('#5c4838', '#6f86c8', false),
  'Lysandra bellargus FEMALE': brownBlue('#4a3426', '#4f86c0', true),
  'Favonius quercus FEMALE': { fore: [wash('#2a2420'), area('#5a44b0',
    trace('0.5,0.16 0.36,0.5 0.56,0.62 0.84,0.6 1.2,0.4 1.2,0.1')), glow('#8f7af0', 0.66, 0.42, 0.2, 0.6)],
    hind: [wash('#2a2420'), line('#cfd0d4', 0.94, 0.008)], body: { thorax: '#3a3632', abdomen: '#2a2622' } },
  'Lycaena virgaureae FEMALE': { fore: [wash('#d07a2c'), border(dark, 0.08, { apex: 0.04 }), spots(dark, 0.7, 0.03),
    spots(dark, 0.84, 0.026), spots(dark, 0.4, 0.034, { only: [2, 4] })], hind: [wash('#b8682a'), basal('#3a2a1c', 0.5,
    0.7), spots(dark, 0.6, 0.03), spots(dark, 0.76, 0.03), border(dark, 0.05), spots(dark, 0.92, 0.026)],
    body: { thorax: '#5a4228', abdomen: '#6a4a2a' } },
  'Danis danis FEMALE': { fore: [wash('#2a2422'), area('#f4f4f0',
    trace('0.4,0.26 0.44,0.6 0.8,0.74 1.2,0.62 1.2,0.2')), basal('#4f8ac0', 0.26, 0.7)], hind: [wash('#f4f4f0'),
    border('#2a2422', 0.26), basal('#4f8ac0', 0.26, 0.6)], body: { thorax: '#3a3a40' } },
  'Arhopala hercules FEMALE': { fore: [wash(0), border('#2a221c', 0.2, { apex: 0.16 }), basal('#1c2444', 0.3, 0.5)],
    hind: [wash(0), border('#2a221c', 0.26), basal('#1c2444', 0.3, 0.5)] },
  'Evenus coronata FEMALE': { fore: [wash('#3f6fb0'), border(dark, 0.2, { apex: 0.16 })], hind: [wash('#3f6fb0'),
    border(dark, 0.16), spots(2, 0.8, 0.07, { from: 0.76 }), spots('#e0a83a', 0.9, 0.03, { from: 0.76 })] },

  'Cymothoe sangaris FEMALE': { fore: [wash('#8a6a44'), basal('#5a4028', 0.4, 0.6), band('#e8dcc0', 0.56, 0.68),
    line(dark, 0.72, 0.012, { wave: 0.02 }), spots('#e8dcc0', 0.84, 0.04, { form: 'chevron' })], hind: [wash('#8a6a44'),
    band('#e8dcc0', 0.42, 0.62), line(dark, 0.68, 0.012, { wave: 0.02 }), spots('#e8dcc0', 0.82, 0.04,
    { form: 'chevron' })], body: { thorax: '#5a4028', abdomen: '#7a5c3c' } },
  'Hypolimnas bolina FEMALE': { fore: [wash('#2e241e'), glow('#4a4a9a', 0.4, 0.56, 0.24, 0.4), area('#c8642c',
    trace('0.7,0.5 0.68,0.72 0.94,0.78 1.1,0.6 0.94,0.48')), spots(milk, 0.8, 0.022), spots(milk, 0.94, 0.026,
    { form: 'chevron' }), area(milk, trace('-0.1,0.56 0.02,0.62 0.14,0.68 0.12,0.74 -0.06,0.66'))], hind: [wash('#2e241e'),
    glow(milk, 0.4, 0.66, 0.3, 0.5), spots(milk, 0.78, 0.022), spots(milk, 0.93, 0.03, { form: 'chevron' })],
    body: { thorax: dark, abdomen: '#3a2c24' } },
  'Euploea mulciber FEMALE': { fore: [wash('#3a2c24'), glow(0, 0.4, 0.5, 0.36, 0.6), spots('#d8dcea', 0.6, 0.034),
    spots('#d8dcea', 0.82, 0.022)], hind: [wash('#4a382c'), streaks('#e0d8c8', 0.24, 0.8, 0.34), spots('#e0d8c8', 0.9,
    0.018)], body: { thorax: dark, abdomen: '#3a2c24' } },
  'Sasakia charonda FEMALE': { fore: [wash('#4a3a2a'), spots(milk, 0.52, 0.038), spots(milk, 0.7, 0.036),
    spots('#e8d070', 0.86, 0.026)], hind: [wash('#4a3a2a'), spots(milk, 0.5, 0.044), spots(milk, 0.66, 0.034),
    spots('#e8d070', 0.84, 0.03), spots('#d0384a', 0.86, 0.04, { form: 'lunule', from: 0.82 })],
    body: { thorax: '#3a2c20', abdomen: '#5a4632' } },
  'Zeuxidia aurelius FEMALE': { fore: [wash('#4a3628'), band(milk, 0.6, 0.72, { to: 0.7, bow: 0.03 }), spots(milk, 0.86,
    0.03, { form: 'lunule' })], hind: [wash('#54402e'), spots('#d8c8a0', 0.78, 0.05, { form: 'lunule' }),
    line('#2a1c12', 0.9, 0.014)], body: { thorax: '#3a2a1c', abdomen: '#5a4632' } },
  'Charaxes ameliae FEMALE': { fore: [wash('#3a2c22'), band(milk, 0.48, 0.6, { from: 0.3 }), spots(milk, 0.7, 0.034,
    { to: 0.4 }), spots(milk, 0.9, 0.018)], hind: [wash('#3a2c22'), band(milk, 0.36, 0.54), spots('#8fb0d8', 0.78,
    0.03), spots('#8fb0d8', 0.9, 0.022)], body: { thorax: '#2a2018', abdomen: '#4a3a2c' } },
  'Agrias claudina FEMALE': { fore: [wash('#2a201c'), area('#d86a2c',
    trace('-0.36,0 -0.3,0.5 0.1,0.6 0.8,0.68 1.4,0.5 1.3,0'))], hind: [wash('#2a201c'), glow('#d86a2c', 0.3, 0.3, 0.4, 0.8)],
    body: { thorax: '#2a1c18' } },
  'Argynnis paphia FEMALE': { fore: [wash('#c8842e'), basal('#6a5a2c', 0.4, 0.7), spots(dark, 0.3, 0.04, { to: 0.5 }),
    spots(dark, 0.5, 0.042), spots(dark, 0.68, 0.038), spots(dark, 0.84, 0.036), spots(dark, 0.95, 0.026,
    { form: 'chevron' }), veined(dark, 1.6, 0.7)], hind: [wash('#c8842e'), basal('#6a5a2c', 0.46, 0.8), line(dark, 0.42,
    0.024, { wave: 0.02 }), spots(dark, 0.66, 0.042), spots(dark, 0.84, 0.032, { form: 'lunule' }), spots(dark, 0.95,
    0.024, { form: 'lunule' })], body: { thorax: '#6a5430', abdomen: '#7a5c34' } },

  'Colias crocea FEMALE': { fore: [wash(0), border(1, 0.2, { apex: 0.12 }), spots('#ecd060', 0.86, 0.036, { skip: [3] }),
    area(1, trace('0.08,0.46 0.2,0.53 0.3,0.49 0.2,0.42'))], hind: [wash('#c88a34'), basal('#6a6a34', 0.5, 0.7),
    border(1, 0.16), spots('#ecd060', 0.88, 0.036, { from: 0.2, to: 0.85 }), spots('#f08a2a', 0.46, 0.06,
    { only: [3] })], body: { thorax: '#6a6a3a', abdomen: '#c8a84a' } },
  'Gonepteryx cleopatra FEMALE': { fore: [wash('#f0f2d4'), streaks('#f0c878', 0.3, 0.6, 0.2, { opacity: 0.5,
    only: [3] }), spots('#d8862a', 0.52, 0.02, { only: [2] })], hind: [wash('#eef0cc'), glow('#f0c878', 0.9, 0.8, 0.24,
    0.4), spots('#d8862a', 0.5, 0.034, { only: [3] })], body: { thorax: '#b8b890', abdomen: '#dcdcb8' } },
  'Sericinus montela FEMALE': { fore: [wash('#e6dcc0'), band('#4a3426', 0.2, 0.3), band('#4a3426', 0.44, 0.52),
    band('#4a3426', 0.66, 0.78), border('#4a3426', 0.1, { apex: 0.06 }), spots('#c8383a', 0.48, 0.02, { to: 0.5 })],
    hind: [wash('#e6dcc0'), band('#4a3426', 0.24, 0.34), band('#4a3426', 0.52, 0.62), band('#c8383a', 0.68, 0.75,
    { from: 0.3 }), spots('#4a3426', 0.84, 0.06), spots('#4f6fb0', 0.86, 0.026, { from: 0.4 })],
    body: { thorax: '#2a2018', abdomen: '#d8ccb0', rings: '#2a2018' } },
  'Delias aruna FEMALE': { fore: [wash('#2a2420'), basal('#d8a03a', 0.4, 0.7), area('#e8d8a0',
    trace('0.3,0.64 0.36,0.76 0.6,0.8 0.62,0.7'))], hind: [wash('#d8902e'), border('#2a2420', 0.34, { scallop: 0.03 })],
    body: { thorax: '#3a2a1c', abdomen: '#b8782a' } },

  'Automeris io FEMALE': { fore: [wash('#8a4a3a'), line('#5a2c24', 0.3, 0.016, { wave: 0.02 }), line('#d8b08a', 0.76,
    0.014), eye(0.4, 0.48, 0.03, ['#5a2c24'], { light: false }), dust('#d8b08a', 120, { near: 0.2 })], hind: [wash(0), glow(2,
    0.95, 0.4, 0.4, 0.8), line('#8a4a3a', 0.82, 0.05), line(1, 0.72, 0.018), eye(0.4, 0.42, 0.19, [1, '#3a4a9a', 1,
    '#f4f4f8'], { squash: 1, light: false })], body: { thorax: '#8a4a3a', abdomen: 2 } },
  'Lasiocampa quercus FEMALE': { fore: [wash('#d8b068'), band('#ecd49a', 0.6, 0.67), eye(0.34, 0.44, 0.03, ['#a87a3a',
    '#f8f4e8'], { light: false })], hind: [wash('#d8b068'), band('#ecd49a', 0.54, 0.66)], body: { thorax: '#d0a860',
    abdomen: '#c89c54' } },
};
