import { curve, polyline, round, type Point } from '../drawing/path.ts';
import type { Random } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Wing } from './wing.ts';

/** A place in the specimen's own palette (0 is the ground colour) or a fixed hex colour. */
export type Paint = number | string;

/** Where a mark is painted: the wing, its colours, and how this lot differs from the next. */
export interface WingCanvas {
  readonly wing: Wing;
  readonly sheet: Sheet;
  readonly lot: Random;
  paint(paint: Paint): string;
}

/** One element of a wing pattern. */
export type Mark = (canvas: WingCanvas) => string;

interface Reach {
  readonly from?: number;
  readonly to?: number;
  readonly opacity?: number;
}

const WHOLE = { from: -0.35, to: 1.35 };

const fade = (opacity?: number) => (opacity === undefined ? '' : ` opacity="${opacity}"`);

/** Scales never end in a ruled line: a thin paler seam of the same colour softens each edge. */
const filled = (path: string, colour: string, opacity?: number, seam = 5) =>
  `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${seam}" stroke-opacity=".35" ` +
  `stroke-linejoin="round"${fade(opacity)}/>`;

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);

/** Ground colour over the whole wing, deeper at the base and towards the edge. */
export const wash =
  (paint: Paint, edge?: Paint): Mark =>
  ({ wing, sheet, paint: mixPaint }) => {
    const colour = mixPaint(paint);
    const outer = edge === undefined ? darken(colour, 0.14) : mixPaint(edge);
    const fill = sheet.radial(
      [
        [0, darken(colour, 0.25)],
        [0.3, colour],
        [0.62, lighten(colour, 0.05)],
        [1, outer],
      ],
      [0, 0.5, 1],
    );
    return `<path d="${polyline(wing.outline, true)}" fill="${fill}"/>`;
  };

/** Along the outer margin; `scallop` bows the inner edge in every interspace, `apex` widens it at the tip. */
export const border =
  (paint: Paint, depth: number, o: Reach & { scallop?: number; apex?: number; tornus?: number } = {}): Mark =>
  ({ wing, lot, paint: mixPaint }) => {
    const { from, to } = { ...WHOLE, ...o };
    const inner = steps(from, to, 64).map((t): Point => {
      const lobe = (o.scallop ?? 0) * Math.abs(Math.sin(Math.PI * wing.cells * t));
      const tip = (o.apex ?? 0) * Math.max(0, 1 - Math.max(0, t) * 2.2) ** 1.6;
      const foot = (o.tornus ?? 0) * Math.max(0, 1 - (1 - t) * 2.2) ** 1.6;
      return wing.at(t, 1 - depth - tip - foot + lobe + lot.jitter(0.004));
    });
    const beyond = steps(to, from, 16).map((t) => wing.at(t, 1.6));
    return filled(polyline([...inner, ...beyond], true), mixPaint(paint), o.opacity);
  };

/**
 * Colour that is made by light lies on a patch as silk does: ink towards the body, a flash in its midst, and at its far end
 * the violet of scales that turn away.
 */
