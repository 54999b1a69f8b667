import { lookUpOr } from '../drawing/look-up.ts';
import { drawInsect, type BodyPart, type InsectSpec, type InsectWing } from './insect.ts';
import { colourPicker, oval } from './insect-tools.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { tapered, type Point, trace } from '../drawing/path.ts';
import type { Limb } from '../drawing/limbs.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import type { WingOutline } from '../wings/wing.ts';
import { glow } from '../wings/wing-marks.ts';
import { ripples } from '../wings/wing-marks-fine.ts';

interface StickForm {
  /** Half width of thorax and abdomen. */
  readonly thorax: number;
  readonly abdomen: number;
  readonly legs: number;
  readonly thick: number;
  /** Rows of spines on the body. */
  readonly isSpiny: boolean;
  /** Short leathery wings that cannot fly; what has none of them has no wings at all. */
  readonly hasStubs?: boolean;
  /** The male where he is another animal to look at: slender, and with wings to fly with. */
  readonly male?: { readonly thorax: number; readonly abdomen: number; readonly colour: number };
  readonly hindSwell?: number;
}

const forms: Readonly<Record<string, StickForm>> = {
  Phobaeticus: {
    thorax: 12,
    abdomen: 17,
    legs: 0.92,
    thick: 0.62,
    isSpiny: false,
    male: { thorax: 8, abdomen: 8, colour: 0 },
  },
  Extatosoma: {
    thorax: 26,
    abdomen: 66,
    legs: 0.72,
    thick: 1.3,
    isSpiny: true,
    hasStubs: true,
    male: { thorax: 17, abdomen: 24, colour: 0 },
  },
  Eurycantha: { thorax: 38, abdomen: 58, legs: 0.76, thick: 1.5, isSpiny: true, hindSwell: 2.3 },
  Heteropteryx: {
    thorax: 42,
    abdomen: 72,
    legs: 0.7,
    thick: 1.35,
    isSpiny: true,
    hasStubs: true,
    hindSwell: 1.5,
    male: { thorax: 26, abdomen: 34, colour: 2 },
  },
};

const stub: WingOutline = {
  costa: trace('30,-40 110,-66 180,-56'),
  outer: trace('224,-30 230,6 200,60 150,92 100,100'),
  inner: [
    [64, 70],
    [28, 0],
  ],
};

/** The forewing of a male: a leathery scale over the root of the hind one. */
const tegmen: WingOutline = {
  costa: trace('20,-44 60,-78 116,-92'),
  outer: trace('152,-84 150,-60 112,-38 70,-26'),
  inner: [
    [40, -22],
    [20, -26],
  ],
};

/** The hind wing of a male, opened like a fan. */
const fan: WingOutline = {
  costa: trace('22,-30 130,-76 270,-98'),
  outer: trace('372,-92 404,-46 384,40 330,118 250,174 158,196'),
  inner: [
    [72, 132],
    [20, 6],
  ],
};

/** The same, pleated along the back. */
const pleated: WingOutline = {
  costa: trace('-4,-30 14,-24 30,40'),
  outer: trace('32,150 28,270 16,330 2,338 -8,300'),
  inner: [
    [-10, 120],
    [-8, -20],
  ],
};

function stickLegs(colour: string, { legs, thick, thorax, hindSwell }: StickForm): Limb[] {
  const leg = (y: number, knee: Point, ankle: Point, toe: Point, swell: number, spines: number): Limb => {
    const put = ([x, dy]: Point): Point => [thorax + x * legs, y + dy * legs];
    return {
      joints: [[thorax * 0.8, y], put(knee), put(ankle), put(toe)],
      widths: [17 * thick, 11 * thick, 7 * thick],
      colour,
      spines,
      swell,
    };
  };
  return [
    leg(-290, [96, -130], [140, -290], [156, -350], 1.15, 0),
    leg(-120, [150, 0], [258, 80], [300, 116], 1.2, thick > 1 ? 4 : 9),
    leg(-30, [140, 110], [214, 282], [232, 346], hindSwell ?? 1.2, thick > 1 ? 5 : 9),
  ];
}

