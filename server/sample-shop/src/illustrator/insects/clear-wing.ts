import { darken, lighten } from '../drawing/colour.ts';
import { polyline, round } from '../drawing/path.ts';
import type { Brief } from '../drawing/sheet.ts';
import type { Wing } from '../wings/wing.ts';
import type { Mark } from '../wings/wing-marks.ts';
import { netVenation, relief } from '../wings/wing-venation.ts';

export interface ClearWingStyle {
  readonly tint: string;
  /** Of the membrane; a glassy wing is about 0.2, a coloured one near 1. */
  readonly opacity: number;
  readonly lengthwise: number;
  /** Number of rows of cross-veins, 0 for none. */
  readonly across: number;
  readonly veinColour?: string;
  readonly veinWidth?: number;
  /** Painted over the membrane, under the veins. */
  readonly marks?: readonly Mark[];
  /** Dark cell near the tip of the leading edge. */
  readonly stigma?: string;
  /** Leathery or scaly rather than glass. */
  readonly isScaly?: boolean;
  readonly paint?: (paint: number | string) => string;
}

function stigmaOf(wing: Wing, colour: string): string {
  const points = [0.8, 0.84, 0.88].map((share) => wing.costa(share));
  return `<path d="${polyline(points)}" fill="none" stroke="${colour}" stroke-width="${round(wing.reach * 0.03)}"/>`;
}

/** A membranous wing: tinted glass with a net of veins and a passing gleam. */
export function clearWing(brief: Brief, wing: Wing, style: ClearWingStyle): string {
  const { sheet, lot } = brief;
  const outline = polyline(wing.outline, true);
  const veinColour = style.veinColour ?? darken(style.tint, 0.6);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const membrane = sheet.linear(
    [
      [0, style.tint, style.opacity],
      [0.5, lighten(style.tint, 0.3), style.opacity * 0.8],
      [1, style.tint, style.opacity],
    ],
    [0, 0, 1, 0.6],
  );
  const gleam = sheet.linear(
    [
      [0.2, '#ffffff', 0],
      [0.45, '#eafaff', 0.4],
      [0.55, '#fff0f8', 0.25],
      [0.75, '#ffffff', 0],
    ],
    [0, 0, 0.7, 1],
  );
  const paint =
    style.paint ??
    ((wanted: number | string) =>
      typeof wanted === 'string' ? wanted : (brief.palette[wanted] ?? style.tint));
  const marks = (style.marks ?? []).map((mark) => mark({ wing, sheet, lot, paint })).join('');
  const width = style.veinWidth ?? 1.6;
  return (
    `<path d="${outline}" fill="#fbf7ec" opacity=".55"/><g clip-path="url(#${clip})"><path d="${outline}" fill="${membrane}"/>${marks}` +
    `<path d="${netVenation(wing, style.lengthwise, style.across)}" fill="none" stroke="${veinColour}" stroke-width="${width}" opacity=".75"/>` +
    `${style.isScaly ? relief(wing) : ''}<path d="${outline}" fill="${gleam}"/></g>` +
    `<path d="${outline}" fill="none" stroke="${veinColour}" stroke-width="${round(width * 1.6)}"/>${style.stigma ? stigmaOf(wing, style.stigma) : ''}`
  );
}
