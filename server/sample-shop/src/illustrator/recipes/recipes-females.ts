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
  type Paint,
} from '../wings/wing-marks.ts';
import { basal, costa, dust, innerEdge } from '../wings/wing-marks-fine.ts';
import { depth } from './recipes-morphos.ts';

/** Blue, but less of it: a broad dark margin with two rows of pale spots, on rounder wings. */
const blueMorpho = (rim: number, light: Paint = 2): Recipe => ({
  pair: 'morpho',
  fore: [
    wash(0),
    glow(light, 0.5, 0.42, 0.42, 0.6),
    ...depth(light),
    border('#1c1512', rim, { apex: 0.2, scallop: 0.02 }),
    area('#1c1512', trace('-0.14,0.44 0.12,0.5 0.16,0.6 -0.14,0.62')),
    spots('#efeee6', 0.94, 0.016),
    spots('#efeee6', 0.83, 0.022, { to: 0.8 }),
    costa('#1c1512', 0.024),
  ],
  hind: [
    wash(0),
    glow(light, 0.4, 0.45, 0.42, 0.6),
    ...depth(light),
    border('#1c1512', rim * 1.1, { scallop: 0.03 }),
    spots('#d8d4c4', 0.84, 0.02, { form: 'lunule' }),
    spots('#b0583a', 0.94, 0.014),
    innerEdge('#6a5a50', 0.06, 0.6),
  ],
  body: { thorax: '#2a211c', abdomen: '#3a2e26' },
});

/** The females that a beginner takes for another species: tawny where the male is blue. */
const tawnyMorpho = (tawny: string, pale: string): Recipe => ({
  pair: 'morpho',
  fore: [
    wash('#2a1c12'),
    area(tawny, trace('-0.1,0.46 0,0.7 0.4,0.74 1.2,0.7 1.3,0.2 0.6,0.26 0.1,0.36')),
    basal('#3a2616', 0.3, 0.7),
    spots(pale, 0.84, 0.03),
    spots(pale, 0.94, 0.012),
  ],
  hind: [
    wash(tawny),
    basal('#3a2616', 0.28, 0.75),
    border('#2a1c12', 0.3, { scallop: 0.03 }),
    spots(pale, 0.83, 0.04, { form: 'lunule' }),
    spots(tawny, 0.94, 0.016),
  ],
  body: { thorax: '#3a2818', abdomen: '#5a4028' },
});

/** A black swallowtail's female: browner, the jewel colour thinner, red or blue lunules behind. */
const dullJewel = (bright: Paint, patch: readonly [number, number], lunules: Paint): Recipe => ({
  fore: [
    wash('#2a241c'),
    dust(bright, 160, { near: 0.15, far: 0.9, size: 0.011, opacity: 0.5 }),
    streaks('#5c523e', 0.5, 0.96, 0.5, { opacity: 0.6 }),
    band(bright, patch[0] + 0.16, patch[1] + 0.1, { opacity: 0.5 }),
  ],
  hind: [
    wash('#221d17'),
    dust(bright, 180, { near: 0.15, far: 0.95, size: 0.011, opacity: 0.6 }),
    band(bright, patch[0], patch[1], { opacity: 0.75 }),
    spots(lunules, 0.86, 0.042, { form: 'lunule' }),
  ],
  body: { thorax: '#1c1812', abdomen: '#2a2218' },
});

const black = '#16130f';