function spines(form: StickForm, colour: string): string {
  if (!form.isSpiny) return '';
  const rows = [-250, -190, -130, -70, 60, 130, 200, 270].map((y) => {
    const half = y < 0 ? form.thorax : form.abdomen * (y > 180 ? 0.75 : 0.94);
    return tapered(
      [
        [half - 4, y],
        [half + 10, y - 6],
        [half + 24, y - 12],
      ],
      [15, 9, 1],
    );
  });
  return `<path d="${rows.join('')}" fill="${colour}" stroke="${darken(colour, 0.6)}" stroke-width="1.6"/>`;
}

function bodyParts(form: StickForm, colour: string, end: string): BodyPart[] {
  const { thorax, abdomen } = form;
  const long: Point[] = [
    [0, -10],
    [thorax, 0],
    [abdomen, 120],
    [abdomen * 0.96, 210],
    [abdomen * 0.6, 330],
    [abdomen * 0.36, 410],
    [0, 440],
  ];
  return [
    { half: long, colour, rings: 9, ringColour: darken(colour, 0.2), ringShare: 0.12 },
    {
      half: [
        [0, -310],
        [thorax * 0.8, -304],
        [thorax, -180],
        [thorax * 1.02, -40],
        [thorax * 0.7, 4],
        [0, 10],
      ],
      colour,
      rings: 3,
    },
    { half: oval(-384, -302, Math.max(15, thorax * 0.78), 0.45), colour: lighten(end, 0.05) },
  ];
}

/** A female has stubs, spread or laid back; a male has wings that he flies with. */
function wingsOf(brief: Brief, form: StickForm): InsectWing[] {
  const pick = colourPicker(brief);
  const tint = pick(1);
  const look = { tint, lengthwise: 9, across: 8, veinColour: darken(tint, 0.4) };
  if (!form.hasStubs) return [];
  if (brief.facts.gender !== 'MALE') return [{ outline: stub, style: { ...look, opacity: 0.85 }, fold: 50 }];
  const cover: InsectWing = {
    outline: tegmen,
    style: { ...look, tint: pick(2), opacity: 0.95, veinColour: darken(pick(2), 0.4), isScaly: true },
    fold: 108,
  };
  if (brief.facts.spread !== 'WINGS') {
    const style = { ...look, tint: darken(tint, 0.1), opacity: 0.95, lengthwise: 7, across: 0 };
    return [{ outline: pleated, style, fold: 0 }, cover];
  }
  const marks = [glow(1, 0.05, 0.6, 0.4, 0.55), ripples(darken(tint, 0.45), 26)];
  return [
    { outline: fan, style: { ...look, opacity: 0.5, lengthwise: 15, across: 11, marks }, fold: 0 },
    cover,
  ];
}

function formOf({ facts: { genus, gender } }: Brief): StickForm {
  const form = lookUpOr(forms, 'Phobaeticus', genus);
  return gender === 'MALE' ? { ...form, ...form.male } : form;
}

function phasmidSpec(brief: Brief): InsectSpec {
  const pick = colourPicker(brief);
  const form = formOf(brief);
  const isMale = brief.facts.gender === 'MALE';
  const skin = pick((isMale && form.male?.colour) || 0);
  const isStick = form.thorax < 14;
  return {
    legs: stickLegs(isStick ? pick(1) : skin, form),
    wings: wingsOf(brief, form),
    parts: bodyParts(form, skin, isStick ? pick(1) : skin),
    under: spines(form, darken(skin, 0.2)),
    eyes: { at: [Math.max(13, form.thorax * 0.66), -356], rx: 6, ry: 8 },
    feelers: {
      points: trace('7,-380 30,-450 70,-520 110,-560'),
      width: 5,
      joints: 20,
      colour: darken(skin, 0.2),
    },
    pin: [0, -60],
    restsClosed: true,
  };
}

export const drawPhasmid = (brief: Brief): Drawing => drawInsect(brief, phasmidSpec(brief));
