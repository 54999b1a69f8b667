import { darken, lighten, mix, turnHue } from '../drawing/colour.ts';
import { curve, mirror, polyline, round, sampleCurve, type Point } from '../drawing/path.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** Half an outline, from the front middle to the back middle, right side. */
type HalfOutline = readonly Point[];

export const wholeOutline = (half: HalfOutline): Point[] => [...half, ...mirror(half).reverse()];

/** A domed piece of shell: lit from the upper left, dark towards its rim; `metal` is how far its hue turns on the way. */
export function dome(sheet: Sheet, colour: string, gloss = 0.5, metal = 0): string {
  if (metal !== 0) return metalDome(sheet, colour, metal);
  return sheet.radial(
    [
      [0, lighten(colour, 0.2 + 0.3 * gloss)],
      [0.28, lighten(colour, 0.06)],
      [0.65, colour],
      [1, darken(colour, 0.55)],
    ],
    [0.38, 0.3, 0.78],
  );
}

/** A metal has few tones: a flash, its own colour, and soon the dark of what it mirrors, with a last light along the rim. */
function metalDome(sheet: Sheet, colour: string, metal: number): string {
  const [lit, deep] = [turnHue(colour, -metal * 0.5), turnHue(colour, metal)];
  return sheet.radial(
    [
      [0, lighten(lit, 0.62)],
      [0.14, lighten(lit, 0.3)],
      [0.42, colour],
      [0.7, darken(turnHue(colour, metal * 0.6), 0.32)],
      [0.9, darken(deep, 0.66)],
      [1, darken(deep, 0.4)],
    ],
    [0.38, 0.3, 0.74],
  );
}

interface ShellPiece {
  readonly half: HalfOutline;
  readonly colour: string;
  readonly gloss?: number;
  /** How far the hue of a metal turns towards its rim; 0 for no metal. */
  readonly metal?: number;
  /** Drawn inside the piece, under its light. */
  readonly pattern?: string;
}

/** A symmetrical piece such as head or pronotum, with pattern, rim and a window's reflection. */
export function drawShell(
  sheet: Sheet,
  { half, colour, gloss = 0.5, metal = 0, pattern = '' }: ShellPiece,
): string {
  const path = curve(wholeOutline(half), true);
  const clip = pattern
    ? ` clip-path="url(#${sheet.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)})"`
    : '';
  return (
    `<path d="${path}" fill="${dome(sheet, colour, gloss, metal)}"/><g${clip}>${pattern}</g>` +
    `<path d="${path}" fill="none" stroke="${darken(colour, 0.75)}" stroke-width="3"/>` +
    reflection(sheet, half, gloss)
  );
}

/** The window of the room: bright in its midst, without an edge of its own. */
function reflection(sheet: Sheet, half: HalfOutline, gloss: number): string {
  const row = sampleCurve(half, 4);
  const [top, bottom] = [Math.min(...row.map(([, y]) => y)), Math.max(...row.map(([, y]) => y))];
  const wide = Math.max(...row.map(([x]) => x));
  const y = top + (bottom - top) * 0.34;
  const light = softLight(sheet);
  return `<ellipse cx="${round(-wide * 0.42)}" cy="${round(y)}" rx="${round(wide * 0.32)}" ry="${round((bottom - top) * 0.2)}" fill="${light}" opacity="${(gloss * 0.75).toFixed(2)}" transform="rotate(-18 ${round(-wide * 0.42)} ${round(y)})"/>`;
}

/** Right elytron with its own coordinates: u from suture (0) to outer edge (1), v from base (0) to tip (1). */
export interface Elytron {
  readonly outline: readonly Point[];
  readonly top: number;
  readonly bottom: number;
  at(u: number, v: number): Point;
}

export function buildElytron(half: HalfOutline): Elytron {
  const row = sampleCurve(half, 10);
  const [first, last] = [row[0] ?? [0, 0], row.at(-1) ?? [0, 0]];
  const [top, bottom] = [first[1], Math.max(...row.map(([, y]) => y))];
  const widthAt = (y: number) => {
    const i = row.findIndex(([, rowY], index) => index > 3 && rowY >= y);
    return (row[i === -1 ? row.length - 1 : i] ?? last)[0];
  };
  return {
    outline: [...row, [0, last[1]]],
    top,
    bottom,
    at: (u, v) => {
      const y = top + (bottom - top) * v;
      return [widthAt(y) * u, y];
    },
  };
}

/** Pattern element on the right elytron. */
export type ShellMark = (elytron: Elytron, paint: (paint: number | string) => string) => string;

