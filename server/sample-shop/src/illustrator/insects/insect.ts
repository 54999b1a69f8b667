import { clearWing, type ClearWingStyle } from './clear-wing.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { flawsOn, lostOfLeg } from '../wear/lost-parts.ts';
import { feelerPair } from '../wear/feeler-pair.ts';
import { wearWing } from '../wear/wing-wear.ts';
import { wholeOutline, dome } from '../beetles/beetle-shell.ts';
import { feeler, limbPair, onBothSides, type Limb } from '../drawing/limbs.ts';
import { boxOf, curve, mirror, round, sampleCurve, turn, type Point } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { buildWing, type WingOutline } from '../wings/wing.ts';

/** Head, thorax, abdomen or a plate: half an outline around the axis. */
export interface BodyPart {
  readonly half: readonly Point[];
  readonly colour: string;
  readonly gloss?: number;
  /** Joints across it, with an optional second colour between them. */
  readonly rings?: number;
  readonly ringColour?: string;
  /** How much of each ring the second colour takes. */
  readonly ringShare?: number;
  /** Number of hairs. */
  readonly fur?: number;
  readonly furColour?: string;
  /** Leaf-thin: not shaded like a barrel. */
  readonly isFlat?: boolean;
  /** Free drawing inside the part, clipped to it. */
  readonly inside?: string;
}

export interface InsectWing {
  readonly outline: WingOutline;
  readonly style: ClearWingStyle;
  /** Degrees it turns backwards when the specimen is closed. */
  readonly fold: number;
  /** Lies pleated below the other pair when closed: nothing of it is seen then. */
  readonly isCovered?: boolean;
}

export interface InsectSpec {
  readonly legs: readonly Limb[];
  /** Hind pair first: drawn in order. */
  readonly wings: readonly InsectWing[];
  readonly parts: readonly BodyPart[];
  readonly feelers?: {
    readonly points: readonly Point[];
    readonly width: number;
    readonly joints?: number;
    readonly club?: number;
    readonly saw?: number;
    readonly colour?: string;
  };
  readonly eyes?: { readonly at: Point; readonly rx: number; readonly ry: number; readonly colour?: string };
  /** Free pieces of the right side, under and over the body. */
  readonly under?: string;
  readonly overLegs?: string;
  readonly over?: string;
  /** Points that the free pieces reach. */
  readonly reach?: readonly Point[];
  readonly pin?: Point;
  /** Of an order that is set with its wings closed, unless they were spread: mantises, locusts, cicadas. */
  readonly restsClosed?: boolean;
}

function ringPaths({ half, rings = 0 }: BodyPart): string[] {
  const row = sampleCurve(half, 8);
  const [top, bottom] = [Math.min(...row.map(([, y]) => y)), Math.max(...row.map(([, y]) => y))];
  return Array.from({ length: rings }, (_, i) => {
    const y = top + ((bottom - top) * (i + 1)) / (rings + 1);
    const x = Math.max(
      ...row.filter(([, rowY]) => Math.abs(rowY - y) < (bottom - top) * 0.06).map(([rowX]) => rowX),
      2,
    );
    const dip = Math.min(8, x * 0.15);
    return curve([
      [-x * 1.05, y - dip],
      [0, y + dip],
      [x * 1.05, y - dip],
    ]);
  });
}

function hairsOf({ half, fur = 0, furColour, colour }: BodyPart, lot: Brief['lot']): string {
  if (fur === 0) return '';
  const { maxX, minY, maxY } = boxOf(half);
  const [cy, ry] = [(minY + maxY) / 2, (maxY - minY) / 2];
  const layer = (tone: string, count: number) => {
    const path = Array.from({ length: Math.round(count) }, () => {
      const [angle, far] = [lot.between(0, Math.PI * 2), Math.sqrt(lot.next())];
      const [x, y] = [Math.cos(angle) * maxX * far, cy + Math.sin(angle) * ry * far];
      return `M${round(x)} ${round(y)}l${round((x / maxX) * 9 + lot.jitter(3))} ${round(((y - cy) / ry) * 5 + lot.between(3, 12))}`;
    });
    return `<path d="${path.join('')}" stroke="${tone}" stroke-width="2" stroke-linecap="round"/>`;
  };
  const tone = furColour ?? colour;
  return layer(darken(tone, 0.4), fur * 0.4) + layer(tone, fur * 0.4) + layer(lighten(tone, 0.3), fur * 0.3);
}

