import { darken, lighten } from '../drawing/colour.ts';
import { plumes, plumeWidth, roundShade, type BodyForm, type BodyPaint } from './lepidoptera-body.ts';
import type { PaintedWings } from '../wings/painted-wings.ts';
import { boxOf, curve, polyline, round, sampleCurve, turn, type Point } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { wearWing } from '../wear/wing-wear.ts';

/** Forewing and hindwing are turned until they lie together over the back. */
const FORE_TURN = -16;
const HIND_TURN = -34;

/** Half widths of the butterfly that the body from the side is drawn after: a moth is stouter. */
const USUAL = { thorax: 22, abdomen: 15 };

function sideBody({ lot, facts, sheet }: Brief, form: BodyForm, paint: BodyPaint): string {
  const [chest, waist] = [form.thorax / USUAL.thorax, Math.min(1.9, form.abdomen / USUAL.abdomen)];
  const belly: Point[] = [
    [-22 * chest, -66],
    [-10 * chest, -92],
    [12 * chest, -84],
    [22 * chest, -50],
    [18 * chest, 0],
    [26 * waist, 70],
    [22 * waist, form.abdomenLength * 0.9],
    [8, form.abdomenLength],
    [-10 * waist, form.abdomenLength * 0.8],
    [-20 * waist, 40],
    [-28 * chest, -20],
  ];
  const rows = [0, 14]
    .slice(facts.flaws.some(({ kind }) => kind === 'antenna') ? 1 : 0)
    .map((apart): Point[] => [
      [-14, -92],
      [-44 - apart, -92 - form.antennaLength * 0.5],
      [-62 - apart * 2, -92 - form.antennaLength * 0.88],
    ]);
  const feelers = rows.map((row) => curve(row));
  const feathers = rows.map((row) => plumes(sampleCurve(row, 12), plumeWidth(form))).join('');
  const legs = [0, 1, 2]
    .map((i) =>
      polyline([
        [-18, -40 + i * 24],
        [-58, -18 + i * 34],
        [-34, 34 + i * 40],
        [-44 + lot.jitter(5), 70 + i * 40],
      ]),
    )
    .join('');
  const hairs = () =>
    Array.from(
      { length: 90 },
      () =>
        `M${round(lot.between(-24, 14) * chest)} ${round(lot.between(-84, 20))}l${round(lot.jitter(5))} ${round(lot.between(6, 14))}`,
    ).join('');
  const long = form.abdomenLength;
  const rings = [0.26, 0.4, 0.54, 0.67, 0.79, 0.9].map((share) =>
    curve([
      [-30 * waist, long * share - 5],
      [0, long * share + 4],
      [30 * waist, long * share - 5],
    ]),
  );
  const outline = curve(belly, true);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const joints = (stroke: string, width: number) =>
    `<path d="${rings.join('')}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;
  return (
    (feathers && `<path d="${feathers}" fill="none" stroke="${paint.antenna}" stroke-width="1.7"/>`) +
    `<path d="${legs}${feelers.join('')}" fill="none" stroke="${paint.antenna}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="${outline}" fill="${roundShade(sheet, paint.abdomen)}"/><g clip-path="url(#${clip})">` +
    `${paint.rings ? joints(paint.rings, long * 0.055) : ''}${joints(darken(paint.abdomen, 0.6), 2)}` +
    `<ellipse cx="-2" cy="-34" rx="${round(26 * chest)}" ry="56" fill="${roundShade(sheet, paint.thorax)}"/></g>` +
    `<path d="${outline}" fill="none" stroke="${darken(paint.abdomen, 0.55)}" stroke-width="2"/>` +
    `<circle cx="-14" cy="-84" r="10" fill="#17120e"/>` +
    `<path d="${hairs()}" stroke="${darken(paint.thorax, 0.35)}" stroke-width="1.6"/>` +
    `<path d="${hairs()}" stroke="${lighten(paint.thorax, 0.25)}" stroke-width="1.6"/>`
  );
}

/** The glassine envelope that papered butterflies travel in, seen opened under the specimen. */
function envelope(points: readonly Point[]): { readonly svg: string; readonly corners: readonly Point[] } {
  const { minX, minY, maxX, maxY } = boxOf(points);
  const margin = (maxX - minX) * 0.11;
  const [left, top, right, bottom] = [minX - margin, minY - margin, maxX + margin, maxY + margin];
  const flapTop = top - margin * 1.5;
  const sheet: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const flap: Point[] = [
    [left, top],
    [left + margin * 0.7, flapTop],
    [right - margin * 0.7, flapTop],
    [right, top],
  ];
  const glint: Point[] = [
    [left + margin, bottom],
    [right - margin * 3, top],
    [right - margin * 1.6, top],
    [left + margin * 2.4, bottom],
  ];
  const paper = (outline: readonly Point[], fill: string) =>
    `<path d="${polyline(outline, true)}" fill="${fill}" stroke="#cfc4a6" stroke-width="2"/>`;
  return {
    svg:
      paper(sheet, '#f4efdf') +
      paper(flap, '#ebe4cf') +
      `<path d="${polyline(glint, true)}" fill="#fffdf4" opacity=".5"/>`,
    corners: [...sheet, ...flap],
  };
}

/** A papered specimen: wings closed over the back, underside out, lying on its opened envelope. */
export function drawPapered(brief: Brief, wings: PaintedWings, form: BodyForm, paint: BodyPaint): Drawing {
  const [forePivot, hindPivot] = [wings.foreWing.base, wings.hindWing.base];
  const place = (points: readonly Point[], degrees: number, pivot: Point) =>
    points.map((point) => turn(point, degrees, pivot));
  const outline = [
    ...place(wings.foreWing.outline, FORE_TURN, forePivot),
    ...place(wings.hindWing.outline, HIND_TURN, hindPivot),
  ];
  const paper = envelope([...outline, [-60, -92 - form.antennaLength], [20, form.abdomenLength]]);
  const group = (markup: string, degrees: number, [x, y]: Point) =>
    `<g transform="rotate(${degrees} ${round(x)} ${round(y)})">${markup}</g>`;
  // Of wings that lie together the one above is seen: it has the flaws of either side.
  const { flaws } = brief.facts;
  return {
    svg:
      paper.svg +
      group(
        wearWing(brief.sheet, wings.foreWing, wings.fore, { flaws, isFore: true }),
        FORE_TURN,
        forePivot,
      ) +
      group(
        wearWing(brief.sheet, wings.hindWing, wings.hind, { flaws, isFore: false }),
        HIND_TURN,
        hindPivot,
      ) +
      sideBody(brief, form, paint),
    box: boxOf([...paper.corners, ...outline]),
    measured: boxOf(wings.foreWing.outline).maxX * 2,
  };
}
