import type { BeetleTools } from './beetle-outlines.ts';
import { dome } from './beetle-shell.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { curve, mirror, polyline, type Point } from '../drawing/path.ts';

/** The underside: breast plates and the overlapping rings of the abdomen. */
export function drawBelly({ brief, elytron, paint, pattern, form }: BeetleTools): string {
  const colour = darken(paint(pattern.legs ?? pattern.pronotum ?? 0), 0.12);
  const shell = polyline([...elytron.outline, ...mirror(elytron.outline).reverse()], true);
  const edge = (v: number): Point[] =>
    [-0.94, -0.5, 0, 0.5, 0.94].map((u) => {
      const [x, y] = elytron.at(Math.abs(u), v);
      return [Math.sign(u) * x, y + (1 - Math.abs(u)) * 10];
    });
  const rings = [0.44, 0.56, 0.67, 0.77, 0.86].map((v) => curve(edge(v))).join('');
  const breast = [0.1, 0.34].map((v) => curve(edge(v))).join('');
  const keel = `M0 0V${elytron.bottom * 0.34}`;
  return (
    `<path d="${shell}" fill="${dome(brief.sheet, colour, form.gloss * 0.6)}" stroke="${darken(colour, 0.7)}" stroke-width="3"/>` +
    `<path d="${rings}${breast}${keel}" fill="none" stroke="${darken(colour, 0.7)}" stroke-width="3.4"/>` +
    `<path d="${rings}" fill="none" stroke="${lighten(colour, 0.4)}" stroke-width="2.4" opacity=".5" transform="translate(0 4)"/>`
  );
}
