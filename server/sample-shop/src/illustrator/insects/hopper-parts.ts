import type { InsectWing } from './insect.ts';
import { colourPicker } from './insect-tools.ts';
import { darken } from '../drawing/colour.ts';
import type { Limb } from '../drawing/limbs.ts';
import { trace } from '../drawing/path.ts';
import type { Brief } from '../drawing/sheet.ts';
import type { WingOutline } from '../wings/wing.ts';
import type { Mark } from '../wings/wing-marks.ts';

export const tegmen = (length: number, width: number): WingOutline => ({
  costa: [
    [34, -64],
    [length * 0.3, -90 - width * 0.5],
    [length * 0.7, -150 - width * 0.45],
  ],
  outer: [
    [length * 0.95, -186],
    [length, -168],
    [length * 0.96, -146],
    [length * 0.8, -112 + width * 0.2],
  ],
  inner: [
    [length * 0.4, -50 + width * 0.2],
    [34, -34],
  ],
});

/** The pleated hindwing, opened like a fan. */
const fan = (reach: number): WingOutline => ({
  costa: [
    [30, -26],
    [reach * 0.4, -64],
    [reach * 0.8, -96],
  ],
  outer: [
    [reach * 1.02, -92],
    [reach * 1.06, -40],
    [reach, 50],
    [reach * 0.84, 130],
    [reach * 0.58, 190],
    [reach * 0.3, 206],
  ],
  inner: [
    [reach * 0.12, 130],
    [26, 30],
  ],
});

export const leafTegmen: WingOutline = {
  costa: trace('34,-64 120,-150 260,-214'),
  outer: trace('420,-230 474,-196 452,-150 404,-104 318,-50'),
  inner: [
    [180, -22],
    [34, -34],
  ],
};

/** Jumping legs: a long swollen thigh, laid back along the body. */
export function jumpingLeg(colour: string, thick: number, reach: number): Limb {
  return {
    joints: [
      [40, 40],
      [40 + 150 * reach, 190 * reach],
      [40 + 108 * reach, 390 * reach],
      [40 + 126 * reach, 470 * reach],
    ],
    widths: [36 * thick, 15 * thick, 10 * thick],
    colour,
    spines: 9,
    swell: 1.9,
  };
}

export interface HopperStyle {
  readonly fore: readonly Mark[];
  readonly hind: readonly Mark[];
  readonly hindTint: number;
  readonly hindOpacity: number;
}

export function hopperWings(brief: Brief, style: HopperStyle, outline: WingOutline): InsectWing[] {
  const pick = colourPicker(brief);
  return [
    {
      outline: fan(370),
      style: {
        tint: pick(style.hindTint),
        opacity: style.hindOpacity,
        lengthwise: 14,
        across: 0,
        veinColour: darken(pick(style.hindTint), 0.45),
        veinWidth: 1.5,
        marks: style.hind,
      },
      fold: 68,
      isCovered: true,
    },
    {
      outline,
      style: {
        tint: pick(0),
        opacity: 0.95,
        lengthwise: 6,
        across: 16,
        veinColour: darken(pick(0), 0.4),
        veinWidth: 1.1,
        marks: style.fore,
        isScaly: true,
      },
      fold: 106,
    },
  ];
}
