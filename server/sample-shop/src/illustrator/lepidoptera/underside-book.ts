import { trace } from '../drawing/path.ts';
import type { Recipe } from './lepidoptera-recipe.ts';
import { area, band, border, eye, glow, line, spots, streaks, wash, type Mark } from '../wings/wing-marks.ts';
import { basal, dust, ripples } from '../wings/wing-marks-fine.ts';

type Under = NonNullable<Recipe['under']>;

const MILK = '#e9e2d0';
const SOOT = '#2b241e';

/** Jewel swallowtails are brown below: pale rays before the margin of the forewing, rows of blue and rust behind. */
const brownJewel: Under = {
  fore: [
    wash('#4b3d30'),
    dust('#d8c8a0', 120, { far: 0.5, size: 0.01 }),
    streaks('#b9a98a', 0.5, 0.95, 0.5, { opacity: 0.55 }),
  ],
  hind: [
    wash('#43372c'),
    dust('#d8c8a0', 120, { far: 0.5, size: 0.01 }),
    spots('#6f86b0', 0.79, 0.03, { form: 'lunule' }),
    spots('#c2663c', 0.88, 0.036, { form: 'lunule' }),
  ],
};

/** Vanessids close to a piece of charred bark. */
const charred = (ground: string, pale: string): Under => {
  const marks: Mark[] = [
    wash(ground),
    ripples('#120e0b', 90, { opacity: 0.6 }),
    ripples(pale, 36),
    line('#120e0b', 0.56, 0.014, { wave: 0.03 }),
    border(pale, 0.1, { opacity: 0.3 }),
  ];
  return { fore: marks, hind: marks };
};

/** Ochre with a dark line and an eye or two: charaxes, preponas and their neighbours. */
const lined = (
  ground: string,
  dark: string,
  eyes: readonly (readonly [number, number, number])[],
): Under => ({
  fore: [
    wash(ground),
    line(dark, 0.36, 0.012),
    line(dark, 0.6, 0.014),
    line(MILK, 0.63, 0.01, { opacity: 0.7 }),
  ],
  hind: [
    wash(ground),
    line(dark, 0.5, 0.014),
    line(MILK, 0.53, 0.01, { opacity: 0.7 }),
    ...eyes.map(([t, d, size]) => eye(t, d, size, [MILK, SOOT, '#5f86b8'], { light: false })),
  ],
});

const pearl: Under = {
  fore: [
    wash('#e4dfd2'),
    line('#b8a184', 0.5, 0.014),
    ...[0.24, 0.47, 0.7].map((t) => eye(t, 0.73, 0.045, ['#d8b878', SOOT, MILK], { light: false })),
  ],
  hind: [
    wash('#e4dfd2'),
    line('#b8a184', 0.42, 0.014),
    ...[0.12, 0.42, 0.62, 0.8].map((t) => eye(t, 0.7, 0.05, ['#d8b878', SOOT, MILK], { light: false })),
  ],
};

/** Plain and pale, with a bent line and a spot: owlets from below. */
const owlet: Under = {
  fore: [wash('#b6a48c'), line('#5a4a3c', 0.66, 0.014, { wave: 0.014 }), basal('#7a6854', 0.5, 0.4)],
  hind: [
    wash('#cdbea6'),
    line('#5a4a3c', 0.6, 0.012, { wave: 0.014 }),
    eye(0.34, 0.4, 0.022, ['#5a4a3c'], { light: false }),
  ],
};

