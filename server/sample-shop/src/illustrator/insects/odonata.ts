import { lookUp } from '../drawing/look-up.ts';
import { drawInsect, type InsectSpec, type InsectWing } from './insect.ts';
import { colourPicker, oval, setLegs } from './insect-tools.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { trace, type Point } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { area, band, border, glow, spots, type Mark } from '../wings/wing-marks.ts';
import type { WingOutline } from '../wings/wing.ts';

const dragonFore: WingOutline = {
  costa: trace('24,-40 150,-78 320,-104'),
  outer: trace('446,-112 482,-98 474,-66 420,-36 330,-18'),
  inner: trace('190,-8 90,-8 26,-18'),
};
const dragonHind: WingOutline = {
  costa: trace('24,8 150,-6 320,-14'),
  outer: trace('430,-12 464,8 454,44 398,76 300,98'),
  inner: trace('180,112 84,106 26,56'),
};
const damselFore: WingOutline = {
  costa: trace('18,-36 120,-84 270,-136'),
  outer: trace('384,-166 412,-152 402,-112 348,-72 262,-42'),
  inner: trace('150,-22 70,-20 18,-24'),
};
const damselHind: WingOutline = {
  costa: trace('18,-2 120,-12 270,-22'),
  outer: trace('376,-26 400,-8 386,28 330,52 248,60'),
  inner: trace('140,44 66,18 18,8'),
};

interface OdonateStyle {
  readonly tint?: string;
  readonly opacity?: number;
  readonly fore?: readonly Mark[];
  readonly hind?: readonly Mark[];
  /** Half width of the abdomen. */
  readonly abdomen: number;
  readonly length: number;
}

const styles: Readonly<Record<string, OdonateStyle>> = {
  'Libellula depressa': {
    abdomen: 52,
    length: 330,
    fore: [area('#3a2414', trace('-0.3,0.02 0.1,0.22 0.8,0.2 1.3,0.02'))],
    hind: [area('#3a2414', trace('-0.3,0.02 0.1,0.24 0.6,0.28 1,0.3 1.4,0.05'))],
  },
  Sympetrum: {
    abdomen: 24,
    length: 340,
    fore: [glow('#e0a02c', 0.5, 0.05, 0.14, 0.7)],
    hind: [glow('#e0a02c', 0.6, 0.1, 0.2, 0.7)],
  },
  Rhyothemis: {
    abdomen: 20,
    length: 250,
    tint: '#e8b02c',
    opacity: 0.85,
    fore: [band(1, 0.42, 0.5), band(1, 0.68, 0.76), spots(1, 0.9, 0.03)],
    hind: [
      area(1, trace('0.6,0.2 0.75,0.62 1,0.8 1.3,0.5 1.2,0.2')),
      area(0, trace('0.8,0.4 0.86,0.55 1.05,0.6 1.1,0.42')),
      band(1, 0.62, 0.7, { to: 0.7 }),
    ],
  },
  Anax: { abdomen: 26, length: 450, tint: '#c8b070', opacity: 0.16 },
  'Calopteryx splendens': {
    abdomen: 12,
    length: 400,
    fore: [band(0, 0.42, 0.84, { bow: 0.02, opacity: 0.9 })],
    hind: [band(0, 0.42, 0.86, { bow: 0.02, opacity: 0.9 })],
  },
  Neurobasis: {
    abdomen: 12,
    length: 430,
    tint: '#c8b890',
    opacity: 0.3,
    hind: [area(0, trace('-0.4,0.05 -0.3,0.76 0.5,0.7 1.3,0.74 1.4,0.05')), border(2, 0.26)],
  },
  Megaloprepus: {
    abdomen: 9,
    length: 640,
    fore: [band(0, 0.66, 0.86, { opacity: 0.92 }), band(1, 0.56, 0.66, { opacity: 0.6 })],
    hind: [band(0, 0.66, 0.86, { opacity: 0.92 }), band(1, 0.56, 0.66, { opacity: 0.6 })],
  },
};

