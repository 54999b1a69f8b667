import { curve, lerp, polyline, round, type Point } from '../drawing/path.ts';
import type { Wing } from './wing.ts';

/** The far end of the discal cell: nearer to the base towards the lower corner, and bowed inwards. */
function cellEnd(wing: Wing, t: number): Point {
  const held = Math.min(0.78, Math.max(0.1, t));
  const share = (held - 0.1) / 0.68;
  return wing.at(held, 0.53 - 0.11 * share - 0.03 * Math.sin(share * Math.PI));
}

/** Where a branch leaves the cell: its end for the middle ones, its upper and lower edge for the others. */
function branchRoot(wing: Wing, t: number): Point {
  if (t < 0.1) return lerp(wing.base, cellEnd(wing, 0.1), 0.85);
  if (t > 0.78) return lerp(wing.base, cellEnd(wing, 0.78), 0.72);
  return cellEnd(wing, t);
}

function branch(wing: Wing, t: number): string {
  const [from, to] = [branchRoot(wing, t), wing.at(t, 1)];
  return curve([from, lerp(lerp(from, to, 0.45), wing.at(t, 0.76), 0.5), to]);
}

/** How far the upper edge of the cell bows towards the leading edge. */
const CELL_BOW = 0.12;

/** A place on the upper edge of the cell. */
function upperEdge(wing: Wing, share: number): Point {
  const top = cellEnd(wing, 0.1);
  const bow = CELL_BOW * 4 * share * (1 - share);
  return lerp(lerp(wing.base, top, share), wing.costa(0.4), bow);
}

/** They leave the cell one after the other, and run along the leading edge before they reach it. */
function costalVeins(wing: Wing): string[] {
  return [0.6, 0.76, 0.9].map((share, i) => {
    const [from, to] = [upperEdge(wing, 0.5 + i * 0.2), wing.costa(share)];
    return curve([from, lerp(lerp(from, to, 0.55), wing.costa(share - 0.08), 0.18), to]);
  });
}

/** Cell, radiating branches and the costal and anal veins of a butterfly's wing, as one path. */
export function venation(wing: Wing): string {
  const branches = Array.from({ length: wing.cells - 1 }, (_, i) => branch(wing, (i + 1) / wing.cells));
  const ends = Array.from({ length: 9 }, (_, i) => cellEnd(wing, 0.1 + i * 0.085));
  const upper = upperEdge(wing, 0.5);
  const cell =
    curve([wing.base, upper, ...ends]) +
    curve([wing.base, lerp(wing.base, ends.at(-1) ?? wing.base, 0.5), ends.at(-1) ?? wing.base]);
  const anal = curve([wing.base, lerp(wing.at(1, 0.5), wing.inner(0.5), 0.35), wing.at(0.97, 1)]);
  return [cell, ...branches, ...costalVeins(wing), anal].join('');
}

/** The fold between two veins catches a little light: one pale and one dark wedge per interspace. */
export function relief(wing: Wing): string {
  const wedges = (offset: number) =>
    Array.from({ length: wing.cells }, (_, i) => {
      const [from, to] = [(i + offset) / wing.cells, (i + offset + 0.5) / wing.cells];
      return polyline([wing.at(from, 0.5), wing.at(from, 1.1), wing.at(to, 1.1)], true);
    }).join('');
  return (
    `<path d="${wedges(0)}" fill="#fff8e8" opacity=".06"/>` +
    `<path d="${wedges(0.5)}" fill="#120c06" opacity=".07"/>`
  );
}

/** The dense net of a dragonfly, lacewing or grasshopper wing. */
export function netVenation(wing: Wing, lengthwise: number, across: number): string {
  const parts: string[] = [];
  const long = (i: number, d: number) => wing.at(longVein(i, lengthwise, d), d);
  for (let i = 0; i <= lengthwise; i += 1)
    parts.push(curve([wing.base, long(i, NEAR), long(i, FAR), long(i, 1)]));
  for (let j = 2; j < across; j += 1) {
    for (let i = 0; i < lengthwise; i += 1) {
      const d = (j + ((i * 0.37) % 1)) / across;
      parts.push(polyline([long(i, d), long(i + 1, d + 0.004)]));
    }
  }
  return parts.join('');
}

const [NEAR, FAR] = [0.35, 0.7];

/** Along the margin, where a long vein is at a distance from the base: they run together there, each with its own bow. */
function longVein(i: number, count: number, d: number): number {
  const t = -0.12 + (1.24 * i) / count;
  const bow = (Math.sin(i * 2.4) * 0.5) / count;
  const near = t * 0.8 + 0.1 + bow;
  if (d <= NEAR) return near;
  if (d <= FAR) return near + ((t + bow / 2 - near) * (d - NEAR)) / (FAR - NEAR);
  return t + (bow / 2) * ((1 - d) / (1 - FAR));
}

export const veinStroke = (path: string, colour: string, width: number, opacity: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" ` +
  `stroke-linejoin="round" opacity="${opacity}"/>`;
