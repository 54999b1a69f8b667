import { trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
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
import { bars, basal, dust, fringe } from '../wings/wing-marks-fine.ts';

const ocellus = (t: number, d: number, size: number, rings: readonly Paint[] = [1, 2, 2, '#f6e8e0']): Mark =>
  eye(t, d, size, rings, { light: false });

interface Apollo {
  /** Of the forewing, beside its two bars. */
  readonly fore: readonly Mark[];
  /** Of the hindwing, beside its dark root. */
  readonly hind: readonly Mark[];
  /** How much grey lies along the margin. */
  readonly grey: number;
  readonly veins?: number;
}

/** White wings like parchment, two black bars in the cell, glass along the margin. */
const apollo = ({ fore, hind, grey, veins = 2 }: Apollo): Recipe => ({
  fore: [
    wash(0),
    area(1, trace('-0.02,0.28 0.2,0.26 0.3,0.32 0.02,0.36')),
    area(1, trace('0,0.48 0.24,0.44 0.3,0.5 0.02,0.55')),
    band(1, 0.8, 0.86, { wave: 0.012, opacity: grey }),
    border(1, 0.06, { opacity: grey }),
    ...fore,
    dust(1, 120, { size: 0.01 }),
  ],
  hind: [wash(0), basal(1, 0.34, 0.9), ...hind, dust(1, 90, { size: 0.01 })],
  body: { thorax: '#5a5244', abdomen: '#3a342c' },
  veins: { opacity: 0.75, width: veins },
});

function bluebottle(
  fore: readonly Mark[],
  hind: readonly Mark[] = [
    area(1, trace('-0.3,0.2 -0.2,0.7 0.3,0.6 0.9,0.44 1.2,0.24 0.6,0.24')),
    spots(1, 0.84, 0.03, { form: 'lunule' }),
  ],
): Recipe {
  return {
    fore: [wash(0), ...fore],
    hind: [wash(0), ...hind],
    body: { thorax: '#3a3a34', abdomen: '#2a2a26' },
  };
}

function swordtail(pale: Paint, dark: Paint): Recipe {
  return {
    fore: [
      wash(pale),
      bars(dark, trace('0.14,1 0.27,0.98 0.4,0.6 0.52,0.92 0.64,0.48 0.75,0.44'), 0.05),
      border(dark, 0.13, { apex: 0.06 }),
      line(pale, 0.93, 0.02),
    ],
    hind: [
      wash(pale),
      bars(dark, [[0.4, 1]], 0.05, 0.3),
      border(dark, 0.22),
      spots(pale, 0.9, 0.03, { form: 'lunule' }),
    ],
    body: { thorax: '#2a2620', abdomen: '#d8d2bc' },
  };
}

function festoon(red: Paint): Recipe {
  return {
    fore: [
      wash(0),
      bars(1, trace('0.2,0.46 0.36,0.44 0.52,0.42 0.68,0.38'), 0.085),
      spots(red, 0.5, 0.028, { to: 0.4 }),
      border(1, 0.2, { scallop: 0.04 }),
      spots(0, 0.84, 0.04, { form: 'chevron' }),
      spots(0, 0.95, 0.03, { form: 'lunule' }),
      spots(1, 0.62, 0.05, { from: 0.5 }),
    ],
    hind: [
      wash(0),
      basal(1, 0.26),
      spots(1, 0.4, 0.05),
      band(1, 0.72, 0.8, { scallop: -0.04 }),
      spots(red, 0.66, 0.04),
      border(1, 0.06, { scallop: 0.04 }),
    ],
    body: { thorax: '#1c1914', abdomen: '#1c1914' },
    veins: { colour: 1, width: 2.4, opacity: 0.85 },
  };
}

/** Kites, swordtails, apollos, festoons and the rest of the swallowtail family. */
// oxfmt-ignore
export const kitesAndApollos: RecipeBook = {
  'Graphium sarpedon': bluebottle([area(1,
    trace('1.3,0.2 1.1,0.5 0.6,0.58 0.16,0.74 0.12,0.84 0.6,0.78 1.02,0.86 1.5,0.6'))]),
  'Graphium agamemnon': bluebottle([spots(1, 0.3, 0.04, { skip: [5] }), spots(1, 0.5, 0.045), spots(1, 0.7, 0.045,
    { form: 'bar' }), spots(1, 0.88, 0.025)], [spots(1, 0.3, 0.05), spots(1, 0.52, 0.055), spots(1, 0.82, 0.03)]),
  'Graphium weiskei': { fore: [wash(0), area(2, trace('1.3,0.1 1.1,0.5 0.8,0.62 0.5,0.5 0.5,0.3')), area(1,
    trace('-0.2,0.2 -0.1,0.5 0.2,0.56 0.3,0.34')), spots(3, 0.76, 0.04, { to: 0.7 }), basal(1, 0.25, 0.7)],
    hind: [wash(0), area(1, trace('-0.3,0.1 -0.2,0.55 0.5,0.6 1.2,0.4 1.2,0.1')), spots(3, 0.82, 0.03)] },
  'Graphium androcles': swordtail(0, 1), 'Graphium antheus': { ...swordtail(1, 0), fore: [wash(0), bars(1,
    trace('0.16,1 0.3,0.6 0.42,0.55 0.54,0.5 0.66,0.45'), 0.055), spots(1, 0.74, 0.05, { form: 'bar' }), spots(1,
    0.92, 0.02)] },
  Iphiclides: { ...swordtail(0, 1), hind: [wash(0), bars(1, [[0.3, 1], [0.75, 0.9]], 0.05, 0.3), border(1, 0.18),
    spots(2, 0.87, 0.035), spots(0, 0.97, 0.02, { form: 'lunule' }), eye(0.94, 0.8, 0.055, [1, 2, 3],
    { light: false })] },
  Lamproptera: { fore: [wash(0), area('#eef6f0', trace('-0.3,0.52 -0.1,0.93 0.5,0.93 1,0.9 1.1,0.52 0.5,0.54'),
    { opacity: 0.85 }), band(1, 0.34, 0.47), border(0, 0.09)], hind: [wash(0), band(1, 0.28, 0.46), fringe('#eef2ee',
    0.04, false)], body: { thorax: '#14171a', abdomen: '#14171a' } },
  Losaria: { fore: [wash(0), streaks(1, 0.3, 0.92, 0.5, { opacity: 0.6 })], hind: [wash(0), streaks(1, 0.36, 0.62,
    0.8), spots('#e8e6e0', 0.78, 0.045, { skip: [5] }), spots('#c8402c', 0.9, 0.04, { from: 0.55 })],
    body: { thorax: '#1b1a19', abdomen: 2, rings: '#1b1a19' } },
  Teinopalpus: { fore: [wash(1), dust(0, 500, { size: 0.022, opacity: 0.8 }), band(1, 0.48, 0.54), line(2, 0.57,
    0.014, { opacity: 0.7 }), line('#2a3a24', 0.78, 0.03)], hind: [wash(0), area(2,
    trace('-0.3,0.36 -0.2,0.66 0.2,0.72 0.5,0.6 0.45,0.42')), band('#3a4a2a', 0.66, 0.8), spots(2, 0.88, 0.04,
    { form: 'lunule' }), border(1, 0.06), dust(0, 200, { far: 0.5 })], body: { thorax: 0, abdomen: 3 } },
  Bhutanitis: { fore: [wash(0), ...[0.26, 0.38, 0.5, 0.62, 0.74, 0.86].map((d) => line(1, d, 0.014,
    { wave: 0.012 }))], hind: [wash(0), ...[0.3, 0.44].map((d) => line(1, d, 0.016, { wave: 0.02 })), band(2, 0.56,
    0.74, { from: 0.42 }), spots('#5f7fb0', 0.84, 0.05, { from: 0.4, to: 0.9 }), spots(3, 0.95, 0.045,
    { form: 'lunule', from: 0.2 })], body: { thorax: '#1c1a17' } },
  'Parnassius nomion': apollo({ grey: 0.55, fore: [ocellus(0.05, 0.66, 0.036), ocellus(0.2, 0.7, 0.034), ocellus(0.86,
    0.62, 0.04), spots(1, 0.88, 0.03, { form: 'chevron', opacity: 0.6 })], hind: [ocellus(0.14, 0.56, 0.092),
    ocellus(0.52, 0.62, 0.096), spots(1, 0.84, 0.036, { form: 'chevron', opacity: 0.65 }), spots(2, 0.62, 0.036,
    { only: [6] }), spots(1, 0.62, 0.04, { from: 0.86 }), spots(1, 0.97, 0.02, { opacity: 0.7 })] }),
  'Parnassius bremeri': apollo({ grey: 0.3, veins: 3.4, fore: [spots(1, 0.68, 0.032, { to: 0.32 }), spots(1, 0.62, 0.03,
    { only: [6] })], hind: [ocellus(0.14, 0.56, 0.062), ocellus(0.52, 0.6, 0.064), spots(1, 0.62, 0.03,
    { from: 0.86 }), border(1, 0.03, { opacity: 0.5 })] }),
  'Parnassius charltonius': apollo({ grey: 0.7, fore: [band(1, 0.64, 0.7, { wave: 0.016, opacity: 0.75 })],
    hind: [band(1, 0.68, 0.74, { from: 0.3, wave: 0.02, opacity: 0.7 }), ocellus(0.13, 0.56, 0.1), ...[0.32, 0.46, 0.6,
    0.74, 0.88].map((t) => ocellus(t, 0.85, 0.036, [1, '#5a7fb4'])), border(1, 0.06, { opacity: 0.5 })] }),
  Zerynthia: festoon(2), Luehdorfia: { ...festoon(2), fore: [wash(0), bars(1,
    trace('0.16,1 0.3,1 0.45,0.72 0.6,0.6 0.76,0.5'), 0.085), border(1, 0.12), line(0, 0.93, 0.02)] },
  Sericinus: { fore: [wash(0), spots(1, 0.5, 0.03, { to: 0.5 }), area(1,
    trace('-0.1,0.4 0.2,0.38 0.24,0.44 -0.08,0.47')), border(1, 0.05, { apex: 0.06 })], hind: [wash(0), band(2, 0.68,
    0.76, { from: 0.5 }), spots(1, 0.84, 0.05, { from: 0.5 }), spots('#4f6fb0', 0.86, 0.02, { from: 0.5 })],
    body: { thorax: '#2a2018', abdomen: 0, rings: '#2a2018' } },
  'Parides sesostris': { fore: [wash(0), area(1, trace('1.3,0.24 1.1,0.66 0.8,0.74 0.45,0.62 0.5,0.4 0.8,0.3'), { isSilk: true })],
    hind: [wash(0), area(2, trace('0.3,0.44 0.35,0.6 0.62,0.62 0.6,0.44'))], body: { thorax: '#0d0d0d' } },
  'Battus philenor': { fore: [wash(0), spots(2, 0.88, 0.02, { from: 0.3 })], hind: [wash(0), area(1,
    trace('-0.3,0.3 -0.2,0.9 0.5,0.92 1.2,0.86 1.1,0.4 0.5,0.44'), { opacity: 0.85, isSilk: true }), spots('#e8e6d8', 0.84, 0.03,
    { form: 'lunule' }), sheen(1, 0.4)] },
};