interface ElytraStyle {
  readonly colour: string;
  readonly gloss: number;
  /** Lengthwise grooves. */
  readonly striae?: number;
  readonly punctures?: number;
  /** Second colour of an iridescent shell, along the edges. */
  readonly shimmer?: string;
  /** How far the hue of a metal turns towards the edge; 0 for no metal. */
  readonly metal: number;
  readonly marks: readonly ShellMark[];
  readonly paint: (paint: number | string) => string;
  readonly random: { next(): number; jitter(reach: number): number };
}

function striaePath(elytron: Elytron, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const u = (i + 0.7) / (count + 0.4);
    return curve(
      [0.03, 0.25, 0.5, 0.75, 0.97 - u * 0.05].map((v) => elytron.at(u * (v > 0.9 ? 0.85 : 1), v)),
    );
  }).join('');
}

function puncturesPath(elytron: Elytron, { punctures = 0, random }: ElytraStyle): string {
  return Array.from({ length: punctures }, () => {
    const [x, y] = elytron.at(0.04 + random.next() * 0.92, 0.02 + random.next() * 0.95);
    return `M${round(x)} ${round(y)}h.1`;
  }).join('');
}

function elytronFill(sheet: Sheet, { colour, shimmer, metal }: ElytraStyle): string {
  if (metal !== 0) return metalCase(sheet, colour, shimmer ?? turnHue(colour, metal), metal);
  const edge = shimmer ?? darken(colour, 0.3);
  return sheet.linear(
    [
      [0, darken(mix(colour, edge, 0.3), 0.25)],
      [0.16, colour],
      [0.42, lighten(colour, 0.16)],
      [0.7, mix(colour, edge, 0.45)],
      [0.88, darken(edge, 0.15)],
      [1, darken(edge, 0.6)],
    ],
    [0, 0, 1, 0.1],
  );
}

/** Across a case of metal: a roof of light beside the suture, the colour, then the edge that mirrors the dark and the card. */
function metalCase(sheet: Sheet, colour: string, edge: string, metal: number): string {
  const lit = turnHue(colour, -metal * 0.5);
  return sheet.linear(
    [
      [0, darken(colour, 0.55)],
      [0.12, colour],
      [0.3, lighten(lit, 0.3)],
      [0.37, lighten(lit, 0.52)],
      [0.45, lighten(lit, 0.14)],
      [0.6, darken(mix(colour, edge, 0.35), 0.12)],
      [0.78, darken(mix(colour, edge, 0.8), 0.42)],
      [0.9, edge],
      [1, darken(edge, 0.7)],
    ],
    [0, 0, 1, 0.1],
  );
}

/** One wing case, its pattern, grooves and light; mirrored for the left by the caller. */
export function drawElytron(sheet: Sheet, elytron: Elytron, style: ElytraStyle): string {
  const outline = polyline(elytron.outline, true);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const shade = sheet.linear([
    [0, '#fff8e8', 0.16],
    [0.25, '#fff8e8', 0],
    [0.6, '#0a0604', 0],
    [1, '#0a0604', 0.5],
  ]);
  const grooves = style.striae
    ? `<path d="${striaePath(elytron, style.striae)}" fill="none" stroke="${darken(style.colour, 0.7)}" stroke-width="2.2" opacity=".55"/>`
    : '';
  const pits = style.punctures
    ? `<path d="${puncturesPath(elytron, style)}" stroke="${darken(style.colour, 0.65)}" stroke-width="2.6" stroke-linecap="round" opacity=".5"/>`
    : '';
  return (
    `<path d="${outline}" fill="${elytronFill(sheet, style)}"/>` +
    `<g clip-path="url(#${clip})">${style.marks.map((mark) => mark(elytron, style.paint)).join('')}${grooves}${pits}` +
    `<path d="${outline}" fill="${shade}"/></g><path d="${outline}" fill="none" stroke="${darken(style.colour, 0.75)}" stroke-width="2.6"/>`
  );
}

const softLight = (sheet: Sheet) =>
  sheet.radial([
    [0, '#fffef8', 0.85],
    [0.35, '#fffef8', 0.4],
    [1, '#fffef8', 0],
  ]);

/** Long soft reflections, on both cases but stronger on the side of the light. */
export function drawGloss(sheet: Sheet, elytron: Elytron, gloss: number): string {
  const light = softLight(sheet);
  const height = elytron.bottom - elytron.top;
  const streak = (u: number, v: number, wide: number, high: number, strength: number) => {
    const [x, y] = elytron.at(Math.abs(u), v);
    const cx = Math.sign(u) * x;
    return `<ellipse cx="${round(cx)}" cy="${round(y)}" rx="${round(wide * height)}" ry="${round(high * height)}" fill="${light}" opacity="${(gloss * strength).toFixed(2)}"/>`;
  };
  return (
    streak(-0.5, 0.28, 0.055, 0.24, 0.9) +
    streak(0.42, 0.26, 0.035, 0.2, 0.5) +
    streak(-0.4, 0.7, 0.04, 0.13, 0.35)
  );
}
