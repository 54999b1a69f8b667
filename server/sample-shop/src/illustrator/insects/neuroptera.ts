import { lookUpOr } from '../drawing/look-up.ts';
import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, grown, oval, setLegs, spindle } from './insect-tools.ts';
import { darken } from '../drawing/colour.ts';
import { tapered, trace } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { area, band, spots, type Mark } from '../wings/wing-marks.ts';
import { dust } from '../wings/wing-marks-fine.ts';
import type { WingOutline } from '../wings/wing.ts';

const fore: WingOutline = {
  costa: trace('22,-40 150,-110 320,-160'),
  outer: trace('440,-176 474,-152 452,-100 384,-46 290,-16'),
  inner: [
    [170, -6],
    [24, -16],
  ],
};
const hind: WingOutline = {
  costa: trace('22,-2 150,-26 300,-30'),
  outer: trace('408,-22 434,8 406,56 336,92 240,104'),
  inner: [
    [130, 70],
    [24, 24],
  ],
};
const ribbon: WingOutline = {
  costa: trace('18,6 80,60 140,190 180,340'),
  outer: trace('214,452 236,540 222,546 196,480 174,400'),
  inner: trace('128,240 60,90 16,24'),
};

interface NetWings {
  readonly tint: number;
  readonly opacity: number;
  readonly fore: readonly Mark[];
  readonly hind: readonly Mark[];
  readonly hindOutline?: WingOutline;
  /** How much longer the wings are than an owlfly's. */
  readonly size?: number;
}

const looks: Readonly<Record<string, NetWings>> = {
  Corydalus: {
    size: 1.35,
    tint: 0,
    opacity: 0.4,
    fore: [spots('#f6f0e0', 0.7, 0.012), spots('#f6f0e0', 0.45, 0.012), dust(1, 120, { size: 0.014 })],
    hind: [],
  },
  Libelloides: {
    tint: 0,
    opacity: 0.3,
    fore: [
      area(0, trace('-0.3,0.05 -0.1,0.6 0.6,0.56 1.3,0.1')),
      area(1, trace('0.2,0.3 0.3,0.46 0.8,0.44 0.9,0.25')),
    ],
    hind: [
      area(0, trace('-0.2,0.3 0.1,0.8 0.7,0.84 1.2,0.5')),
      area(1, trace('-0.3,0.02 0,0.34 0.8,0.4 1.4,0.3')),
      area(1, trace('0.1,0.7 0.3,0.84 0.6,0.84 0.5,0.68')),
    ],
  },
  Nemoptera: {
    tint: 0,
    opacity: 0.5,
    fore: [
      band(1, 0.28, 0.34, { wave: 0.03 }),
      band(1, 0.5, 0.57, { wave: 0.03 }),
      band(1, 0.72, 0.78, { wave: 0.03 }),
      spots(1, 0.9, 0.025),
    ],
    hind: [band(1, 0.5, 0.62), band(1, 0.8, 0.9)],
    hindOutline: ribbon,
  },
  Palpares: {
    size: 1.25,
    tint: 0,
    opacity: 0.45,
    fore: [
      spots(1, 0.4, 0.04, { skip: [1, 4] }),
      spots(1, 0.64, 0.045, { skip: [2, 6] }),
      spots(1, 0.86, 0.035, { skip: [3] }),
      dust(1, 120, { size: 0.016 }),
    ],
    hind: [
      band(1, 0.42, 0.52, { wave: 0.03 }),
      band(1, 0.68, 0.78, { wave: 0.03, from: 0.2 }),
      spots(1, 0.92, 0.03),
    ],
  },
};

function lacewingSpec(brief: Brief): InsectSpec {
  const { genus } = brief.facts;
  const pick = colourPicker(brief);
  const look = lookUpOr(looks, 'Palpares', genus);
  const style = {
    tint: pick(look.tint),
    opacity: look.opacity,
    lengthwise: 10,
    across: 15,
    veinColour: darken(pick(1), 0.2),
    veinWidth: 1.2,
  };
  const isDobson = genus === 'Corydalus';
  const isMale = brief.facts.gender !== 'FEMALE';
  const tusk = isMale
    ? tapered(trace('18,-232 54,-300 48,-390 -8,-456'), [22, 17, 13, 2])
    : tapered(trace('24,-230 44,-252 34,-280 4,-290'), [24, 20, 14, 2]);
  const body = darken(pick(genus === 'Corydalus' ? 0 : 1), 0.1);
  return {
    legs: setLegs(darken(body, 0.1), 0.8, 0.7),
    wings: [
      {
        outline: look.hindOutline ?? grown(hind, look.size ?? 1),
        style: { ...style, marks: look.hind },
        fold: look.hindOutline ? 0 : 60,
      },
      { outline: grown(fore, look.size ?? 1), style: { ...style, marks: look.fore }, fold: 70 },
    ],
    parts: [
      {
        half: spindle(40, genus === 'Libelloides' ? 250 : 360, 26, genus === 'Libelloides' ? 34 : 30, 0.3),
        colour: body,
        rings: 7,
        ...(genus === 'Libelloides' && { fur: 80 }),
      },
      { half: oval(-92, 62, 46, 0.45), colour: body, fur: 110 },
      ...(isDobson ? [{ half: trace('0,-164 34,-158 42,-122 38,-86 0,-80'), colour: pick(0) }] : []),
      {
        half: isDobson ? trace('0,-244 46,-236 62,-200 54,-164 34,-150 0,-146') : oval(-138, -86, 36),
        colour: pick(isDobson ? 0 : 1),
        gloss: 0.5,
      },
    ],
    eyes: { at: isDobson ? [56, -196] : [34, -114], rx: 15, ry: 18, colour: '#4a3020' },
    feelers: {
      points: [
        [14, isDobson ? -226 : -134],
        [60, -220],
        [130, -290],
        [170, -316],
      ],
      width: isDobson ? 6 : 5,
      joints: 18,
      club: genus === 'Libelloides' ? 14 : genus === 'Palpares' ? 7 : 0,
    },
    ...(isDobson
      ? {
          under: `<path d="${tusk}" fill="${darken(pick(0), 0.4)}" stroke="#1c140c" stroke-width="2"/>`,
          reach: [[0, isMale ? -458 : -292] as const],
        }
      : {}),
  };
}

export const drawLacewing = (brief: Brief): Drawing => drawInsect(brief, lacewingSpec(brief));
