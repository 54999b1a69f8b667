import { trace } from '../drawing/path.ts';
import type { Recipe, RecipeBook } from '../lepidoptera/lepidoptera-recipe.ts';
import { area, band, border, eye, glow, sheen, wash, type Mark, type Paint } from '../wings/wing-marks.ts';
import { bars, costa, innerEdge, ripples } from '../wings/wing-marks-fine.ts';

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
