import { add, alongLength, lerp, sampleCurve, turn, type Point } from '../drawing/path.ts';

/** A tail or tooth growing from the outer margin. */
export interface Tail {
  /** Where on the outer margin, 0 at the apex and 1 at the tornus. */
  readonly at: number;
  /** From the margin to the tip. */
  readonly reach: Point;
  readonly width: number;
  /** Width near the tip; larger than `width` makes a spatula. */
  readonly bulb?: number;
  /** Sideways bend half-way, in units. */
  readonly bend?: number;
}

/** Right wing, body axis at x = 0, y downwards. The three rows of points join at apex, tornus and base. */
export interface WingOutline {
  readonly costa: readonly Point[];
  readonly outer: readonly Point[];
  readonly inner: readonly Point[];
  readonly tails?: readonly Tail[];
  /** How far the margin goes in below the apex and out again above the tornus, as a share of the way to the base. */
  readonly sway?: number;
  /** Depth of the bays between the veins, as a share of the wing's reach. */
  readonly scallop?: number;
}

/** A wing with its own coordinates: t runs along the outer margin, d from the base (0) to that margin (1). */
export interface Wing {
  readonly base: Point;
  readonly outline: readonly Point[];
  readonly costa: (share: number) => Point;
  readonly inner: (share: number) => Point;
  at(t: number, d: number): Point;
  /** Mean distance from base to margin. */
  readonly reach: number;
  readonly cells: number;
}

const CELLS = 8;
const PER_POINT = 8;
/** The stretch of margin whose direction is kept beyond its ends; short ones are bent by the rounded tips. */
const EXTEND = 0.24;

function extendMargin(margin: (share: number) => Point): (t: number) => Point {
  const beyond = (end: Point, near: Point, far: number): Point => [
    end[0] + (end[0] - near[0]) * far,
    end[1] + (end[1] - near[1]) * far,
  ];
  return (t) => {
    if (t < 0) return beyond(margin(0), margin(EXTEND), -t / EXTEND);
    return t > 1 ? beyond(margin(1), margin(1 - EXTEND), (t - 1) / EXTEND) : margin(t);
  };
}

function tailPoints(tail: Tail, margin: (t: number) => Point): Point[] {
  const root = margin(tail.at);
  const angle = (Math.atan2(tail.reach[1], tail.reach[0]) * 180) / Math.PI;
  const length = Math.hypot(tail.reach[0], tail.reach[1]);
  const bulb = tail.bulb ?? tail.width * 0.7;
  const place = (along: number, side: number): Point =>
    add(root, turn([along * length, side + (tail.bend ?? 0) * Math.sin(along * Math.PI)], angle));
  const half = tail.width / 2;
  const edge = (sign: number): Point[] => [
    place(0.08, sign * half * 1.5),
    place(0.3, sign * half),
    place(0.55, sign * half * 0.85),
    place(0.8, (sign * bulb) / 2),
    place(0.95, (sign * bulb) / 2.6),
  ];
  return sampleCurve([...edge(-1), place(1, 0), ...edge(1).reverse()], 4);
}

/** The margin with its bays and tails, from apex to tornus. */
function edgePoints(shape: WingOutline, margin: (t: number) => Point, base: Point, reach: number): Point[] {
  const tails = [...(shape.tails ?? [])].sort((a, b) => a.at - b.at);
  const steps = CELLS * 6;
  const points: Point[] = [];
  const rootShare = (tail: Tail) => (tail.width * 0.9) / (reach * 1.6);
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const due = tails[0];
    if (due && t >= due.at) points.push(...tailPoints(tails.shift() ?? due, margin));
    const isRoot = (shape.tails ?? []).some((tail) => Math.abs(tail.at - t) < rootShare(tail));
    const bay = (shape.scallop ?? 0) * 0.6 * Math.abs(Math.sin(Math.PI * CELLS * t));
    if (!isRoot) points.push(lerp(margin(t), base, bay));
  }
  for (const tail of tails) points.push(...tailPoints(tail, margin));
  return points;
}

export function buildWing(shape: WingOutline): Wing {
  // One curve through all three rows, cut afterwards, so that apex and tornus come out rounded.
  const whole = sampleCurve([...shape.costa, ...shape.outer, ...shape.inner], PER_POINT);
  const [apex, tornus] = [
    shape.costa.length * PER_POINT,
    (shape.costa.length + shape.outer.length - 1) * PER_POINT,
  ];
  const [costaRow, innerRow] = [whole.slice(0, apex + 1), whole.slice(tornus)];
  const base = lerp(shape.costa[0] ?? [0, 0], shape.inner.at(-1) ?? [0, 0], 0.5);
  const straight = alongLength(whole.slice(apex, tornus + 1));
  const sway = shape.sway ?? 0;
  const margin = (t: number) => lerp(straight(t), base, sway * Math.sin(2 * Math.PI * t));
  const reach = [0, 0.25, 0.5, 0.75, 1].reduce((sum, t) => {
    const [x, y] = margin(t);
    return sum + Math.hypot(x - base[0], y - base[1]) / 5;
  }, 0);
  const extended = extendMargin(margin);
  return {
    base,
    reach,
    cells: CELLS,
    outline: [...costaRow.slice(0, -1), ...edgePoints(shape, margin, base, reach), ...innerRow.slice(1)],
    costa: alongLength(costaRow),
    inner: alongLength(innerRow),
    at: (t, d) => lerp(base, extended(t), d),
  };
}
