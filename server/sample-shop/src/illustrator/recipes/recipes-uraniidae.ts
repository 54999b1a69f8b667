import { trace } from '../drawing/path.ts';
import type { RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import { area, band, line, sheen, spots, streaks, wash } from '../wings/wing-marks.ts';
import { bars, fringe, veined } from '../wings/wing-marks-fine.ts';

/** Day-flying uraniids, which look so much like swallowtails that they are sold beside them. */
// oxfmt-ignore
export const uraniidae: RecipeBook = {
  Chrysiridia: {
    fore: [wash(0), bars(1, trace('0.14,0.9 0.24,0.8 0.34,0.7 0.44,0.6 0.54,0.5 0.64,0.4 0.74,0.3'), 0.026), area(1,
      trace('0.3,0.5 0.34,0.8 0.7,0.84 0.8,0.5'), { opacity: 0.85 }), streaks(0, 0.5, 0.84, 0.3), sheen('#3fc8e0',
      0.2)],
    hind: [wash(0), area(1, trace('-0.4,0.1 -0.3,0.5 0.3,0.56 0.5,0.2')), area(2,
      trace('0.5,0.4 0.5,0.8 0.8,0.88 1.15,0.8 1.1,0.3 0.8,0.3')), area(3,
      trace('0.3,0.5 0.34,0.78 0.54,0.8 0.56,0.5')), spots(0, 0.66, 0.05), spots(0, 0.82, 0.04), fringe('#f4f2ea',
      0.05, false), sheen('#e05a9a', 0.25)],
    body: { thorax: '#17241c', abdomen: '#2a8a5a' },
  },
  Urania: { fore: [wash(0), bars(1, trace('0.16,0.9 0.3,0.8 0.43,0.75 0.55,1 0.68,0.5 0.8,0.4'), 0.032), sheen(1,
    0.2)], hind: [wash(0), area(1, trace('0,0.5 0.2,0.86 0.7,0.9 1.2,0.76 1,0.4'), { opacity: 0.9 }), bars(0, [[0.4,
    1], [0.7, 1]], 0.05, 0.3), area(2, trace('0.6,0.9 0.66,1.5 0.76,1.5 0.8,0.9')), fringe(2, 0.05, false), sheen(1,
    0.3)], body: { thorax: '#17241c', abdomen: '#3f9a6a' } },
  Alcides: { fore: [wash(0), band(1, 0.26, 0.4), band(2, 0.56, 0.7), line(1, 0.88, 0.02), sheen(2, 0.25)],
    hind: [wash(0), band(1, 0.2, 0.34), band(2, 0.48, 0.74), fringe(1, 0.05, false), sheen(2, 0.3)] },
  Lyssa: { fore: [wash(0), bars(2, trace('0.2,0.4 0.3,0.4 0.4,0.4 0.5,0.3'), 0.016), area(1,
    trace('-0.05,0.66 0.2,0.72 0.6,0.7 1.3,0.6 1.3,0.68 0.6,0.77 0.2,0.76'))], hind: [wash(0), band(1, 0.4, 0.48),
    line(2, 0.62, 0.02), fringe(1, 0.06, false), veined(2, 1)] },
};
