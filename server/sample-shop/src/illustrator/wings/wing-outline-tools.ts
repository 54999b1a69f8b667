import type { Point } from '../drawing/path.ts';
import type { Tail, WingOutline } from './wing.ts';

/** The two wings of the right side. */
export interface WingPair {
  readonly fore: WingOutline;
  readonly hind: WingOutline;
}

const foreCosta: readonly Point[] = [
  [14, -50],
  [120, -148],
];

const hindCosta: readonly Point[] = [
  [12, -20],
  [110, -22],
];

/** A forewing from its costal shoulder, outer margin and the end of its inner margin. */
export const fore = (
  shoulder: readonly Point[],
  outer: readonly Point[],
  inner: readonly Point[] = [],
  scallop = 0,
): WingOutline => ({
  costa: [...foreCosta, ...shoulder],
  outer,
  inner: [...inner, [80, 8], [14, -6]],
  scallop: Math.max(scallop, 0.01),
  sway: 0.016,
});

/** The hindwing of the right side. */
export const hind = (
  shoulder: Point,
  outer: readonly Point[],
  scallop = 0,
  tails: readonly Tail[] = [],
): WingOutline => ({
  costa: [...hindCosta, shoulder],
  outer,
  inner: innerOf(outer.at(-1) ?? [120, 250]),
  scallop,
  tails,
});

/** The abdomen lies between the hindwings, so their inner margins leave a narrow trough for it. */
function innerOf([x, y]: Point): Point[] {
  return [
    [x * 0.62, y * 0.97],
    [x * 0.36, y * 0.8],
    [x * 0.2, y * 0.46],
    [10, 36],
  ];
}
