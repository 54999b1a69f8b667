import { trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import {
  area,
  border,
  glow,
  sheen,
  spots,
  streaks,
  wash,
  type Mark,
  type Paint,
} from '../wings/wing-marks.ts';
import { basal } from '../wings/wing-marks-fine.ts';

/** Two silky bands on black forewings; hindwings of the same colour with black rim, spots and gold. */
function ornithoptera(main: Paint, black: Paint, gold: Paint, disc: Paint = main): Recipe {
  const foreBand = area(main, trace('-0.34,0.2 -0.2,0.55 0.02,0.84 0.12,0.84 0.1,0.6 0.0,0.3'));
  const foot = area(main, trace('1.16,0.12 1.12,0.6 1.0,0.9 0.8,0.9 0.92,0.6 1.06,0.2'));
  return {
    fore: [
      wash(black),
      foreBand,
      foot,
      streaks(main, 0.8, 0.93, 0.3, { from: 0.3, to: 0.85, opacity: 0.7 }),
      sheen(main, 0.16),
    ],
    hind: [
      wash(disc),
      basal(black, 0.28, 0.7),
      glow(main, 0.3, 0.6, 0.4, 0.6),
      spots(gold, 0.64, 0.05, { from: 0.1, to: 0.6, opacity: 0.85 }),
      border(black, 0.09, { scallop: 0.035 }),
      spots(black, 0.76, 0.032),
      sheen(gold, 0.2),
    ],
    body: { thorax: '#17140f', abdomen: '#e0b83a' },
  };
}

/** Gold hindwings under black forewings with pale-edged veins. */
const troides = (hind: readonly Mark[], gold: Paint = 1, dust_: Paint = '#a89a80'): Recipe => ({
  fore: [
    wash(0),
    streaks(dust_, 0.5, 0.94, 0.32, { opacity: 0.5 }),
    streaks(dust_, 0.42, 0.9, 0.14, { opacity: 0.5 }),
  ],
  hind: [wash(gold), basal(0, 0.22, 0.6), ...hind],
  body: { thorax: '#14110d', abdomen: '#d9b03a', rings: '#3a2c14' },
  veins: { colour: '#0c0a08', width: 2.2, opacity: 0.85 },
});

/** Birdwings. */
// oxfmt-ignore
export const birdwings: RecipeBook = {
  Ornithoptera: ornithoptera(0, 1, 2),
  'Ornithoptera paradisea': ornithoptera(1, 2, 0, 0),
  'Ornithoptera tithonus': ornithoptera(2, 1, 0, 0),
  'Ornithoptera rothschildi': ornithoptera(2, 1, 0, 0),
  'Ornithoptera goliath': ornithoptera(0, 1, 2, 2),
  'Ornithoptera victoriae': {
    fore: [wash(1), area(0, trace('-0.4,0 -0.3,0.4 0.3,0.52 0.9,0.44 1.3,0.3 1.3,0')), area(0,
      trace('-0.06,0.6 0,0.9 0.16,0.86 0.12,0.64')), sheen(2, 0.2)],
    hind: [wash(0), border(1, 0.08, { scallop: 0.03 }), spots(2, 0.74, 0.06, { form: 'wedge' }), sheen(2, 0.2)],
    body: { thorax: '#17140f', abdomen: '#e0b83a' },
  },
  Trogonoptera: {
    fore: [wash(0), streaks(1, 0.46, 0.93, 0.72, { from: 0.02 }), sheen('#5fe0c0', 0.18)],
    hind: [wash(0), area(1, trace('-0.3,0.2 -0.2,0.62 0.3,0.74 0.9,0.7 1.2,0.5 1.1,0.25 0.5,0.3')), streaks(1, 0.6,
      0.8, 0.5), sheen('#5fe0c0', 0.2)],
    body: { thorax: '#a8182a', abdomen: '#17140f' },
  },
  Troides: troides([border(0, 0.1, { scallop: 0.06 }), spots(0, 0.84, 0.05, { form: 'wedge' })]),
  'Troides hypolitus': troides([border(0, 0.24, { scallop: 0.05 }), spots(2, 0.84, 0.055, { form: 'wedge' }), glow(0,
    0.95, 0.3, 0.3, 0.7)], 1, 1),
  'Troides magellanus': troides([border(0, 0.09, { scallop: 0.05 }), sheen(2, 0.75)]),
};
