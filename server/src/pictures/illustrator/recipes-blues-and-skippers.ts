import { trace } from './path.ts';
import type { Recipe, RecipeBook } from './lepidoptera-recipe.ts';
import { area, band, border, glow, line, sheen, spots, streaks, wash, type Paint } from './wing-marks.ts';
import { basal, dust, fringe, innerEdge } from './wing-marks-fine.ts';

/** Blues: one clear colour, a thin dark line and a white fringe. */
const blue = (rim: number, fringeColour: Paint = '#f6f4ee', dark: Paint = '#2a2a30'): Recipe => ({
  fore: [wash(0, 0), sheen('#dcecff', 0.3), border(dark, rim), fringe(fringeColour, 0.04, false)],
  hind: [wash(0, 0), sheen('#dcecff', 0.3), border(dark, rim * 0.9), fringe(fringeColour, 0.04, false)],
  body: { thorax: '#6a7a9a', abdomen: '#5a6a8a' },
});

/** Blues, hairstreaks, metalmarks and skippers. */
// prettier-ignore
export const bluesAndSkippers: RecipeBook = {
  Polyommatus: blue(0.025), Lysandra: blue(0.02), Favonius: { ...blue(0.1), fore: [wash(0), sheen('#8f7af0', 0.5),
    border(1, 0.09, { apex: 0.04 })], hind: [wash(0), sheen('#8f7af0', 0.5), border(1, 0.13)] },
  Lycaena: { fore: [wash(0, 0), sheen('#ffd890', 0.35), border(1, 0.045, { apex: 0.03 })], hind: [wash(0, 0),
    sheen('#ffd890', 0.35), border(1, 0.04), spots(1, 0.92, 0.02)], body: { thorax: '#6a4a2a', abdomen: '#7a542c' } },
  'Lycaena phlaeas': { fore: [wash(0, 0), sheen('#ffd890', 0.3), border(1, 0.15, { apex: 0.04 }), spots(1, 0.68,
    0.035), spots(1, 0.4, 0.04, { only: [2, 4] })], hind: [wash(1), area(0,
    trace('0.3,0.76 0.3,0.93 0.7,0.94 1.1,0.93 1.1,0.76 0.7,0.76')), spots(1, 0.94, 0.024)],
    body: { thorax: '#4a3a2a' } },
  Thecla: { fore: [wash(0), area(1, trace('0.14,0.52 0.2,0.76 0.6,0.82 0.8,0.66 0.5,0.52'))], hind: [wash(0), spots(1,
    0.9, 0.04, { from: 0.66 })] },
  Pseudolycaena: { fore: [wash(0, 0), sheen('#e8f6ff', 0.5), border(1, 0.05, { apex: 0.22 }), spots(1, 0.5, 0.03,
    { only: [1] })], hind: [wash(0, 0), sheen('#e8f6ff', 0.5), border(1, 0.05), spots(1, 0.88, 0.02, { from: 0.6 })],
    body: { thorax: '#4f80a8' } },
  Evenus: { fore: [wash(0), sheen('#6fa0ff', 0.6), border(1, 0.07, { apex: 0.1 })], hind: [wash(0), sheen('#6fa0ff',
    0.6), border(1, 0.1), spots(2, 0.84, 0.06, { from: 0.86 })], under: { fore: [wash('#4f9a5a'), border('#3a6a3a',
    0.1), line(1, 0.66, 0.02)], hind: [wash('#4f9a5a'), line(1, 0.5, 0.03), area(2,
    trace('0.7,0.6 0.8,0.94 1.1,0.9 1,0.6'))] } },
  Arhopala: { fore: [wash(0), sheen('#5f8af8', 0.5), border(1, 0.05, { apex: 0.08 })], hind: [wash(0),
    sheen('#5f8af8', 0.5), border(1, 0.08)] },
  Danis: { fore: [wash(0), area(1, trace('0.4,0.3 0.5,0.66 1,0.8 1.3,0.7 1.2,0.25')), border(2, 0.14, { apex: 0.1 }),
    sheen('#9fd8f8', 0.3)], hind: [wash(1), border(2, 0.2), glow(0, 0.5, 0.84, 0.14, 0.8), basal(0, 0.3, 0.9)] },
  Liphyra: { fore: [wash(0), border(1, 0.2, { apex: 0.24 }), area(1,
    trace('-0.5,0 -0.3,0.5 0.1,0.6 0.2,0.5 -0.1,0.3'))], hind: [wash(0), border(1, 0.16, { scallop: 0.05 }), spots(1,
    0.5, 0.06, { only: [2, 4] })], body: { thorax: '#6a4a24' } },
  Loxura: { fore: [wash(0), border(1, 0.12, { apex: 0.2 })], hind: [wash(0), basal(1, 0.2, 0.4)],
    body: { thorax: '#7a4a2a', abdomen: '#a8623a' } },
  Ancyluris: { fore: [wash(0), area(1, trace('-0.1,0.46 -0.08,0.54 0.5,0.66 1.2,0.74 1.2,0.64 0.5,0.54'))],
    hind: [wash(0), area(1, trace('-0.2,0.44 0.3,0.6 0.8,0.86 0.9,0.76 0.5,0.5 -0.1,0.34')), glow(2, 0.85, 0.6, 0.24,
    0.8), fringe('#e8e4dc', 0.012)], under: { fore: [wash(0), glow(2, 0.4, 0.5, 0.4, 1), band(1, 0.5, 0.58)],
    hind: [wash(0), glow(2, 0.5, 0.5, 0.5, 1), sheen('#4fe0d0', 0.5), band(1, 0.6, 0.68)] } },
  Rhetus: { fore: [wash(1), streaks(0, 0.15, 0.6, 0.7, { from: 0.4 }), line('#f0f0ec', 0.42, 0.02), line('#f0f0ec',
    0.66, 0.02), sheen(0, 0.3)], hind: [wash(1), area(0,
    trace('-0.4,0.1 -0.2,0.7 0.4,0.84 0.8,0.96 0.9,0.5 0.6,0.1')), area(2,
    trace('0.86,0.72 0.88,0.92 1.05,0.96 1.05,0.74')), sheen('#8fc0ff', 0.5)], body: { thorax: '#1c2440' } },
  Amarynthis: { fore: [wash(0), band(1, 0.3, 0.4), band(1, 0.6, 0.7), line(2, 0.8, 0.014)], hind: [wash(0), band(1,
    0.34, 0.46), band(1, 0.68, 0.76), line(2, 0.86, 0.012)] },
  Lyropteryx: { fore: [wash(0), streaks(1, 0.5, 0.95, 0.4), basal(2, 0.1, 0.8)], hind: [wash(0), streaks(1, 0.5, 0.95,
    0.4), spots(2, 0.3, 0.03, { from: 0.6 })], under: { fore: [wash(0), streaks('#e8e4dc', 0.5, 0.9, 0.2), spots(2,
    0.3, 0.05)], hind: [wash(0), streaks('#e8e4dc', 0.5, 0.9, 0.2), spots(2, 0.3, 0.05), spots(2, 0.5, 0.04)] } },
  Hamearis: { fore: [wash(0), spots(1, 0.34, 0.05), spots(1, 0.56, 0.05), spots(1, 0.74, 0.05), spots(1, 0.89, 0.036),
    spots('#2a1a10', 0.91, 0.016), fringe('#f0e8d8', 0.02)], hind: [wash(0), spots(1, 0.6, 0.05), spots(1, 0.87,
    0.04), spots('#2a1a10', 0.9, 0.018), fringe('#f0e8d8', 0.02)] },

  Phocides: { fore: [wash(0), streaks(1, 0.3, 0.6, 0.5), streaks(1, 0.7, 0.95, 0.35), sheen(1, 0.15)], hind: [wash(0),
    streaks(1, 0.2, 0.9, 0.45), sheen(1, 0.15)], body: { thorax: '#17233a', abdomen: '#17233a', rings: 1 } },
  Urbanus: { fore: [wash(0), basal(1, 0.4, 1), spots(2, 0.52, 0.045, { form: 'bar', from: 0.1 }), spots(2, 0.76, 0.02,
    { to: 0.4 })], hind: [wash(0), basal(1, 0.6, 1), glow(1, 0.7, 0.4, 0.3, 0.8)], body: { thorax: 1, abdomen: 0 } },
  Coeliades: { fore: [wash(0), sheen(1, 0.4), border('#14100c', 0.06)], hind: [wash(0), sheen(1, 0.4), fringe(2, 0.06,
    false), innerEdge(2, 0.03)], body: { thorax: 1, abdomen: 0 } },
  Ochlodes: { fore: [wash(0), border(1, 0.18, { apex: 0.1 }), spots('#f0c878', 0.74, 0.025, { to: 0.6 }),
    area('#1c1410', trace('0.36,0.34 0.4,0.38 0.92,0.5 0.94,0.45'))], hind: [wash(0), border(1, 0.24),
    spots('#f0c878', 0.6, 0.03, { from: 0.3, to: 0.8 })], body: { thorax: '#8a6434', abdomen: '#6a4a2a' } },
  Erynnis: { fore: [wash(0), band('#3a2c22', 0.34, 0.44, { wave: 0.02 }), band('#3a2c22', 0.62, 0.72, { wave: 0.02 }),
    spots(1, 0.9, 0.014), dust(1, 160), spots('#f0ece0', 0.7, 0.014, { to: 0.2 })], hind: [wash(0), spots(1, 0.62,
    0.02), spots(1, 0.9, 0.014), dust(1, 80)], body: { thorax: 0 } },
  Carterocephalus: { fore: [wash(0), spots(1, 0.34, 0.07, { skip: [0, 4] }), spots(1, 0.6, 0.06, { form: 'bar' }),
    spots(1, 0.9, 0.02)], hind: [wash(0), spots(1, 0.4, 0.08, { only: [2, 4, 6] }), spots(1, 0.7, 0.05, { only: [1, 3,
    5] }), spots(1, 0.9, 0.02)], body: { thorax: '#6a4e24' } },
};
