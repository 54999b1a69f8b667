import { curve, polyline, round, type Point } from '../drawing/path.ts';
import type { ShellMark } from './beetle-shell.ts';

type Paint = number | string;

const fill = (path: string, colour: string, opacity = 1) =>
  `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="3" stroke-opacity=".4" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A smooth patch through points given as [u, v]. */
export const patch =
  (paint: Paint, points: readonly Point[], opacity = 1): ShellMark =>
  (elytron, toColour) =>
    fill(
      curve(
        points.map(([u, v]) => elytron.at(u, v)),
        true,
      ),
      toColour(paint),
      opacity,
    );

/** Round spots: [u, v, radius as a share of the case's length]. */
export const dots =
  (paint: Paint, list: readonly (readonly [number, number, number])[]): ShellMark =>
  (elytron, toColour) =>
    list
      .map(([u, v, size]) => {
        const [x, y] = elytron.at(u, v);
        const r = size * (elytron.bottom - elytron.top);
        return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r * 0.92)}" ry="${round(r)}" fill="${toColour(paint)}"/>`;
      })
      .join('');

/** A band across both cases with a wavy edge. */
export const belt =
  (paint: Paint, from: number, to: number, wave = 0.012, inner = 0): ShellMark =>
  (elytron, toColour) => {
    const us = Array.from({ length: 13 }, (_, i) => inner + ((1.05 - inner) * i) / 12);
    const top = us.map((u) => elytron.at(u, from + wave * Math.sin(u * 13)));
    const bottom = us.map((u) => elytron.at(u, to + wave * Math.sin(u * 11 + 1))).reverse();
    return fill(polyline([...top, ...bottom], true), toColour(paint));
  };

/** A stripe along the case from base to tip, between two distances from the suture. */
export const stripe =
  (paint: Paint, from: number, to: number, top = -0.02, bottom = 1.02, opacity = 1): ShellMark =>
  (elytron, toColour) => {
    const vs = Array.from({ length: 15 }, (_, i) => top + ((bottom - top) * i) / 14);
    const points = [...vs.map((v) => elytron.at(from, v)), ...vs.map((v) => elytron.at(to, v)).reverse()];
    return fill(polyline(points, true), toColour(paint), opacity);
  };

/** Irregular flecks, the same for every lot of the kind: [count, size as share of length]. */
export const flecks =
  (
    paint: Paint,
    count: number,
    size: number,
    o: { from?: number; to?: number; opacity?: number } = {},
  ): ShellMark =>
  (elytron, toColour) => {
    const height = elytron.bottom - elytron.top;
    const path = Array.from({ length: count }, (_, i) => {
      // The golden ratio spreads them evenly without looking ruled.
      const u = 0.06 + 0.9 * ((i * 0.618034) % 1);
      const v =
        (o.from ?? 0.02) +
        ((o.to ?? 0.97) - (o.from ?? 0.02)) * (((i + 0.5) / count + 0.07 * Math.sin(i * 7)) % 1);
      const [x, y] = elytron.at(u, Math.abs(v));
      const r = size * height * (0.6 + 0.5 * Math.abs(Math.sin(i * 3.7)));
      return curve(
        [
          [x - r, y + r * 0.2],
          [x - r * 0.1, y - r * 0.8],
          [x + r * 0.9, y - r * 0.1],
          [x + r * 0.2, y + r * 0.75],
        ],
        true,
      );
    }).join('');
    return fill(path, toColour(paint), o.opacity ?? 1);
  };

/** Rows of dots along the case, as on the jewelled weevils: [rows, per row]. */
export const dotRows =
  (paint: Paint, rows: number, perRow: number, size: number): ShellMark =>
  (elytron, toColour) => {
    const width = size * (elytron.bottom - elytron.top);
    const path = Array.from({ length: rows * perRow }, (_, i) => {
      const [row, column] = [i % rows, Math.floor(i / rows)];
      const [x, y] = elytron.at(
        (row + 0.6) / (rows + 0.2),
        0.03 + (0.94 * (column + 0.5 * (row % 2))) / perRow,
      );
      return `M${round(x)} ${round(y)}h.1`;
    }).join('');
    return `<path d="${path}" stroke="${toColour(paint)}" stroke-width="${round(width)}" stroke-linecap="round"/>`;
  };

/** Along the outer edge of the case. */
export const rim =
  (paint: Paint, width: number, opacity = 1): ShellMark =>
  (elytron, toColour) =>
    `<path d="${polyline(elytron.outline.slice(0, -1))}" fill="none" stroke="${toColour(paint)}" stroke-width="${round(width * 2 * (elytron.bottom - elytron.top))}" opacity="${opacity}"/>`;
