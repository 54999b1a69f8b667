import { curve, lerp, polyline, round, type Point } from '../drawing/path.ts';
import { darken } from '../drawing/colour.ts';
import { venation } from './wing-venation.ts';
import type { Mark, Paint } from './wing-marks.ts';

/** Veins drawn with broad dark scales, as in a monarch or a black-veined white. */
export const veined =
  (paint: Paint, width: number, opacity = 1): Mark =>
  ({ wing, paint: mixPaint }) =>
    `<path d="${venation(wing)}" fill="none" stroke="${mixPaint(paint)}" stroke-width="${round(width)}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Along the leading edge. */
export const costa =
  (paint: Paint, width: number, until = 1): Mark =>
  ({ wing, paint: mixPaint }) => {
    const points = Array.from({ length: 20 }, (_, i) => wing.costa((i / 19) * until));
    return `<path d="${polyline(points)}" fill="none" stroke="${mixPaint(paint)}" stroke-width="${round(width * wing.reach * 2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  };

/** Along the inner margin, where the wing meets the body. */
export const innerEdge =
  (paint: Paint, width: number, opacity = 1): Mark =>
  ({ wing, paint: mixPaint }) => {
    const points = Array.from({ length: 16 }, (_, i) => wing.inner(i / 15));
    return `<path d="${polyline(points)}" fill="none" stroke="${mixPaint(paint)}" stroke-width="${round(width * wing.reach * 2)}" stroke-linejoin="round" opacity="${opacity}"/>`;
  };

/** Dark scales thrown over the wing root. */
export const basal =
  (paint: Paint, reach = 0.35, opacity = 0.85): Mark =>
  ({ wing, sheet, paint: mixPaint }) => {
    const colour = mixPaint(paint);
    const fill = sheet.radial([
      [0, colour, opacity],
      [0.45, colour, opacity * 0.7],
      [1, colour, 0],
    ]);
    return `<circle cx="${round(wing.base[0])}" cy="${round(wing.base[1])}" r="${round(reach * wing.reach)}" fill="${fill}"/>`;
  };

/** The chequered fringe of the outer edge. */
export const fringe =
  (paint: Paint, width: number, isChequered = true): Mark =>
  ({ wing, paint: mixPaint }) => {
    const points = Array.from({ length: 70 }, (_, i) => wing.at(i / 69, 0.995));
    const dash = isChequered
      ? ` stroke-dasharray="${round(wing.reach * 0.07)} ${round(wing.reach * 0.05)}"`
      : '';
    return `<path d="${polyline(points)}" fill="none" stroke="${mixPaint(paint)}" stroke-width="${round(width * wing.reach)}"${dash}/>`;
  };

/** Loose scales: dots scattered between two distances from the base. */
export const dust =
  (
    paint: Paint,
    count: number,
    o: { near?: number; far?: number; size?: number; opacity?: number } = {},
  ): Mark =>
  ({ wing, lot, paint: mixPaint }) => {
    const dots = Array.from({ length: count }, () => {
      const d = (o.near ?? 0.1) + ((o.far ?? 1) - (o.near ?? 0.1)) * Math.sqrt(lot.next());
      const [x, y] = wing.at(lot.between(-0.12, 1.12), d);
      return `M${round(x)} ${round(y)}h.1`;
    });
    return `<path d="${dots.join('')}" stroke="${mixPaint(paint)}" stroke-width="${round((o.size ?? 0.012) * wing.reach)}" stroke-linecap="round" opacity="${o.opacity ?? 0.7}"/>`;
  };

/** Fine broken cross-lines, as on bark and on moths that sit on it. */
export const ripples =
  (
    paint: Paint,
    count: number,
    o: { near?: number; far?: number; width?: number; opacity?: number } = {},
  ): Mark =>
  ({ wing, lot, paint: mixPaint }) => {
    const strokes = Array.from({ length: count }, () => {
      const d = lot.between(o.near ?? 0.12, o.far ?? 0.98);
      const t = lot.between(-0.1, 1.05);
      const length = lot.between(0.02, 0.07);
      return polyline([
        wing.at(t, d),
        wing.at(t + length / 2, d + lot.jitter(0.012)),
        wing.at(t + length, d + lot.jitter(0.008)),
      ]);
    });
    return `<path d="${strokes.join('')}" fill="none" stroke="${mixPaint(paint)}" stroke-width="${round((o.width ?? 0.008) * wing.reach)}" opacity="${o.opacity ?? 0.5}"/>`;
  };

/** Straight bars from the leading edge towards the tornus; each is a place on the costa and a length 0..1. */
export const bars =
  (paint: Paint, list: readonly Point[], width: number, lean = 0.6): Mark =>
  ({ wing, lot, paint: mixPaint }) => {
    const shapes = list.map(([share, length]) => {
      const top = wing.costa(share + lot.jitter(0.01));
      const foot = wing.inner(1 - share * lean);
      const end = lerp(top, foot, length);
      const half = width * wing.reach * 0.5;
      return polyline(
        [
          [top[0] - half, top[1] - half * 0.5],
          [top[0] + half, top[1] + half * 0.1],
          [end[0] + half * 0.5, end[1]],
          [end[0] - half * 0.5, end[1]],
        ],
        true,
      );
    });
    return `<path d="${shapes.join('')}" fill="${mixPaint(paint)}" stroke="${mixPaint(paint)}" stroke-width="3" stroke-linejoin="round"/>`;
  };

/** A clear, scaleless window. */
export const pane =
  (paint: Paint, points: readonly Point[], rim: Paint): Mark =>
  ({ wing, paint: mixPaint }) => {
    const path = curve(
      points.map(([t, d]) => wing.at(t, d)),
      true,
    );
    return (
      `<path d="${path}" fill="#f1ece0" stroke="${darken(mixPaint(rim), 0.1)}" stroke-width="${round(wing.reach * 0.011)}"/>` +
      `<path d="${path}" fill="${mixPaint(paint)}" opacity=".16"/>`
    );
  };