function silk(sheet: Sheet, path: string): string {
  const fill = sheet.linear(
    [
      [0, '#06123f', 0.42],
      [0.3, '#06123f', 0],
      [0.42, '#f2fbff', 0.2],
      [0.55, '#f2fbff', 0.42],
      [0.68, '#f2fbff', 0.06],
      [1, '#5a2fd0', 0.3],
    ],
    [0, 0.4, 1, 0.6],
  );
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A stripe across the wing between two distances from the base. */
export const band =
  (
    paint: Paint,
    near: number,
    far: number,
    o: Reach & { wave?: number; bow?: number; scallop?: number; isSilk?: boolean } = {},
  ): Mark =>
  ({ wing, lot, sheet, paint: mixPaint }) => {
    const { from, to } = { ...WHOLE, ...o };
    const shift = lot.jitter(0.008);
    const edge = (d: number, phase: number) =>
      steps(from, to, 48).map((t) => {
        const wave = (o.wave ?? 0) * Math.sin(t * 14 + phase) + (o.bow ?? 0) * (t - 0.5) ** 2 * 4;
        const tooth = (o.scallop ?? 0) * Math.abs(Math.sin(Math.PI * wing.cells * t));
        return wing.at(t, d + shift + wave + tooth + lot.jitter(0.003));
      });
    const path = polyline([...edge(near, 0), ...edge(far, 0.7).reverse()], true);
    return filled(path, mixPaint(paint), o.opacity) + (o.isSilk ? silk(sheet, path) : '');
  };

/** A smooth patch through points in wing coordinates; `isSilk` where light makes its colour. */
export const area =
  (
    paint: Paint,
    points: readonly Point[],
    o: { opacity?: number; seam?: number; isSilk?: boolean } = {},
  ): Mark =>
  ({ wing, lot, sheet, paint: mixPaint }) => {
    const placed = points.map(([t, d]) => wing.at(t + lot.jitter(0.008), d + lot.jitter(0.006)));
    const path = curve(placed, true);
    return filled(path, mixPaint(paint), o.opacity, o.seam) + (o.isSilk ? silk(sheet, path) : '');
  };

type SpotForm = 'round' | 'lunule' | 'wedge' | 'bar' | 'chevron';

function spotShape(form: SpotForm, [x, y]: Point, outward: number, size: number): string {
  const put = (along: number, side: number): Point => [
    x + Math.cos(outward) * along * size - Math.sin(outward) * side * size,
    y + Math.sin(outward) * along * size + Math.cos(outward) * side * size,
  ];
  if (form === 'lunule') return curve([put(-0.35, -1), put(0.45, 0), put(-0.35, 1), put(-0.1, 0)], true);
  if (form === 'wedge') return polyline([put(-1.9, 0), put(0.8, -0.75), put(0.95, 0), put(0.8, 0.75)], true);
  if (form === 'bar') return curve([put(-0.4, -1), put(0.4, -1), put(0.4, 1), put(-0.4, 1)], true);
  if (form === 'chevron') return polyline([put(0.5, -1), put(-0.9, 0), put(0.5, 1), put(-0.2, 0)], true);
  return curve([put(-0.95, 0), put(0, -0.85), put(0.95, 0), put(0, 0.85)], true);
}

interface SpotOptions extends Reach {
  readonly form?: SpotForm;
  readonly skip?: readonly number[];
  readonly only?: readonly number[];
  /** Sizes shrink (below 1) or grow towards the tornus by this factor. */
  readonly taper?: number;
  readonly ring?: Paint;
  readonly bow?: number;
}

/** One spot in each space between the veins. */
export const spots =
  (paint: Paint, d: number, size: number, o: SpotOptions = {}): Mark =>
  ({ wing, lot, paint: mixPaint }) => {
    const cells = steps(0.5, wing.cells - 0.5, wing.cells - 1).map((cell, i) => ({
      t: cell / wing.cells,
      i,
    }));
    const shapes = cells
      .filter(
        ({ t, i }) =>
          t >= (o.from ?? 0) && t <= (o.to ?? 1) && !o.skip?.includes(i) && (o.only?.includes(i) ?? true),
      )
      .map(({ t }) => {
        const place = wing.at(t, d + (o.bow ?? 0) * (t - 0.5) ** 2 * 4 + lot.jitter(0.006));
        const outward = Math.atan2(place[1] - wing.base[1], place[0] - wing.base[0]);
        const grown = size * wing.reach * (1 + ((o.taper ?? 1) - 1) * t) * (1 + lot.jitter(0.1));
        return spotShape(o.form ?? 'round', place, outward, grown);
      })
      .join('');
    const ring =
      o.ring === undefined
        ? ''
        : `<path d="${shapes}" fill="none" stroke="${mixPaint(o.ring)}" stroke-width="${round(size * wing.reach * 0.7)}" stroke-linejoin="round"/>`;
    return ring + filled(shapes, mixPaint(paint), o.opacity, 3);
  };

/** Concentric rings from the outside in; ends with a small light in the pupil. */
export const eye =
  (
    t: number,
    d: number,
    size: number,
    rings: readonly Paint[],
    o: { squash?: number; light?: boolean } = {},
  ): Mark =>
  ({ wing, lot, paint }) => {
    const [x, y] = wing.at(t, d);
    const radius = size * wing.reach * (1 + lot.jitter(0.05));
    const tilt = (Math.atan2(y - wing.base[1], x - wing.base[0]) * 180) / Math.PI;
    const discs = rings.map((ring, i) => {
      const r = radius * (1 - i / (rings.length + 0.35));
      return `<ellipse rx="${round(r)}" ry="${round(r * (o.squash ?? 0.92))}" fill="${paint(ring)}"/>`;
    });
    const glint = `<ellipse cx="${round(-radius * 0.12)}" cy="${round(-radius * 0.1)}" rx="${round(radius * 0.1)}" ry="${round(radius * 0.16)}" fill="#fdfaf2" opacity=".9"/>`;
    return (
      `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(tilt)})">` +
      `${discs.join('')}${o.light === false ? '' : glint}</g>`
    );
  };

/** A drawn line across the wing, the moth's chief ornament. */
export const line =
  (
    paint: Paint,
    d: number,
    width: number,
    o: Reach & { wave?: number; bow?: number; teeth?: number } = {},
  ): Mark =>
  ({ wing, lot, paint: mixPaint }) => {
    const { from, to } = { ...WHOLE, ...o };
    const points = steps(from, to, 90).map((t) => {
      const saw = (o.teeth ?? 0) * (Math.abs(((t * wing.cells * 2) % 2) - 1) - 0.5);
      const wave = (o.wave ?? 0) * Math.sin(t * 17 + 0.6) + (o.bow ?? 0) * (t - 0.5) ** 2 * 4;
      return wing.at(t, d + wave + saw + lot.jitter(0.003));
    });
    return `<path d="${polyline(points)}" fill="none" stroke="${mixPaint(paint)}" stroke-width="${round(width * wing.reach)}" stroke-linejoin="round"${fade(o.opacity)}/>`;
  };

/** Wedges of colour between the veins, from one distance to another. */
export const streaks =
  (paint: Paint, near: number, far: number, width: number, o: SpotOptions = {}): Mark =>
  ({ wing, lot, paint: mixPaint }) => {
    const shapes = Array.from({ length: wing.cells }, (_, i) => ({ t: (i + 0.5) / wing.cells, i }))
      .filter(
        ({ t, i }) =>
          t >= (o.from ?? 0) && t <= (o.to ?? 1) && !o.skip?.includes(i) && (o.only?.includes(i) ?? true),
      )
      .map(({ t }) => {
        const half = (width * 0.5) / wing.cells;
        const [a, b] = [near + lot.jitter(0.012), far + lot.jitter(0.008)];
        const waist = (a + b) / 2;
        return curve(
          [
            wing.at(t, a),
            wing.at(t - half, waist),
            wing.at(t - half * 0.9, b),
            wing.at(t + half * 0.9, b),
            wing.at(t + half, waist),
          ],
          true,
        );
      });
    return filled(shapes.join(''), mixPaint(paint), o.opacity, 3);
  };

/** A soft light or suffusion around a place on the wing. */
export const glow =
  (paint: Paint, t: number, d: number, size: number, opacity = 0.6): Mark =>
  ({ wing, sheet, paint: mixPaint }) => {
    const [x, y] = wing.at(t, d);
    const colour = mixPaint(paint);
    const fill = sheet.radial([
      [0, colour, opacity],
      [0.5, colour, opacity * 0.7],
      [1, colour, 0],
    ]);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * wing.reach)}" fill="${fill}"/>`;
  };

/** Structural colour: a sheet of light that slides over the wing. */
export const sheen =
  (paint: Paint, opacity = 0.5): Mark =>
  ({ wing, sheet, lot, paint: mixPaint }) => {
    const colour = mixPaint(paint);
    const slide = lot.jitter(0.06);
    const fill = sheet.linear(
      [
        [0, colour, 0],
        [0.3 + slide, colour, opacity],
        [0.42 + slide, lighten(colour, 0.5), opacity],
        [0.58 + slide, colour, opacity * 0.35],
        [0.8 + slide, mix(colour, '#b070ff', 0.3), opacity * 0.5],
        [1, colour, 0],
      ],
      [0.1, 0, 0.75, 1],
    );
    return `<path d="${polyline(wing.outline, true)}" fill="${fill}"/>`;
  };
