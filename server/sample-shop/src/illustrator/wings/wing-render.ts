import { darken } from '../drawing/colour.ts';
import { polyline, round } from '../drawing/path.ts';
import { relief, veinStroke, venation } from './wing-venation.ts';
import type { Mark, WingCanvas } from './wing-marks.ts';

interface WingFinish {
  readonly veinColour: string;
  readonly veinWidth?: number;
  readonly veinOpacity?: number;
  /** Another venation than a butterfly's. */
  readonly veins?: string;
  /** Clear wings show the card through. */
  readonly isClear?: boolean;
}

/**
 * A wing's scales lie in rows like tiles, so fine rows run across it, each with its lit side.
 * Drawn as lines: a repeated pattern or a turbulence filter takes ten times as long to rasterise.
 */
function scaleRows({ wing, sheet }: WingCanvas): string {
  const row = (d: number) => polyline(Array.from({ length: 15 }, (_, i) => wing.at(-0.34 + i * 0.12, d)));
  const rows = Array.from({ length: 62 }, (_, i) => row(0.06 + i * 0.0155)).join('');
  const id = sheet.define((name) => `<path id="${name}" d="${rows}" fill="none"/>`);
  return (
    `<use href="#${id}" stroke="#0c0804" stroke-width="1.7" opacity=".1"/>` +
    `<use href="#${id}" y="2.4" stroke="#fff6e0" stroke-width="1.3" opacity=".08"/>`
  );
}

/** Paints the marks on the wing, clipped to its outline, with veins, folds and scales over them. */
export function renderWing(canvas: WingCanvas, marks: readonly Mark[], finish: WingFinish): string {
  const { wing, sheet } = canvas;
  const outline = polyline(wing.outline, true);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const veins = veinStroke(
    finish.veins ?? venation(wing),
    finish.veinColour,
    finish.veinWidth ?? 1.5,
    finish.veinOpacity ?? 0.5,
  );
  const surface = finish.isClear ? '' : `${relief(wing)}${scaleRows(canvas)}`;
  const edge = darken(finish.veinColour, 0.3);
  return (
    `<g clip-path="url(#${clip})">${marks.map((mark) => mark(canvas)).join('')}${surface}${veins}` +
    `<path d="${outline}" fill="none" stroke="${edge}" stroke-width="9" opacity=".16"/></g>` +
    `<path d="${outline}" fill="none" stroke="${edge}" stroke-width="${round(1.3)}" opacity=".75" stroke-linejoin="round"/>`
  );
}
