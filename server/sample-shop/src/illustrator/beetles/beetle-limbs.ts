import type { BeetleTools } from './beetle-outlines.ts';
import { feelerPair } from '../wear/feeler-pair.ts';
import { lostOfLeg } from '../wear/lost-parts.ts';
import { feeler, limbPair, type Limb } from '../drawing/limbs.ts';
import {
  add,
  alongLength,
  boxOf,
  lerp,
  polyline,
  sampleCurve,
  trace,
  turn,
  type Point,
} from '../drawing/path.ts';

interface Placed {
  readonly svg: string;
  readonly reach: number;
  readonly top: number;
  readonly bottom: number;
}

type Joints = Limb['joints'];

function jointsOf({ form, brief }: BeetleTools): readonly [Joints, Joints, Joints] {
  const { reach, front = 1 } = form.legs;
  const { elytra, pronotum } = form;
  const isTucked = brief.facts.spread === 'NO';
  const leg = (hip: Point, knee: Point, ankle: Point, toe: Point, long: number): Joints => {
    const put = ([x, y]: Point): Point => add(hip, [x * reach * long, y * reach * long]);
    // From below a leg is seen from where it begins, near the middle of the breast.
    const root: Point = brief.isUnderside ? [hip[0] * 0.42, hip[1]] : hip;
    if (isTucked)
      return [
        root,
        put([knee[0] * 0.9, knee[1] * 0.7]),
        put([knee[0] * 0.62, knee[1] * 0.9 + 66]),
        put([knee[0] * 0.45, knee[1] + 104]),
      ];
    // A long arm has no longer foot.
    const foot = long > 1 ? 1 / long : 1;
    const end = add(ankle, [(toe[0] - ankle[0]) * foot, (toe[1] - ankle[1]) * foot]);
    return [root, put(knee), put(ankle), put(end)];
  };
  return [
    leg([pronotum.middle * 0.6, -pronotum.length * 0.4], [118, -64], [150, -184], [112, -290], front),
    leg([elytra.width * 0.62, 36], [150, -4], [246, 78], [306, 168], 1),
    leg([elytra.width * 0.5, elytra.length * 0.3], [140, 66], [206, 204], [226, 320], 1),
  ];
}

/** Three pairs of legs, drawn under the body, and over it where that is seen from below. */
export function drawLegs(tools: BeetleTools, colour: string): Placed {
  const { form, brief } = tools;
  const { thick, spines, hindSwell, oar } = form.legs;
  const all = jointsOf(tools);
  const svg = all.map((joints, i) => {
    const widths = [38 * thick, 25 * thick, 13 * thick] as const;
    const swell = i === 2 ? { ...(hindSwell && { swell: hindSwell }), ...(oar && { oar }) } : {};
    return limbPair({ joints, widths, colour, spines, ...swell }, brief.lot, (side) =>
      lostOfLeg(brief, side, all.length - 1 - i),
    );
  });
  const box = boxOf(all.flat());
  return {
    svg: svg.join(''),
    reach: box.maxX - Math.max(form.elytra.width, form.pronotum.middle) + 16,
    top: box.minY - 16,
    bottom: box.maxY + 16,
  };
}

/** The comb of flat leaves at the end of a chafer's feeler. */
function fan(at: Point, angle: number, size: number, leaves: number, colour: string): string {
  const path = Array.from({ length: leaves }, (_, i) => {
    const tip = add(at, turn([size, 0], angle + (i - (leaves - 1) / 2) * (46 / leaves)));
    return polyline([at, tip]);
  }).join('');
  return `<path d="${path}" stroke="${colour}" stroke-width="${Math.max(4, 26 / leaves)}" stroke-linecap="round"/>`;
}

function feelerLine({ form }: BeetleTools): Point[] {
  const long = form.feelerLength;
  const top = -form.pronotum.length - form.head.length;
  const root: Point = [form.head.width * 0.7, top + form.head.length * 0.34];
  switch (form.feeler) {
    case 'long':
      return sampleCurve([[form.head.width * 0.6, root[1]], ...sweptBack(root, long)], 8);
    case 'snout':
      return [
        [form.head.width * 0.3, top - (form.head.snout ?? 0) * 0.5],
        [form.head.width * 0.5 + long * 0.5, top - (form.head.snout ?? 0) * 0.35],
        [form.head.width * 0.5 + long * 0.78, top - long * 0.52],
      ];
    case 'elbow-fan':
      return [root, add(root, [long * 0.6, long * 0.06]), add(root, [long * 0.86, -long * 0.34])];
    case 'fan':
    case 'comb-fan':
      return [root, add(root, [long * 0.5, -long * 0.16])];
    default:
      return sampleCurve(
        [
          root,
          add(root, [long * 0.26, -long * 0.4]),
          add(root, [long * 0.62, -long * 0.62]),
          add(root, [long * 0.9, -long * 0.58]),
        ],
        6,
      );
  }
}

/** From how long on a feeler falls back along the body; a shorter one stands out from it. */
const SHORT_SWEEP = 250;
const LONG_SWEEP = 620;
const STANDING: readonly Point[] = trace('0.26,-0.24 0.56,-0.28 0.82,-0.12 0.98,0.12');
const FALLING: readonly Point[] = trace('0.19,-0.17 0.43,-0.12 0.6,0.14 0.67,0.42 0.62,0.7');

/** The arch of a longhorn's feeler: never a straight piece in it, and its tip turns in. */
function sweptBack(root: Point, long: number): Point[] {
  const share = Math.min(1, Math.max(0, (long - SHORT_SWEEP) / (LONG_SWEEP - SHORT_SWEEP)));
  const [standing, falling] = [STANDING, FALLING].map((row) => alongLength(sampleCurve([[0, 0], ...row])));
  return [0.25, 0.5, 0.75, 1].map((place) => {
    const [x, y] = lerp(standing?.(place) ?? [0, 0], falling?.(place) ?? [0, 0], share);
    return add(root, [x * long, y * long]);
  });
}

/** Feelers by the form of their family. */
export function drawFeelers(tools: BeetleTools, usual: string): Placed {
  const { form, brief, pattern, paint } = tools;
  const colour = pattern.feelers === undefined ? usual : paint(pattern.feelers);
  const line = feelerLine(tools);
  const end = line.at(-1) ?? [0, 0];
  const before = lerp(end, line.at(-2) ?? [0, 0], 1);
  const angle = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  const isFan = form.feeler === 'fan' || form.feeler === 'elbow-fan' || form.feeler === 'comb-fan';
  const width = form.feeler === 'long' ? 15 : 9;
  const options = {
    joints: isFan ? 8 : 11,
    club: form.feeler === 'club' || form.feeler === 'snout' ? 9 : 0,
    saw: form.feeler === 'saw' ? 13 : 0,
    ...(pattern.feelerRings !== undefined && { rings: paint(pattern.feelerRings) }),
  };
  const leaves =
    form.feeler === 'comb-fan'
      ? fan(end, angle - 30, form.feelerLength * 0.85, 7, colour)
      : fan(end, angle - 10, 34, 3, colour);
  const draw = (kept: number) =>
    feeler(line, width, colour, { ...options, kept }) + (isFan && kept === 1 ? leaves : '');
  const box = boxOf(line);
  const beyond = form.feeler === 'comb-fan' ? form.feelerLength * 0.85 : 20;
  return {
    svg: feelerPair(brief, draw),
    reach: box.maxX + beyond,
    top: box.minY - beyond,
    bottom: box.maxY,
  };
}