function drawPart({ sheet, lot }: Brief, part: BodyPart): string {
  const path = curve(wholeOutline(part.half), true);
  const { minY, maxY } = boxOf(part.half);
  const joints = ringPaths(part).join('');
  const pitch = (maxY - minY) / ((part.rings ?? 0) + 1);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  const width = pitch * (part.ringShare ?? 0.4);
  const belts = part.ringColour
    ? `<path d="${joints}" fill="none" stroke="${part.ringColour}" stroke-width="${round(width)}" transform="translate(0 ${round(-width / 2)})"/>`
    : '';
  const depth = part.isFlat ? 0.12 : 0.48;
  const side = sheet.linear(
    [
      [0, '#0a0604', depth],
      [0.3, '#fffbe8', 0.14],
      [0.55, '#0a0604', 0],
      [1, '#0a0604', depth],
    ],
    [0, 0, 1, 0],
  );
  const fill = part.isFlat
    ? sheet.linear([
        [0, lighten(part.colour, 0.14)],
        [1, darken(part.colour, 0.1)],
      ])
    : dome(sheet, part.colour, part.gloss ?? 0.3);
  return (
    `<path d="${path}" fill="${fill}"/><g clip-path="url(#${clip})">${part.inside ?? ''}${belts}` +
    `<path d="${joints}" fill="none" stroke="${darken(part.colour, 0.65)}" stroke-width="2.6" opacity=".8"/><path d="${path}" fill="${side}"/></g>` +
    `<path d="${path}" fill="none" stroke="${darken(part.colour, 0.72)}" stroke-width="2.4"/>${hairsOf(part, lot)}`
  );
}

interface WingLook {
  readonly isClosed: boolean;
  /** The pair that is drawn last, which has the flaws. */
  readonly isFirst: boolean;
}

interface DrawnWing {
  readonly svg: string;
  readonly outline: readonly Point[];
}

function drawWing(brief: Brief, { outline, style, fold }: InsectWing, look: WingLook): DrawnWing {
  const wing = buildWing(outline);
  const angle = look.isClosed ? fold : 0;
  const markup = clearWing(brief, wing, style);
  const turned = (svg: string) =>
    `<g transform="rotate(${round(angle + brief.lot.jitter(1))} ${round(wing.base[0])} ${round(wing.base[1])})">${svg}</g>`;
  const shared = `<use href="#${brief.sheet.define((id) => `<g id="${id}">${markup}</g>`)}"/>`;
  const worn = (side: 1 | -1) =>
    look.isFirst
      ? wearWing(brief.sheet, wing, shared, { flaws: flawsOn(brief, side), isFore: true })
      : shared;
  return {
    svg: onBothSides(turned(worn(1)), turned(worn(-1))),
    outline: wing.outline.map((point) => turn(point, angle, wing.base)),
  };
}

function drawEyes(
  { sheet }: Brief,
  { at: [x, y], rx, ry, colour = '#2a2019' }: NonNullable<InsectSpec['eyes']>,
): string {
  const shine = sheet.radial(
    [
      [0, lighten(colour, 0.55)],
      [0.35, colour],
      [1, darken(colour, 0.6)],
    ],
    [0.35, 0.3, 0.72],
  );
  return [-1, 1]
    .map(
      (side) => `<ellipse cx="${round(side * x)}" cy="${round(y)}" rx="${rx}" ry="${ry}" fill="${shine}"/>`,
    )
    .join('');
}

function drawFeelers(
  brief: Brief,
  { points, width, colour = '#2a1f16', ...options }: NonNullable<InsectSpec['feelers']>,
): string {
  const line = sampleCurve(points, 6);
  return feelerPair(brief, (kept) => feeler(line, width, colour, { ...options, kept }));
}

/** Puts together an insect from its parts: legs under, wings, body, eyes; folded wings lie on the back. */
export function drawInsect(brief: Brief, spec: InsectSpec): Drawing {
  const { facts, lot, isUnderside } = brief;
  const isClosed = facts.spread === 'NO' || (facts.spread === 'YES' && spec.restsClosed === true);
  const shown = isClosed ? spec.wings.filter(({ isCovered }) => !isCovered) : spec.wings;
  const wings = shown.map((wing, i) => drawWing(brief, wing, { isClosed, isFirst: i === shown.length - 1 }));
  const wingLayer = wings.map(({ svg }) => svg).join('');
  const body =
    spec.parts.map((part) => drawPart(brief, part)).join('') + (spec.eyes ? drawEyes(brief, spec.eyes) : '');
  const legs = spec.legs
    .map((leg, i) => limbPair(leg, lot, (side) => lostOfLeg(brief, side, spec.legs.length - 1 - i)))
    .join('');
  const feelers = spec.feelers ? drawFeelers(brief, spec.feelers) : '';
  const bodyBox = boxOf(spec.parts.flatMap(({ half }) => half));
  const right = [
    ...spec.legs.flatMap(({ joints }) => joints),
    ...wings.flatMap(({ outline }) => outline),
    ...(spec.feelers?.points ?? []),
    ...(spec.reach ?? []),
    ...spec.parts.flatMap(({ half }) => half),
  ];
  const onBack = isClosed && !isUnderside;
  const layers = onBack ? [body, wingLayer] : [wingLayer, body];
  return {
    svg:
      onBothSides(spec.under ?? '') +
      legs +
      onBothSides(spec.overLegs ?? '') +
      feelers +
      layers.join('') +
      onBothSides(spec.over ?? ''),
    box: boxOf([...right, ...mirror(right)]),
    measured: bodyBox.maxY - bodyBox.minY,
    ...(isUnderside ? {} : { pin: spec.pin ?? [0, 0] }),
  };
}
