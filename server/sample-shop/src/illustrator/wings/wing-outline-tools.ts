import type { Point } from '../drawing/path.ts';
import type { Tail, WingOutline } from './wing.ts';

/** The two wings of the right side. */
export interface WingPair {
  readonly fore: WingOutline;
  readonly hind: WingOutline;
}

const FORE_ROOT: Point = [14, -50];
const ARCH_X = 120;
/** How far the leading edge rises above the line to its shoulder. */
const ARCH = 0.35;

/** The leading edge arches from the root to its shoulder and never bends back: a hump is a bat's wing. */
function foreCosta([x, y]: Point = [ARCH_X, -148]): Point[] {
  const [rootX, rootY] = FORE_ROOT;
  const share = (ARCH_X - rootX) / Math.max(1, x - rootX);
  return [FORE_ROOT, [ARCH_X, rootY + (y - rootY) * share * (1 + ARCH * (1 - share))]];
}

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
  costa: [...foreCosta(shoulder[0]), ...shoulder],
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
  outer: [...outer.slice(0, -1), tornusOf(outer)],
  inner: innerOf(tornusOf(outer)),
  scallop,
  tails,
});

/** Rounded off: never as low as the margin before it. */
function tornusOf(outer: readonly Point[]): Point {
  const [x, y] = outer.at(-1) ?? [120, 250];
  return [x, y * 0.975];
}

/**
 * The abdomen lies between the hindwings, so their inner margins leave a narrow trough for it. They rise at once from the
 * tornus, which is round: a wing that runs on along the bottom looks cut off with scissors.
 */
function innerOf([x, y]: Point): Point[] {
  return [
    [x * 0.68, y * 0.91],
    [x * 0.4, y * 0.69],
    [x * 0.2, y * 0.42],
    [10, 36],
  ];
}