const smoky = { abdomen: 12, opacity: 0.34 };
/** Females that are no jewels: other colours, and wings without the male's signal. */
const females: Readonly<Record<string, { colours: readonly string[]; style?: OdonateStyle }>> = {
  Libellula: { colours: ['#c0962e', '#6a4a24', '#e0c03a'] },
  Sympetrum: { colours: ['#b08a3c', '#14110f'] },
  Anax: { colours: ['#4f9a6a', '#5fae4a', '#17151a'] },
  Calopteryx: {
    colours: ['#3f8a58', '#2f8a6a', '#14212f'],
    style: { ...smoky, length: 400, tint: '#8fae6a' },
  },
  Neurobasis: {
    colours: ['#4a8a52', '#1f4f3a', '#2a211c'],
    style: { ...smoky, length: 430, tint: '#c09a5a' },
  },
};

function wingsOf(style: OdonateStyle, isDamsel: boolean): InsectWing[] {
  const look = {
    tint: style.tint ?? '#b8b8a8',
    opacity: style.opacity ?? 0.14,
    lengthwise: 9,
    across: 26,
    veinColour: '#2a2018',
    veinWidth: 1,
    stigma: '#3a2a1c',
  };
  return [
    {
      outline: isDamsel ? damselHind : dragonHind,
      style: { ...look, marks: style.hind ?? [] },
      fold: isDamsel ? 66 : 30,
    },
    {
      outline: isDamsel ? damselFore : dragonFore,
      style: { ...look, marks: style.fore ?? [] },
      fold: isDamsel ? 84 : 34,
    },
  ];
}

function abdomenHalf(half: number, length: number, isBroad: boolean): Point[] {
  const top = 54;
  if (isBroad)
    return [
      [0, top],
      [half * 0.7, top + 6],
      [half, top + length * 0.3],
      [half * 0.9, top + length * 0.6],
      [half * 0.3, top + length * 0.97],
      [0, top + length],
    ];
  return [
    [0, top],
    [half * 1.25, top + 8],
    [half * 0.9, top + length * 0.2],
    [half * 0.8, top + length * 0.6],
    [half * 1.1, top + length * 0.86],
    [half * 0.5, top + length * 0.98],
    [0, top + length],
  ];
}

function drawOdonate(brief: Brief, isDamsel: boolean): Drawing {
  const { genus, species, gender } = brief.facts;
  const female = gender === 'FEMALE' ? lookUp(females, genus) : undefined;
  const usual = lookUp(styles, `${genus} ${species}`, genus) ?? { abdomen: isDamsel ? 12 : 26, length: 400 };
  const coloured = female ? { ...brief, palette: female.colours } : brief;
  return drawInsect(coloured, odonateSpec(coloured, female?.style ?? usual, isDamsel));
}

function odonateSpec(brief: Brief, style: OdonateStyle, isDamsel: boolean): InsectSpec {
  const { genus } = brief.facts;
  const pick = colourPicker(brief);
  const thorax = genus === 'Anax' ? pick(1) : genus === 'Libellula' ? pick(1) : pick(0);
  const half = isDamsel ? 32 : 52;
  const stripe = `<path d="M-18 -90Q-26 -20 -14 60M18 -90Q26 -20 14 60" fill="none" stroke="${darken(thorax, 0.5)}" stroke-width="9"/>`;
  return {
    legs: setLegs('#1f1812', isDamsel ? 0.55 : 0.6, 0.5, {
      spines: 6,
      half: half * 0.7,
      hips: [-70, -50, -26],
    }),
    wings: wingsOf(style, isDamsel),
    parts: [
      {
        half: abdomenHalf(style.abdomen, style.length, style.abdomen > 40),
        colour: pick(0),
        rings: 8,
        ringColour: darken(pick(0), 0.55),
        ringShare: genus === 'Anax' ? 0.3 : 0.14,
        gloss: 0.5,
      },
      {
        half: oval(-96, 64, half, 0.42),
        colour: thorax,
        inside: stripe,
        fur: isDamsel ? 0 : 60,
        furColour: lighten(thorax, 0.1),
      },
      { half: oval(-146, -96, isDamsel ? 34 : 46), colour: darken(thorax, 0.2) },
    ],
    eyes: isDamsel
      ? { at: [40, -122], rx: 17, ry: 19, colour: darken(pick(0), 0.4) }
      : { at: [27, -130], rx: 31, ry: 29, colour: genus === 'Anax' ? '#3f6f8a' : '#5a3a24' },
    feelers: { points: trace('8,-150 16,-172 22,-186'), width: 4, joints: 5 },
    pin: [0, -20],
  };
}

export const drawDragonfly = (brief: Brief): Drawing => drawOdonate(brief, false);
export const drawDamselfly = (brief: Brief): Drawing => drawOdonate(brief, true);