/** Undersides that are famous for being unlike the upperside, and have no entry of their own beside it. */
// oxfmt-ignore
export const undersideBook: Readonly<Record<string, Under>> = {
  'Papilio ulysses': brownJewel, 'Papilio blumei': brownJewel, 'Papilio palinurus': brownJewel,
  'Papilio lorquinianus': brownJewel, 'Papilio karna': brownJewel, 'Papilio paris': brownJewel,
  'Papilio bianor': brownJewel, 'Papilio maackii': brownJewel,
  'Papilio nireus': { fore: [wash('#4a3a2e'), spots('#c8bea8', 0.9, 0.014)], hind: [wash('#54422f'), line('#d6ceba', 0.8,
    0.018), spots('#c8bea8', 0.93, 0.012)] },
  'Papilio memnon': { fore: [wash('#38332d'), streaks('#a09a8e', 0.4, 0.95, 0.6), area('#a8322a',
    trace('0.1,0.06 -0.1,0.26 0.5,0.3 1.1,0.24 1.1,0.06'))], hind: [wash('#38332d'), streaks('#8a929a', 0.5, 0.94, 0.6,
    { opacity: 0.7 }), spots('#211d19', 0.8, 0.05), area('#a8322a', trace('-0.3,0.06 -0.1,0.22 0.5,0.24 1.2,0.2 1.2,0.06'))] },
  'Battus philenor': { fore: [wash('#3d3a36'), spots(MILK, 0.9, 0.018)], hind: [wash('#39454d'), glow('#5f93ac', 0.5, 0.66,
    0.4, 0.7), spots('#dd8439', 0.76, 0.06, { from: 0.15 }), spots(MILK, 0.95, 0.014)] },
  'Hebomoia glaucippe': { fore: [wash('#eee8d6'), ripples('#8a7650', 50, { near: 0.6 }), dust('#8a7650', 90,
    { near: 0.7 })], hind: [wash('#ddd2b2'), ripples('#8a7650', 80), line('#6a5638', 0.5, 0.01)] },
  'Morpho polyphemus': pearl, 'Morpho sulkowskyi': pearl,
  Taenaris: { fore: [wash('#efece4'), border('#8a837c', 0.14, { apex: 0.2, opacity: 0.7 }), basal('#8a837c', 0.3, 0.5)],
    hind: [wash('#efece4'), eye(0.3, 0.62, 0.2, ['#d9a92c', '#17120e', '#4a6a9a', '#17120e'], { squash: 1 }), eye(0.76, 0.6,
    0.22, ['#d9a92c', '#17120e', '#4a6a9a', '#17120e'], { squash: 1 })] },
  Agrias: { fore: [wash('#c8a468'), area('#d8643a', trace('-0.3,0 -0.2,0.4 0.4,0.5 1.3,0.4 1.3,0')), line(SOOT, 0.6, 0.03),
    line(SOOT, 0.8, 0.02)], hind: [wash('#c8a468'), ...[0.28, 0.42, 0.56].map((d) => line(SOOT, d, 0.022)), spots(SOOT,
    0.74, 0.036, { ring: '#e0c890' }), spots('#5f86b8', 0.74, 0.014), line(SOOT, 0.9, 0.02)] },
  Prepona: lined('#a08a6c', '#4a3a2a', [[0.2, 0.74, 0.05], [0.78, 0.74, 0.05]]),
  Archaeoprepona: lined('#a89474', '#4a3a2a', [[0.2, 0.74, 0.04], [0.78, 0.74, 0.04]]),
  Thaumantis: lined('#7a5a3c', '#3a281a', [[0.12, 0.66, 0.07], [0.66, 0.66, 0.08]]),
  Zeuxidia: lined('#8a6c4c', '#3f2c1c', [[0.12, 0.66, 0.06], [0.66, 0.66, 0.07]]),
  Baeotus: { fore: [wash('#ece2b4'), spots(SOOT, 0.42, 0.03), spots(SOOT, 0.62, 0.03), border(SOOT, 0.1)],
    hind: [wash('#ece2b4'), spots(SOOT, 0.4, 0.03), spots(SOOT, 0.58, 0.03), spots('#3a6ab0', 0.8, 0.036)] },
  Apatura: { fore: [wash('#8a6a4a'), spots(MILK, 0.52, 0.055, { form: 'bar', to: 0.85 }), eye(0.72, 0.72, 0.05, ['#c87a3a',
    '#17120e', '#8f7ac8'], { light: false })], hind: [wash('#a58e74'), band(MILK, 0.38, 0.5), eye(0.84, 0.72, 0.036,
    ['#c87a3a', '#17120e'], { light: false })] },
  Sasakia: { fore: [wash('#574b3e'), spots(MILK, 0.52, 0.036), spots(MILK, 0.7, 0.034)], hind: [wash('#c3c8aa'), streaks(
    '#8f947a', 0.4, 0.9, 0.12), spots('#d06a72', 0.86, 0.036, { form: 'lunule', from: 0.82 })] },
  'Charaxes bohemani': lined('#a79a86', '#6a5c4a', []), 'Charaxes ameliae': lined('#8f8472', '#3f362b', []),
  Euphaedra: { fore: [wash('#a8923e'), spots(SOOT, 0.3, 0.03, { only: [2, 4] }), line('#e8d8a0', 0.7, 0.02)],
    hind: [wash('#a0904a'), spots(SOOT, 0.32, 0.024, { only: [1, 3] }), line('#e8d8a0', 0.6, 0.016)] },
  'Hypolimnas bolina': { fore: [wash('#5f4838'), spots(MILK, 0.56, 0.04, { from: 0.1, to: 0.6 }), spots(MILK, 0.8, 0.014),
    spots(MILK, 0.94, 0.02, { form: 'chevron' })], hind: [wash('#5f4838'), band(MILK, 0.46, 0.56, { scallop: 0.03 }),
    spots(MILK, 0.78, 0.016), spots(MILK, 0.93, 0.024, { form: 'chevron' })] },
  Euploea: { fore: [wash('#5a4638'), spots('#dfe0e4', 0.62, 0.024), spots('#dfe0e4', 0.86, 0.016)], hind: [wash('#5a4638'),
    spots('#dfe0e4', 0.72, 0.014), spots('#dfe0e4', 0.9, 0.012)] },
  Hamadryas: { fore: [wash('#2f2c32'), spots('#cdd4dc', 0.7, 0.02, { to: 0.4 }), dust('#5f86b8', 60)],
    hind: [wash('#2f2c32'), spots('#b0402f', 0.26, 0.03), dust('#5f86b8', 60)] },
  'Aglais io': charred('#2e2620', '#57483a'), 'Aglais urticae': charred('#54412f', '#a58a5e'),
  Nymphalis: charred('#2c2622', '#5c5044'), Polygonia: charred('#6e5540', '#a78c68'),
  'Vanessa atalanta': charred('#473a30', '#8a7660'),
  'Argynnis paphia': { fore: [wash('#d8944a'), spots(SOOT, 0.5, 0.036, { form: 'bar' }), spots(SOOT, 0.72, 0.024)],
    hind: [wash('#a5a765'), band('#d9ddd0', 0.3, 0.36), band('#d9ddd0', 0.55, 0.62, { wave: 0.01 }), border('#c9cdbd', 0.05)] },
  Thecla: { fore: [wash('#d69a4c'), line(MILK, 0.5, 0.008), line(MILK, 0.68, 0.01)], hind: [wash('#d8923c'), line(MILK, 0.42,
    0.01), line(MILK, 0.64, 0.012), border('#c8602c', 0.06)] },
  Loxura: { fore: [wash('#d88f3e'), line('#8a5a2c', 0.66, 0.012)], hind: [wash('#d88f3e'), line('#8a5a2c', 0.6, 0.012)] },
  Acherontia: { fore: [wash('#cfa04a'), band('#4a3d31', 0.6, 0.68, { wave: 0.012 }), border('#4a3d31', 0.14)],
    hind: [wash('#cfa04a'), band('#4a3d31', 0.54, 0.6), border('#4a3d31', 0.12, { scallop: 0.03 })] },
  Smerinthus: { fore: [wash('#a5877a'), glow('#c86a74', 0.6, 0.2, 0.4, 0.7), line('#5a443c', 0.66, 0.014), border('#7d655a',
    0.16)], hind: [wash('#a88f82'), line('#5a443c', 0.46, 0.014), line('#5a443c', 0.66, 0.014), border('#8a7166', 0.14)] },
  Daphnis: { fore: [wash('#8f9470'), line('#d8c8b0', 0.62, 0.02), border('#6f7a58', 0.16)], hind: [wash('#9aa07c'),
    line('#d8c8b0', 0.56, 0.02), border('#6f7a58', 0.14)] },
  'Catocala fraxini': { fore: [wash('#ece6da'), band(SOOT, 0.3, 0.4), band(SOOT, 0.56, 0.68), border(SOOT, 0.14)],
    hind: [wash('#e4ddd0'), glow('#93a3c0', 0.9, 0.46, 0.3, 0.6), band(SOOT, 0.48, 0.6), border(SOOT, 0.16)] },
  'Catocala nupta': { fore: [wash('#ece6da'), band(SOOT, 0.3, 0.4), band(SOOT, 0.56, 0.68), border(SOOT, 0.14)],
    hind: [wash('#e4ddd0'), glow('#d0604f', 1, 0.5, 0.5, 0.9), band(SOOT, 0.42, 0.52), border(SOOT, 0.22)] },
  Noctua: { fore: owlet.fore, hind: [wash('#d6a552'), band('#4a3a2c', 0.8, 0.88)] },
  Autographa: owlet, Diachrysia: owlet, Cucullia: owlet, Staurophora: owlet, Phalera: owlet,
};
