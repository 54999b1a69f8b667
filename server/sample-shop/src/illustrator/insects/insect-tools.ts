import type { Point } from '../drawing/path.ts';
import type { Limb } from '../drawing/limbs.ts';
import type { Brief } from '../drawing/sheet.ts';
import type { WingOutline } from '../wings/wing.ts';

/** An egg shape around the axis, as half an outline. */
export const oval = (top: number, bottom: number, half: number, belly = 0.5): Point[] => [
  [0, top],
  [half * 0.62, top + (bottom - top) * 0.07],
  [half, top + (bottom - top) * belly],
  [half * 0.62, bottom - (bottom - top) * 0.08],
  [0, bottom],
];

/** A long body that narrows to its end. */
export const spindle = (top: number, bottom: number, waist: number, half: number, at = 0.4): Point[] => [
  [0, top],
  [waist, top + 6],
  [half, top + (bottom - top) * at],
  [half * 0.72, top + (bottom - top) * 0.76],
  [half * 0.2, bottom - 6],
  [0, bottom],
];

/** The same wing, longer and broader. */
export const grown = ({ costa, outer, inner, ...rest }: WingOutline, size: number): WingOutline => {
  const grow = (row: readonly Point[]) => row.map(([x, y]): Point => [x * size, y * size]);
  return { ...rest, costa: grow(costa), outer: grow(outer), inner: grow(inner) };
};

/** Colours of a brief by place, with a fallback to the ground colour. */
export const colourPicker =
  ({ palette }: Brief) =>
  (place: number) =>
    palette[place] ?? palette[palette.length - 1] ?? '#6a5a40';

/** Set in the usual way: forelegs forwards, the other two pairs backwards. */
export function setLegs(
  colour: string,
  reach: number,
  thick: number,
  o: { hips?: readonly [number, number, number]; half?: number; spines?: number; hindSwell?: number } = {},
): Limb[] {
  const hips = o.hips ?? [-50, 0, 40];
  const half = o.half ?? 36;
  const leg = (y: number, knee: Point, ankle: Point, toe: Point, swell?: number): Limb => {
    const put = ([dx, dy]: Point): Point => [half + dx * reach, y + dy * reach];
    return {
      joints: [[half, y], put(knee), put(ankle), put(toe)],
      widths: [22 * thick, 14 * thick, 8 * thick],
      colour,
      spines: o.spines ?? 2,
      ...(swell ? { swell } : {}),
    };
  };
  return [
    leg(hips[0], [76, -54], [104, -150], [92, -226]),
    leg(hips[1], [104, 10], [188, 70], [236, 146]),
    leg(hips[2], [104, 66], [172, 186], [188, 292], o.hindSwell),
  ];
}
