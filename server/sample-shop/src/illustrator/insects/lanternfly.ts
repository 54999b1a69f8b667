import { lookUpOr } from '../drawing/look-up.ts';
import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, grown, setLegs, spindle } from './insect-tools.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { type Point, trace } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import type { WingOutline } from '../wings/wing.ts';
import { area, band, border, spots, wash } from '../wings/wing-marks.ts';
import { dust } from '../wings/wing-marks-fine.ts';
import type { HopperWings } from './cicada.ts';

const foreOutline: WingOutline = {
  costa: trace('40,-38 170,-120 300,-150'),
  outer: trace('404,-156 438,-130 424,-76 368,-20 280,22'),
  inner: [
    [160, 26],
    [40, -24],
  ],
};

const hindOutline: WingOutline = {
  costa: trace('40,0 150,-4 240,8'),
  outer: trace('308,34 322,84 286,138 222,168 160,170'),
  inner: [
    [98, 120],
    [40, 40],
  ],
};

const [lanternFore, lanternHind] = [grown(foreOutline, 1.24), grown(hindOutline, 1.24)];

const lanternWings: Readonly<Record<string, HopperWings>> = {
  'Pyrops candelaria': {
    tint: 0,
    opacity: 1,
    fore: [
      wash(0),
      band(1, 0.22, 0.27),
      band(1, 0.4, 0.45, { wave: 0.01 }),
      spots(1, 0.62, 0.035, { ring: '#e8e0b0' }),
      spots(1, 0.82, 0.03, { skip: [2, 5] }),
    ],
    hind: [wash(1), border('#17140f', 0.34)],
  },
  'Pyrops pyrorhynchus': {
    tint: 0,
    opacity: 1,
    fore: [wash(0), spots('#8fb0a0', 0.35, 0.03), spots('#8fb0a0', 0.6, 0.03), spots('#8fb0a0', 0.82, 0.025)],
    hind: [wash('#3a6a8a'), border(0, 0.4)],
  },
  Saiva: {
    tint: 0,
    opacity: 1,
    fore: [wash(0), spots(2, 0.35, 0.035), spots(2, 0.58, 0.035), spots(2, 0.8, 0.03)],
    hind: [wash(1), border(0, 0.35)],
  },
  Fulgora: {
    tint: 0,
    opacity: 1,
    fore: [wash(0), dust(1, 240, { size: 0.016 }), dust('#f0e8d0', 120)],
    hind: [
      wash(0),
      dust(1, 100),
      area(2, trace('0.3,0.5 0.34,0.86 0.62,0.88 0.66,0.5')),
      area('#1a1410', trace('0.38,0.58 0.4,0.8 0.56,0.82 0.58,0.58')),
      area('#f4ecd8', trace('0.44,0.64 0.45,0.72 0.52,0.72 0.52,0.64')),
    ],
  },
  Phrictus: {
    tint: 0,
    opacity: 1,
    fore: [wash(0), band(1, 0.5, 0.56, { wave: 0.02 }), dust(2, 150)],
    hind: [wash('#c8502c'), border('#2a2a1c', 0.3), spots(2, 0.5, 0.03)],
  },
};

function snout(genus: string): Point[] {
  if (genus === 'Fulgora') return trace('0,-400 46,-388 66,-330 52,-270 38,-230 62,-180 0,-160');
  if (genus === 'Phrictus') return trace('0,-290 26,-286 18,-250 44,-232 58,-180 0,-160');
  return trace('0,-372 16,-364 15,-310 20,-250 52,-186 0,-160');
}

const dots = (colour: string) =>
  `<path d="M0 -240h.1M6 -270h.1M-5 -295h.1M4 -320h.1M-2 -345h.1M8 -225h.1M-9 -225h.1" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`;

function lanternSpec(brief: Brief): InsectSpec {
  const { genus, species } = brief.facts;
  const pick = colourPicker(brief);
  const look = lookUpOr(lanternWings, 'Fulgora', `${genus} ${species}`, genus);
  const style = {
    tint: pick(0),
    opacity: 1,
    lengthwise: 9,
    across: genus === 'Fulgora' ? 0 : 16,
    veinColour: genus === 'Pyrops' && species === 'candelaria' ? lighten(pick(1), 0.2) : darken(pick(0), 0.4),
    veinWidth: 1.2,
  };
  const nose = genus === 'Pyrops' || genus === 'Saiva' ? pick(2) : pick(0);
  return {
    legs: setLegs(darken(pick(1), 0.4), 0.66, 0.85, { half: 50 }),
    wings: [
      {
        outline: lanternHind,
        style: { ...style, marks: look.hind, isScaly: true },
        fold: 56,
        isCovered: true,
      },
      { outline: lanternFore, style: { ...style, marks: look.fore, isScaly: true }, fold: 84 },
    ],
    parts: [
      {
        half: spindle(10, 250, 70, 78, 0.3),
        colour: genus === 'Fulgora' ? pick(0) : pick(1),
        rings: 6,
        ringColour: darken(pick(0), 0.4),
        ringShare: 0.3,
      },
      { half: trace('0,-100 74,-92 72,-20 36,40 0,54'), colour: pick(0) },
      { half: trace('0,-172 64,-166 84,-112 60,-86 0,-76'), colour: darken(pick(0), 0.08) },
      {
        half: snout(genus),
        colour: nose,
        inside:
          genus === 'Fulgora'
            ? `<path d="M-40 -340H40M-46 -310H46" stroke="${pick(1)}" stroke-width="8" opacity=".6"/>`
            : dots('#f4f0e4'),
      },
    ],
    eyes: { at: [54, -184], rx: 15, ry: 15, colour: '#5a2a1c' },
    pin: [26, -10],
    restsClosed: true,
  };
}

export const drawLanternfly = (brief: Brief): Drawing => drawInsect(brief, lanternSpec(brief));
