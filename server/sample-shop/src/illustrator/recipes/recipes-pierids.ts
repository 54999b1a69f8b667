import { trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import {
  area,
  border,
  glow,
  line,
  spots,
  streaks,
  wash,
  type Mark,
  type Paint,
} from '../wings/wing-marks.ts';
import { basal, dust, fringe } from '../wings/wing-marks-fine.ts';

const pieridBody = { thorax: '#4a463e', abdomen: '#cfcabc' };

/** Jezebels: quiet above, bright below; above the black veins and a breath of the colour underneath. */
const jezebel = (tint: Paint): Recipe => ({
  fore: [
    wash(0),
    streaks(1, 0.55, 1, 0.28, { opacity: 0.8 }),
    border(1, 0.07, { apex: 0.2, scallop: 0.03 }),
    spots(0, 0.82, 0.02, { to: 0.4 }),
  ],
  hind: [wash(0), glow(tint, 0.7, 0.75, 0.45, 0.55), border(1, 0.1, { scallop: 0.05 }), spots(0, 0.93, 0.03)],
  under: {
    fore: [wash(0), streaks(1, 0.4, 1, 0.4), border(1, 0.08), spots(3, 0.88, 0.03, { to: 0.5 })],
    hind: [
      wash(3),
      streaks(1, 0.6, 0.9, 0.16),
      border(1, 0.24, { scallop: 0.03 }),
      spots(2, 0.86, 0.05, { form: 'lunule' }),
    ],
  },
  veins: { colour: 1, width: 2.8, opacity: 0.9 },
  body: pieridBody,
});

const sulphur: readonly Mark[] = [wash(0, 0), glow('#fffde0', 0.5, 0.5, 0.4, 0.4)];

/** Whites, sulphurs and jezebels. */
// oxfmt-ignore
export const pierids: RecipeBook = {
  'Delias hyparete': jezebel(2),
  Delias: jezebel(2),
  'Delias aruna': { fore: [wash(0), border(1, 0.14, { apex: 0.34, scallop: 0.02 }), area(1,
    trace('0.02,0.46 0.2,0.44 0.24,0.56 0.04,0.6'))], hind: [wash(0), border(1, 0.13, { scallop: 0.02 })],
    body: { thorax: '#3a2a1c', abdomen: 0 } },
  'Hebomoia glaucippe': { fore: [wash(0), area(1, trace('-0.25,0.56 -0.1,0.6 0.56,0.8 0.6,1.05 0,1.1 -0.2,0.9')),
    line(2, 0.62, 0.02, { from: -0.3, to: 0.1 }), area(2,
    trace('-0.3,0.5 -0.1,0.56 0.56,0.76 0.6,0.82 -0.1,0.63 -0.3,0.58')), border(2, 0.05, { apex: 0.05, to: 0.62,
    scallop: 0.02 }), spots(2, 0.82, 0.022, { to: 0.5, form: 'wedge' })], hind: [wash(0), border(2, 0.03, { to: 0.4,
    scallop: 0.02 }), spots(2, 0.8, 0.016, { to: 0.4 })], body: pieridBody },
  'Hebomoia leucippe': { fore: [wash(0), border(2, 0.05, { apex: 0.06 }), spots(2, 0.82, 0.02, { to: 0.6 }), basal(1,
    0.25, 0.6)], hind: [wash(1), spots(2, 0.84, 0.018), border(2, 0.02)], body: { thorax: '#5a4a2a', abdomen: 1 } },
  Ixias: { fore: [wash(0), area(1, trace('-0.1,0.46 -0.05,0.82 0.4,0.86 0.5,0.62 0.2,0.46')), border(2, 0.13,
    { apex: 0.1, scallop: 0.02 }), area(2, trace('-0.14,0.42 0.2,0.42 0.56,0.6 0.58,0.66 0.2,0.47 -0.12,0.48'))],
    hind: [wash(0), border(2, 0.1, { scallop: 0.02 })] },
  Phoebis: { fore: [...sulphur, border('#b08a2a', 0.015)], hind: [...sulphur, border('#e0c02a', 0.02)],
    body: { thorax: '#a89a3a', abdomen: '#e8dc70' } },
  'Phoebis philea': { fore: [...sulphur, area(1, trace('-0.3,0.42 -0.05,0.56 0.2,0.58 0.24,0.46 -0.1,0.36'))],
    hind: [...sulphur, border(1, 0.24, { from: 0.1 })], body: { thorax: '#a89a3a', abdomen: '#e8dc70' } },
  Gonepteryx: { fore: [...sulphur, spots(1, 0.52, 0.022, { only: [2] })], hind: [...sulphur, spots(1, 0.5, 0.034,
    { only: [3] })], body: { thorax: '#c8c070', abdomen: '#e8e490' } },
  'Gonepteryx rhamni FEMALE': { fore: [wash('#eef2d8'), spots(1, 0.52, 0.022, { only: [2] })], hind: [wash('#eef2d8'),
    spots(1, 0.5, 0.034, { only: [3] })], body: { thorax: '#b8b890', abdomen: '#dcdcb8' } },
  'Gonepteryx cleopatra': { fore: [...sulphur, glow(1, 0.3, 0.52, 0.42, 1), glow(1, 0.5, 0.4, 0.3, 0.8),
    spots('#d8602a', 0.52, 0.02, { only: [2] })], hind: [...sulphur, spots(1, 0.5, 0.034, { only: [3] })],
    body: { thorax: '#c8c070', abdomen: '#e8e490' } },
  Anthocharis: { fore: [wash(0), area(1, trace('-0.3,0.5 0,0.5 0.5,0.56 0.8,0.8 0.82,1.1 -0.1,1.1')), border(2, 0.05,
    { apex: 0.12, to: 0.6 }), area(2, trace('0.1,0.5 0.15,0.53 0.2,0.51 0.16,0.47'))], hind: [wash(0), glow('#c8ccb0',
    0.5, 0.6, 0.4, 0.4), fringe(2, 0.012)], under: { fore: [wash(0), area(1,
    trace('-0.2,0.5 0.5,0.56 0.8,0.8 0,0.9')), dust('#7a8a3a', 90, { near: 0.8 })], hind: [wash(0), spots('#7f8f3a',
    0.3, 0.07), spots('#7f8f3a', 0.55, 0.07, { skip: [2, 5] }), spots('#7f8f3a', 0.8, 0.06, { skip: [0, 4] })] },
    body: pieridBody },
  'Anthocharis FEMALE': { fore: [wash(0), border(2, 0.05, { apex: 0.18, to: 0.6 }), area(2,
    trace('0.1,0.48 0.16,0.54 0.24,0.52 0.18,0.45'))], hind: [wash(0), fringe(2, 0.012)], body: pieridBody },
  Colias: { fore: [wash(0), border(1, 0.16, { apex: 0.1 }), spots('#d8b04a', 0.84, 0.02, { opacity: 0.4 }), area(1,
    trace('0.1,0.46 0.2,0.52 0.28,0.49 0.2,0.43'))], hind: [wash(0), glow('#8a8a3a', 0.9, 0.3, 0.4, 0.4), border(1,
    0.13), spots('#f07a1a', 0.46, 0.055, { only: [3] })], body: { thorax: '#6a6a3a', abdomen: '#d8b84a' } },
  Aporia: { fore: [wash(0, 0), border(1, 0.02, { opacity: 0.7 }), streaks('#8a8678', 0.92, 1, 0.5, { opacity: 0.5 })],
    hind: [wash(0, 0), border(1, 0.015, { opacity: 0.7 })], veins: { colour: 1, width: 3, opacity: 0.95 },
    body: { thorax: '#2a2822', abdomen: '#3a3832' } },
  Pieris: { fore: [wash(0, 0), glow('#fffff6', 0.5, 0.5, 0.4, 0.5), border(1, 0.04, { apex: 0.22, to: 0.62 })],
    hind: [wash(0, 0), spots(1, 0.86, 0.04, { only: [0] })], body: pieridBody },
  'Pieris brassicae FEMALE': { fore: [wash(0, 0), border(1, 0.04, { apex: 0.22, to: 0.62 }), spots(1, 0.66, 0.07,
    { only: [4, 6] }), area(1, trace('1,0.5 1.02,0.8 1.08,0.8 1.06,0.5'))], hind: [wash(0, 0), spots(1, 0.86, 0.05,
    { only: [0] })], body: pieridBody },
  Dismorphia: { fore: [wash(1), area(0, trace('-0.5,0.1 0.1,0.36 0.8,0.6 1.3,0.6 1.3,0.05')), area(2,
    trace('-0.1,0.5 0.1,0.64 0.4,0.66 0.5,0.58 0.2,0.46')), spots(2, 0.82, 0.035, { to: 0.35 })], hind: [wash(0),
    border(1, 0.13), area(1, trace('-0.3,0.52 0.4,0.56 0.9,0.44 0.9,0.52 0.4,0.66 -0.3,0.62'))] },
  Pereute: { fore: [wash(0), basal(1, 0.6, 0.8), area(2,
    trace('-0.1,0.5 0,0.62 0.5,0.78 0.86,0.9 0.9,0.82 0.5,0.64 0.1,0.5'))], hind: [wash(0), basal(1, 0.7, 0.85)],
    body: { thorax: '#1c1e22' } },

};