/** Females of butterflies that look another way than their males. */
// oxfmt-ignore
export const females: RecipeBook = {
  'Morpho didius FEMALE': blueMorpho(0.24), 'Morpho menelaus FEMALE': blueMorpho(0.27),
  'Morpho peleides FEMALE': blueMorpho(0.34, '#7cc2f4'), 'Morpho rhetenor FEMALE': tawnyMorpho('#c8822e', '#ecc878'),
  'Morpho cypris FEMALE': tawnyMorpho('#d8a84a', '#f4e4b0'), 'Morpho aega FEMALE': tawnyMorpho('#d88a3a', '#f0cf90'),

  'Papilio ulysses FEMALE': { fore: [wash('#1d1813'), area(0,
    trace('-0.3,0 -0.1,0.36 0.3,0.44 0.9,0.46 1.3,0.34 1.3,0')), dust(0, 160, { near: 0.4, far: 0.7, opacity: 0.6 })],
    hind: [wash(0), border('#1d1813', 0.42, { scallop: 0.03 }), spots(0, 0.86, 0.04, { form: 'lunule' })],
    body: { thorax: '#16130f' } },
  'Papilio blumei FEMALE': dullJewel(1, [0.42, 0.54], 2), 'Papilio palinurus FEMALE': dullJewel(1, [0.46, 0.56],
    '#d08a4a'), 'Papilio lorquinianus FEMALE': dullJewel(1, [0.36, 0.6], 2), 'Papilio karna FEMALE': { ...dullJewel(1, [0.48, 0.6], 2),
    hind: [wash('#221d17'), dust(1, 200, { near: 0.15, far: 0.95, size: 0.011, opacity: 0.6 }), area(2,
    trace('-0.1,0.48 -0.02,0.7 0.2,0.72 0.28,0.6')), spots('#a85a8a', 0.86, 0.04, { form: 'lunule' })] }, 'Papilio paris FEMALE': { fore: [wash('#2a241c'), dust('#4a7a4a', 200, { near: 0.15, far: 0.9, size: 0.011,
    opacity: 0.5 }), streaks('#5c523e', 0.6, 0.96, 0.4, { opacity: 0.5 })], hind: [wash('#221d17'), dust('#4a7a4a', 220,
    { near: 0.15, far: 0.95, size: 0.011, opacity: 0.6 }), area(1, trace('-0.1,0.44 -0.02,0.74 0.26,0.74 0.36,0.58')),
    spots('#b8405a', 0.86, 0.042, { form: 'lunule', from: 0.3 })], body: { thorax: '#1c1812', abdomen: '#2a2218' } },
  'Papilio bianor FEMALE': { ...dullJewel(1, [0.62, 0.7], 3), fore: [wash('#2a251e'), dust(1, 160, { near: 0.15, far: 0.9,
    size: 0.011, opacity: 0.5 }), streaks('#6a5f4a', 0.5, 0.96, 0.5, { opacity: 0.6 })], hind: [wash('#221d17'), dust(2,
    200, { near: 0.3, far: 0.95, size: 0.012, opacity: 0.7 }), spots(3, 0.86, 0.042, { form: 'lunule' })] }, 'Papilio maackii FEMALE': dullJewel(1, [0.56, 0.68],
    '#b04a6a'),
  'Papilio memnon FEMALE': { pair: 'swallowtail', fore: [wash('#4a443a'), streaks('#cfc8b4', 0.42, 0.97, 0.72), area('#b3231c',
    trace('0.1,0.06 -0.1,0.3 0.5,0.34 1.1,0.28 1.1,0.06'))], hind: [wash(black), area('#f2ecd8',
    trace('0.2,0.36 0.16,0.7 0.5,0.78 1.02,0.72 1.06,0.4 0.6,0.34')), spots('#c0402a', 0.86, 0.04, { form: 'lunule',
    from: 0.6 })], body: { thorax: '#16130f', abdomen: '#c8b880' }, veins: { colour: '#1a1610', width: 2.6,
    opacity: 0.9 } },
  'Papilio rumanzovia FEMALE': { fore: [wash('#2a2622'), streaks('#b8b4a8', 0.44, 0.96, 0.66, { opacity: 0.9 }),
    area('#c4202c', trace('0.1,0.05 -0.1,0.28 0.5,0.32 1.1,0.26 1.1,0.05'))], hind: [wash(black), area('#efe6da',
    trace('0.1,0.4 0.2,0.68 0.55,0.7 0.6,0.44')), streaks('#c4202c', 0.5, 0.94, 0.85, { from: 0.5 }), spots(black, 0.82,
    0.05, { from: 0.4 })], body: { thorax: '#16130f' } },
  'Papilio dardanus FEMALE': { pair: 'tailless', fore: [wash(black), area('#f4f0e2',
    trace('0.06,0.5 0.1,0.68 0.4,0.78 0.46,0.66 0.2,0.46')), area('#f4f0e2',
    trace('1.3,0.2 0.9,0.6 0.7,0.8 0.86,0.86 1.3,0.7')), spots('#f4f0e2', 0.93, 0.014)], hind: [wash('#f4f0e2'),
    basal('#8a7a5a', 0.16, 0.6), border(black, 0.26, { scallop: 0.03 }), streaks(black, 0.56, 0.8, 0.14),
    spots('#f4f0e2', 0.93, 0.016)], body: { thorax: '#1c1812', abdomen: '#b8a878' } },
  'Papilio nireus FEMALE': { fore: [wash('#2a241c'), band('#7fa08a', 0.5, 0.58, { from: 0.25, opacity: 0.85 }),
    spots('#7fa08a', 0.8, 0.02, { to: 0.5 })], hind: [wash('#2a241c'), band('#7fa08a', 0.38, 0.5, { opacity: 0.85 }),
    spots('#7fa08a', 0.86, 0.026, { form: 'lunule' })], body: { thorax: '#1c1812' } },
  'Papilio antimachus FEMALE': { pair: 'tailless', fore: [wash('#2a1e12'), area('#b86a2c',
    trace('-0.4,0 -0.34,0.4 0.1,0.44 0.6,0.6 1.3,0.8 1.4,0')), spots('#2a1e12', 0.3, 0.035), spots('#c88a48', 0.6,
    0.05), spots('#d8a86a', 0.8, 0.034, { to: 0.8 })], hind: [wash('#b86a2c'), basal('#2a1e12', 0.3, 0.7),
    spots('#2a1e12', 0.55, 0.05), border('#2a1e12', 0.2, { scallop: 0.04 }), spots('#d8a86a', 0.91, 0.026)],
    body: { thorax: '#1c140c', abdomen: '#b86a2c' } },
  'Papilio zalmoxis FEMALE': { fore: [wash('#b09a6a'), glow('#c8b488', 0.6, 0.4, 0.5, 0.6), border('#1c1812', 0.12,
    { apex: 0.14 }), streaks('#1c1812', 0.5, 0.95, 0.26)], hind: [wash('#b8a478'), border('#1c1812', 0.22,
    { scallop: 0.08 }), spots('#b8a478', 0.91, 0.03), streaks('#1c1812', 0.46, 0.9, 0.2)], body: { thorax: '#1c1812',
    abdomen: '#d8982a' }, veins: { colour: '#1c1812', width: 3, opacity: 0.9 } },
  'Papilio glaucus FEMALE': { fore: [wash('#2b241d'), streaks('#3f362b', 0.3, 0.9, 0.5, { opacity: 0.6 }), border(black,
    0.12), spots('#e6c860', 0.94, 0.022)], hind: [wash('#2b241d'), border(black, 0.24), dust(2, 320, { near: 0.5,
    far: 0.9, size: 0.016, opacity: 0.85 }), spots(2, 0.82, 0.06, { form: 'wedge' }), spots('#e6a860', 0.95, 0.034,
    { form: 'lunule' }), eye(0.94, 0.84, 0.05, ['#e07a2a', black], { light: false })], veins: { colour: black,
    width: 2.2, opacity: 0.8 }, body: { thorax: '#1a1810', abdomen: '#2b241d' } },

  'Parides sesostris FEMALE': { fore: [wash('#241d18'), area('#f0ead8',
    trace('0.5,0.5 0.54,0.68 0.86,0.66 0.9,0.5 0.7,0.44'))], hind: [wash('#1c1612'), streaks('#d23a52', 0.42, 0.7, 0.9,
    { from: 0.2 }), border('#1c1612', 0.1, { scallop: 0.03 })], body: { thorax: '#1c1612', abdomen: '#2c241c' } },
  'Battus philenor FEMALE': { fore: [wash('#2b2824'), spots('#d8d2bc', 0.9, 0.022)], hind: [wash('#26323a'), glow(1, 0.5,
    0.66, 0.5, 0.55), spots('#e0dac4', 0.82, 0.036), border('#1c1a18', 0.08, { scallop: 0.03 })],
    body: { thorax: '#1c1a18', abdomen: '#2a2620' } },
  'Nessaea obrinus FEMALE': { fore: [wash('#3a2a20'), area(1, trace('0.1,0.42 0.2,0.74 0.44,0.78 0.5,0.6 0.3,0.44'),
    { opacity: 0.95 })], hind: [wash('#4a3626'), line('#2a1c14', 0.7, 0.02), line('#2a1c14', 0.86, 0.014)],
    body: { thorax: '#3a2a20', abdomen: '#4a3626' } },

  'Hebomoia glaucippe FEMALE': { fore: [wash('#f0ecd6'), area('#e08a3a',
    trace('-0.2,0.6 -0.06,0.62 0.5,0.8 0.54,0.98 0,1.02 -0.16,0.9')), area(2,
    trace('-0.3,0.48 -0.1,0.54 0.6,0.74 0.64,0.84 -0.1,0.66 -0.3,0.6')), border(2, 0.1, { apex: 0.08, scallop: 0.03 }),
    spots(2, 0.78, 0.042, { to: 0.6, form: 'wedge' }), line(2, 0.62, 0.02, { from: -0.3, to: 0.1 })],
    hind: [wash('#efeacc'), border(2, 0.07, { scallop: 0.04 }), spots(2, 0.79, 0.038, { form: 'chevron' }),
    dust('#6a6450', 90, { near: 0.6 })], body: { thorax: '#4a463e', abdomen: '#cfcabc' } },
  'Hebomoia leucippe FEMALE': { fore: [wash('#d8733a'), border(2, 0.12, { apex: 0.1, scallop: 0.03 }), spots(2, 0.78,
    0.034, { form: 'wedge' }), basal('#4a3a26', 0.3, 0.6)], hind: [wash('#e6cf8a'), spots(2, 0.8, 0.034,
    { form: 'chevron' }), border(2, 0.06, { scallop: 0.03 }), sheen('#fff6d8', 0.15)], body: { thorax: '#5a4a2a',
    abdomen: '#d8c48a' } },
};
