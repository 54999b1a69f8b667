import { darken, lighten } from './colour.ts';
import { add, lerp, polyline, round, tapered, turn, type Point } from './path.ts';
import type { LostOfLeg } from '../wear/lost-parts.ts';
import type { Random } from './random.ts';

export interface Limb {
  /** Hip, knee, ankle and toe; the last stretch is the foot. */
  readonly joints: readonly [Point, Point, Point, Point];
  /** Width of thigh, shin and foot. */
  readonly widths: readonly [number, number, number];
  readonly colour: string;
  /** Spines along the shin. */
  readonly spines?: number;
  /** How swollen the thigh is, 1 for an even one. */
  readonly swell?: number;
  /** Of the foot, where it is another. */
  readonly footColour?: string;
  /** A leg to swim with: how much broader shin and foot are, with a fringe behind. */
  readonly oar?: number;
  /** Width of the leaves that thigh and shin carry. */
  readonly lobes?: readonly [number, number];
}

const FOOT_JOINTS = 5;
/** The joints that are left of a foot. */
const LEFT_OF_FOOT = { claw: 3, tarsus: 0 } as const;

/** `oar`: how much broader its first joints are. */
function foot(from: Point, to: Point, width: number, joints: number, oar: number): string {
  const beads = Array.from({ length: joints }, (_, i) => {
    const [a, b] = [lerp(from, to, i / 5 + 0.015), lerp(from, to, (i + 0.88) / 5)];
    const broad = width * (oar - ((oar - 1) * i) / FOOT_JOINTS);
    return tapered([a, lerp(a, b, 0.6), b], [broad * 0.55, broad, broad * 0.75]);
  });
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const claws = [-38, 38].map((lean) =>
    polyline([
      to,
      add(to, turn([width * 1.5, 0], angle + lean)),
      add(to, turn([width * 2.3, 0], angle + lean * 0.4)),
    ]),
  );
  return `${beads.join('')}|${joints === FOOT_JOINTS ? claws.join('') : ''}`;
}

/** Hairs along the hinder edge of shin and foot, that spread with the stroke. */
function fringe(ankle: Point, toe: Point, knee: Point, length: number): string {
  const [from, to] = [lerp(knee, ankle, 0.35), toe];
  const side = Math.sign(ankle[0]) || 1;
  return Array.from({ length: 44 }, (_, i) => {
    const share = i / 43;
    const root = share < 0.35 ? lerp(from, ankle, share / 0.35) : lerp(ankle, to, (share - 0.35) / 0.65);
    const angle = (Math.atan2(to[1] - ankle[1], to[0] - ankle[0]) * 180) / Math.PI;
    const reach = length * Math.sin(Math.PI * (0.12 + 0.8 * share));
    return polyline([root, add(root, turn([reach, 0], angle + side * 52))]);
  }).join('');
}

function shinSpines(from: Point, to: Point, count: number, width: number): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return Array.from({ length: count }, (_, i) => {
    const root = lerp(from, to, (i + 1.2) / (count + 0.8));
    const side = i % 2 ? -48 : 48;
    return tapered([root, add(root, turn([width * 1.5, 0], angle + side))], [width * 0.55, 0.6]);
  }).join('');
}

