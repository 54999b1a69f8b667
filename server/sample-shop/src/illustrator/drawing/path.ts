export type Point = readonly [number, number];
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Numbers in a drawing need one decimal; more only makes the file longer. */
export const round = (value: number) => String(Math.round(value * 10) / 10);

/** Reads a row of points as SVG writes them: `trace('0,0 10,5')`. Long outlines stay legible on one line. */
export function trace(row: string): Point[] {
  return row.split(' ').map((place): Point => {
    const [x, y] = place.split(',').map(Number);
    return [x ?? 0, y ?? 0];
  });
}

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

export const lerp = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

export const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y] as const);

/** Turns a point around a pivot; degrees, clockwise on screen. */
export function turn([x, y]: Point, degrees: number, pivot: Point = [0, 0]): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - pivot[0], y - pivot[1]];
  return [
    pivot[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    pivot[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

export function polyline(points: readonly Point[], closed = false): string {
  return points.length === 0 ? '' : `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

function neighbours(points: readonly Point[], index: number, closed: boolean): [Point, Point, Point, Point] {
  const count = points.length;
  const pick = (i: number) =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0];
  return [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
}

/** A Catmull-Rom curve through the points, as cubic Béziers. */
export function curve(points: readonly Point[], closed = false): string {
  const segments = closed ? points.length : points.length - 1;
  const parts = [`M${pair(points[0] ?? [0, 0])}`];
  for (let i = 0; i < segments; i += 1) {
    const [before, from, to, after] = neighbours(points, i, closed);
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    parts.push(`C${pair(leave)} ${pair(arrive)} ${pair(to)}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** The same curve as a dense row of points, for measuring along it. */
export function sampleCurve(points: readonly Point[], perSegment = 8, closed = false): Point[] {
  const segments = closed ? points.length : points.length - 1;
  const samples: Point[] = [];
  for (let i = 0; i < segments; i += 1) {
    const quad = neighbours(points, i, closed);
    for (let step = 0; step < perSegment; step += 1) samples.push(catmullRom(quad, step / perSegment));
  }
  const last = points.at(-1);
  if (!closed && last) samples.push(last);
  return samples;
}

function catmullRom([a, b, c, d]: [Point, Point, Point, Point], t: number): Point {
  const blend = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  return [blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])];
}

const STOPS = 240;

/** A function from 0..1 to the point at that share of the row's length; it reads a table, for it is asked very often. */
export function alongLength(points: readonly Point[]): (share: number) => Point {
  const table = evenlySpaced(points, STOPS);
  return (share) => {
    const place = Math.min(1, Math.max(0, share)) * STOPS;
    const stop = Math.min(STOPS - 1, Math.floor(place));
    return lerp(table[stop] ?? [0, 0], table[stop + 1] ?? [0, 0], place - stop);
  };
}

function evenlySpaced(points: readonly Point[], count: number): Point[] {
  const gaps = points
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  let [leg, walked] = [0, 0];
  return Array.from({ length: count + 1 }, (_, i) => {
    const wanted = (i / count) * total;
    while (leg < gaps.length - 1 && walked + (gaps[leg] ?? 0) < wanted) {
      walked += gaps[leg] ?? 0;
      leg += 1;
    }
    const share = Math.min(1, (wanted - walked) / (gaps[leg] || 1));
    return lerp(points[leg] ?? [0, 0], points[leg + 1] ?? [0, 0], share);
  });
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

/** A limb or horn: a row of points with a width at each, as one closed smooth outline. */
export function tapered(points: readonly Point[], widths: readonly number[]): string {
  const sides = points.map((point, i) => {
    const [before, after] = [
      points[Math.max(0, i - 1)] ?? point,
      points[Math.min(points.length - 1, i + 1)] ?? point,
    ];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = (widths[i] ?? widths.at(-1) ?? 1) / 2;
    return [(-(after[1] - before[1]) / length) * half, ((after[0] - before[0]) / length) * half] as const;
  });
  const out = points.map((point, i) => add(point, sides[i] ?? [0, 0]));
  const back = points.map((point, i) => add(point, [-(sides[i]?.[0] ?? 0), -(sides[i]?.[1] ?? 0)])).reverse();
  return curve([...out, ...back], true);
}
