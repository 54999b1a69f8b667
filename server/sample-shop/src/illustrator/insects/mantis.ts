import { lookUp } from '../drawing/look-up.ts';
import { mantisStyles, plainMantis, slimShield } from './mantis-styles.ts';
import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, grown, spindle } from './insect-tools.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { curve, tapered, type Point, trace } from '../drawing/path.ts';
import type { Limb } from '../drawing/limbs.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import type { WingOutline } from '../wings/wing.ts';

const tegmen: WingOutline = {
  costa: trace('26,-56 140,-120 300,-166'),
  outer: trace('410,-180 440,-152 418,-106 350,-58 260,-26'),
  inner: [
    [140, -16],
    [26, -36],
  ],
};

const fan: WingOutline = {
  costa: trace('26,-26 140,-52 280,-66'),
  outer: trace('380,-58 404,-10 380,64 318,124 232,162 140,176'),
  inner: [
    [70, 120],
    [24, 10],
  ],
};

/** The praying arm: hip, spined thigh, and the shin folded back along it. */
function arm(colour: string, neck: number, width: number): string {
  const hip: Point[] = [
    [20, neck + 56],
    [80, neck + 4],
    [128, neck - 74],
  ];
  const thigh: Point[] = [
    [128, neck - 74],
    [172, neck + 10],
    [188, neck + 108],
  ];
  const shin: Point[] = [
    [188, neck + 108],
    [218, neck + 40],
    [212, neck - 34],
    [190, neck - 60],
  ];
  const spikes = Array.from({ length: 7 }, (_, i) => {
    const [x, y] = [142 + i * 6.6, neck - 44 + i * 20];
    return tapered(
      [
        [x + 12, y],
        [x + 32, y - 9],
      ],
      [7, 1],
    );
  }).join('');
  const foot = tapered(
    [
      [196, neck - 40],
      [228, neck - 76],
      [246, neck - 122],
    ],
    [8, 6, 3],
  );
  const piece = (path: string, tone: string) =>
    `<path d="${path}" fill="${tone}" stroke="${darken(colour, 0.6)}" stroke-width="2.2"/>`;
  return (
    piece(foot, colour) +
    piece(spikes, darken(colour, 0.35)) +
    piece(tapered(shin, [20, 18, 13, 2]), lighten(colour, 0.08)) +
    piece(tapered(thigh, [26 * width, 42 * width, 22]), colour) +
    piece(tapered(hip, [20, 24 * width, 20]), darken(colour, 0.06))
  );
}

function walkingLegs(colour: string): Limb[] {
  return [
    {
      joints: [
        [22, -40],
        [150, 30],
        [220, 132],
        [262, 184],
      ],
      widths: [13, 9, 7],
      colour,
      spines: 0,
      swell: 1.1,
    },
    {
      joints: [
        [22, 6],
        [128, 196],
        [176, 330],
        [196, 404],
      ],
      widths: [13, 9, 7],
      colour,
      spines: 0,
      swell: 1.1,
    },
  ];
}

function lobes(colour: string, size: number): string {
  if (size === 0) return '';
  const leaf = ([x, y]: Point, lean: number) =>
    `<path d="${curve(
      [
        [x, y - 34 * size],
        [x + 26 * size, y],
        [x, y + 34 * size],
        [x - 20 * size, y],
      ],
      true,
    )}" transform="rotate(${lean} ${x} ${y})" fill="${colour}" stroke="${darken(colour, 0.6)}" stroke-width="2"/>`;
  return leaf([96, 146], -32) + leaf([112, 176], -32);
}

function mantisSpec(brief: Brief): InsectSpec {
  const { genus, gender } = brief.facts;
  const pick = colourPicker(brief);
  const style = lookUp(mantisStyles, genus) ?? plainMantis;
  // He flies to her: slender, long wings, long feelers. She is heavy with eggs.
  const isFemale = gender === 'FEMALE';
  const wingSize = isFemale ? 0.92 : 1.06;
  const belly = (genus === 'Hymenopus' ? 62 : 46) * (isFemale ? 1.32 : 0.82);
  const neck = Math.min(...style.shield.map(([, y]) => y));
  const skin = pick(0);
  const half: Point[] = [
    [0, neck - 128],
    [12, neck - 110],
    [16, neck - 60],
    [0, neck - 50],
  ];
  const crown = style.crown ? [{ half, colour: pick(1) }] : [];
  const look = { lengthwise: 9, across: 10, veinWidth: 1.1 };
  return {
    legs: walkingLegs(skin),
    wings: [
      {
        outline: grown(fan, wingSize),
        style: {
          ...look,
          tint: pick(1),
          opacity: 0.35,
          across: 12,
          veinColour: darken(pick(1), 0.25),
          marks: style.hind,
        },
        fold: 78,
        isCovered: true,
      },
      {
        outline: grown(tegmen, wingSize),
        style: {
          ...look,
          tint: skin,
          opacity: 0.9,
          veinColour: darken(skin, 0.35),
          marks: style.fore,
          isScaly: true,
        },
        fold: 104,
      },
    ],
    parts: [
      { half: spindle(-60, isFemale ? 350 : 318, 30, belly, 0.5), colour: skin, rings: 8 },
      {
        half: style.shield,
        colour: skin,
        isFlat: style.shield !== slimShield,
        inside: `<path d="M0 ${neck}V-60" stroke="${darken(skin, 0.4)}" stroke-width="4"/>`,
      },
      ...crown,
      {
        half: [
          [0, neck - 64],
          [30, neck - 66],
          [52, neck - 44],
          [26, neck - 8],
          [0, neck + 8],
        ],
        colour: lighten(skin, 0.06),
      },
    ],
    under: arm(skin, neck, style.armWidth ?? 1),
    overLegs: lobes(pick(genus === 'Hymenopus' ? 0 : 1), style.lobes),
    eyes: { at: [44, neck - 46], rx: 13, ry: 16, colour: darken(pick(2), 0.2) },
    feelers: {
      points: [
        [12, neck - 64],
        [40, neck - 130],
        [isFemale ? 70 : 96, neck - (isFemale ? 176 : 232)],
      ],
      width: genus === 'Idolomantis' ? 8 : 4,
      joints: 16,
      saw: style.crown && !isFemale ? 10 : 0,
      colour: darken(pick(1), 0.2),
    },
    reach: [
      [250, neck - 126],
      [200, 410],
    ],
    pin: [14, -20],
    restsClosed: true,
  };
}

export const drawMantis = (brief: Brief): Drawing => drawInsect(brief, mantisSpec(brief));