/** One leg: thigh, shin with spines, a five-jointed foot with claws. Of a lost one the hip alone is left, under the body. */
function drawLimb(
  {
    joints: [hip, knee, ankle, toe],
    widths: [thigh, shin, tarsus],
    colour,
    spines = 0,
    swell = 1.25,
    lobes,
    footColour,
    oar = 1,
  }: Limb,
  lost?: LostOfLeg,
): string {
  if (lost === 'leg') return '';
  const thighPath = tapered([hip, lerp(hip, knee, 0.45), knee], [thigh * 0.85, thigh * swell, thigh * 0.7]);
  const shinPath = tapered(
    [knee, lerp(knee, ankle, 0.5), ankle],
    [shin * 0.7, shin * 0.9 * oar, shin * 1.15 * oar],
  );
  const [beads = '', claws = ''] = foot(
    ankle,
    toe,
    tarsus,
    lost ? LEFT_OF_FOOT[lost] : FOOT_JOINTS,
    oar,
  ).split('|');
  const light = lighten(colour, 0.32);
  const shine =
    polyline([lerp(hip, knee, 0.15), lerp(hip, knee, 0.85)]) +
    polyline([lerp(knee, ankle, 0.12), lerp(knee, ankle, 0.85)]);
  const leaves = lobes
    ? tapered([hip, lerp(hip, knee, 0.3), lerp(hip, knee, 0.75), knee], [8, lobes[0] * 0.7, lobes[0], 14]) +
      tapered(
        [knee, lerp(knee, ankle, 0.3), lerp(knee, ankle, 0.7), ankle],
        [10, lobes[1], lobes[1] * 0.75, 6],
      )
    : '';
  return (
    (leaves && `<path d="${leaves}" fill="${colour}" stroke="${darken(colour, 0.45)}" stroke-width="2"/>`) +
    `<path d="${claws}" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="${round(tarsus * 0.34)}" stroke-linecap="round"/>` +
    (oar > 1 && !lost
      ? `<path d="${fringe(ankle, toe, knee, shin * 1.7)}" stroke="${darken(colour, 0.35)}" stroke-width="1.5" opacity=".8"/>`
      : '') +
    (footColour
      ? `<path d="${beads}" fill="${footColour}" stroke="${darken(footColour, 0.6)}" stroke-width="1.6"/>`
      : '') +
    `<path d="${footColour ? '' : beads}${shinSpines(knee, ankle, spines, shin)}${shinPath}${thighPath}" fill="${colour}" stroke="${darken(colour, 0.6)}" stroke-width="1.6"/>` +
    `<path d="${shine}" stroke="${light}" stroke-width="${round(shin * 0.18)}" stroke-linecap="round" opacity=".5"/>`
  );
}

/** The same limb on both sides, each with its own small bend: mirrored, never copied. `lost`: what a side has not. */
export function limbPair(limb: Limb, lot: Random, lost: (side: 1 | -1) => LostOfLeg | undefined): string {
  const bend = (sign: 1 | -1): Limb => {
    const [hip, knee, ankle, toe] = limb.joints;
    const [a, b] = [lot.jitter(2.2), lot.jitter(4)];
    const swing = (point: Point) => turn(point, a, hip);
    const side = ([x, y]: Point): Point => [x * sign, y];
    const tip = turn(swing(toe), b, swing(ankle));
    return { ...limb, joints: [side(hip), side(swing(knee)), side(swing(ankle)), side(tip)] };
  };
  return drawLimb(bend(1), lost(1)) + drawLimb(bend(-1), lost(-1));
}

/**
 * A feeler of many joints; `club` widens the last few, `saw` gives each a tooth, `rings` are of another colour at the root of
 * each; of a broken one only a share is `kept`.
 */
export function feeler(
  points: readonly Point[],
  width: number,
  colour: string,
  o: { joints?: number; club?: number; saw?: number; rings?: string; kept?: number } = {},
): string {
  const count = o.joints ?? 11;
  const along = (share: number): Point => {
    const place = share * (points.length - 1);
    const i = Math.min(points.length - 2, Math.floor(place));
    return lerp(points[i] ?? [0, 0], points[i + 1] ?? [0, 0], place - i);
  };
  const beads = Array.from({ length: Math.ceil(count * (o.kept ?? 1)) }, (_, i) => {
    const [a, b] = [along(i / count), along((i + 0.93) / count)];
    const swollen = width * (1.1 - (0.5 * i) / count) + (i >= count - 3 ? (o.club ?? 0) : 0);
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const tooth =
      o.saw && i > 1
        ? tapered([lerp(a, b, 0.6), add(b, turn([o.saw, 0], angle + 55))], [swollen * 0.8, 1])
        : '';
    return tapered([a, lerp(a, b, 0.7), b], [swollen * 0.65, swollen, swollen * 0.85]) + tooth;
  });
  const rings = o.rings
    ? beads
        .map((_, i) => i)
        .slice(2)
        .map((i) => {
          const [a, b] = [along(i / count), along((i + 0.5) / count)];
          const swollen = width * (1.1 - (0.5 * i) / count);
          return tapered([a, lerp(a, b, 0.7), b], [swollen * 0.7, swollen, swollen]);
        })
    : [];
  return (
    `<path d="${beads.join('')}" fill="${colour}" stroke="${darken(colour, 0.5)}" stroke-width="1"/>` +
    (o.rings ? `<path d="${rings.join('')}" fill="${o.rings}"/>` : '')
  );
}

/** Mirrors a finished right-hand piece to the left as well. */
export const onBothSides = (svg: string, left = svg) => `${svg}<g transform="scale(-1 1)">${left}</g>`;
