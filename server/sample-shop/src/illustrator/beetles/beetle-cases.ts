import { drawElytron, drawGloss, dome } from './beetle-shell.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { curve, mirror, type Point } from '../drawing/path.ts';
import type { BeetleTools } from './beetle-outlines.ts';

export function scutellum({ form, pattern, paint, brief, metal }: BeetleTools): string {
  const half = form.scutellum;
  const colour = paint(pattern.scutellum ?? pattern.pronotum ?? pattern.elytra ?? 0);
  const path = curve(
    [
      [-half * 0.8, 0],
      [0, -3],
      [half * 0.8, 0],
      [half * 0.42, half * 0.9],
      [0, half * 1.7],
      [-half * 0.42, half * 0.9],
    ],
    true,
  );
  return `<path d="${path}" fill="${dome(brief.sheet, colour, form.gloss, metal)}" stroke="${darken(colour, 0.7)}" stroke-width="2.4"/>`;
}

/** The leaf-like rims of a violin beetle. */
export function flange({ form, paint, brief }: BeetleTools): string {
  const { flange: reach = 0 } = form;
  if (reach === 0) return '';
  const { length, width } = form.elytra;
  const colour = paint(1);
  const half: Point[] = [
    [20, 30],
    [width + reach * 0.5, -36],
    [width + reach, length * 0.26],
    [width + reach * 0.92, length * 0.66],
    [width * 0.9, length * 1.12],
    [20, length * 1.22],
  ];
  const ribs = [0.1, 0.3, 0.5, 0.7]
    .map((v) =>
      curve([
        [width * 0.7, length * v],
        [width + reach * 0.5, length * (v + 0.03)],
        [width + reach * 0.9, length * (v + 0.1)],
      ]),
    )
    .join('');
  const piece = `<path d="${curve(half, true)}" fill="${brief.sheet.linear(
    [
      [0, darken(colour, 0.2)],
      [1, lighten(colour, 0.2)],
    ],
    [0, 0, 1, 0],
  )}" stroke="${darken(colour, 0.6)}" stroke-width="2.4"/><path d="${ribs}" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2" opacity=".6"/>`;
  return `${piece}<g transform="scale(-1 1)">${piece}</g>`;
}

/** The rings that short cases leave bare, under them. */
export function bareTail({ form, brief, paint, pattern }: BeetleTools): string {
  const { bareTail: reach = 0 } = form;
  if (reach === 0) return '';
  const { length, width } = form.elytra;
  const colour = darken(paint(pattern.pronotum ?? 0), 0.1);
  const side: Point[] = [
    [width * 0.9, length * 0.7],
    [width * 0.86, length + reach * 0.1],
    [width * 0.66, length + reach * 0.6],
    [width * 0.26, length + reach * 0.96],
  ];
  const path = curve([...side, ...mirror(side).reverse()], true);
  const ring = (at: number, half: number) =>
    curve([
      [-width * half, length + reach * at - 10],
      [0, length + reach * at],
      [width * half, length + reach * at - 10],
    ]);
  const rings = ring(0.24, 0.82) + ring(0.58, 0.66);
  return (
    `<path d="${path}" fill="${dome(brief.sheet, colour, form.gloss)}" stroke="${darken(colour, 0.7)}" stroke-width="2.6"/>` +
    `<path d="${rings}" fill="none" stroke="${lighten(colour, 0.3)}" stroke-width="3" opacity=".7"/>`
  );
}

export function drawCases({ brief, form, pattern, paint, elytron, metal }: BeetleTools): string {
  const colour = paint(pattern.elytra ?? 0);
  const style = {
    colour,
    gloss: form.gloss,
    metal,
    striae: form.striae,
    punctures: form.punctures,
    ...(pattern.shimmer === undefined ? {} : { shimmer: paint(pattern.shimmer) }),
    marks: pattern.marks ?? [],
    paint,
    random: brief.lot,
  };
  const right = drawElytron(brief.sheet, elytron, style);
  const suture = `<path d="M0 4V${elytron.bottom}" stroke="${darken(colour, 0.8)}" stroke-width="4"/>`;
  return `${right}<g transform="scale(-1 1)">${right}</g>${suture}${drawGloss(brief.sheet, elytron, form.gloss)}`;
}
