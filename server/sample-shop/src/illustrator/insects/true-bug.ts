import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, oval, setLegs } from './insect-tools.ts';
import { darken } from '../drawing/colour.ts';
import type { Limb } from '../drawing/limbs.ts';
import { curve, tapered, trace, type Point } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';

/** Stripes that run from the head over the whole back, apart where the body is broad. */
function minstrel(black: string): string {
  const stripe = (x: number) => {
    const row = trace('0.34,-290 0.42,-230 0.86,-150 1,-90 0.96,20 0.86,140 0.66,240 0.44,320');
    return curve(row.map(([share, y]): Point => [x * share, y]));
  };
  const half = [24, 68, 116].map(stripe).join('');
  return (
    `<g fill="none" stroke="${black}" stroke-width="19"><path d="${half}"/>` +
    `<path d="${half}" transform="scale(-1 1)"/></g>`
  );
}

const shieldInside = (pick: (place: number) => string, genus: string): string => {
  if (genus === 'Graphosoma') return minstrel(pick(1));
  if (genus === 'Chrysocoris')
    return `<path d="M-50 10h.1M50 10h.1M-64 100h.1M64 100h.1M0 60h.1M0 180h.1M-40 200h.1M40 200h.1M-60 -110h.1M60 -110h.1M0 -130h.1" stroke="${pick(1)}" stroke-width="40" stroke-linecap="round"/>`;
  return '';
};

/** A giant water bug rows with its second and third pair; the first it catches with, drawn apart. */
const swimming = (isGiant: boolean, legs: Limb[]): Limb[] =>
  isGiant ? legs.slice(1).map((leg) => ({ ...leg, oar: 2.1 })) : legs;

function bugSpec(brief: Brief): InsectSpec {
  const { genus } = brief.facts;
  const pick = colourPicker(brief);
  const inside = shieldInside(pick, genus);
  const isShell = genus === 'Graphosoma' || genus === 'Chrysocoris';
  const isGiant = genus === 'Lethocerus';
  const isLeafLegged = genus === 'Diactor';
  const [half, end] = isGiant ? [132, 420] : isLeafLegged ? [80, 330] : [146, 290];
  const membrane = `<path d="${curve(
    [
      [0, end * 0.5],
      [half * 0.7, end * 0.62],
      [half * 0.52, end * 0.96],
      [0, end],
      [-half * 0.52, end * 0.96],
      [-half * 0.7, end * 0.62],
    ],
    true,
  )}" fill="${darken(pick(isGiant ? 1 : 2), 0.4)}" opacity=".75"/>`;
  const corium = `<path d="M0 ${end * 0.54}L${-half} -80M0 ${end * 0.54}L${half} -80" stroke="${darken(pick(0), 0.6)}" stroke-width="4"/>${membrane}`;
  const face =
    genus === 'Catacanthus'
      ? `<path d="M-62 70h.1M62 70h.1" stroke="${pick(2)}" stroke-width="62" stroke-linecap="round"/>`
      : '';
  const leaf = curve(trace('200,190 262,230 268,330 226,372 196,300'), true);
  return {
    legs: swimming(
      isGiant,
      setLegs(
        isGiant ? pick(0) : darken(pick(isShell ? 1 : 0), 0.2),
        isGiant ? 0.95 : 0.8,
        isGiant ? 1.6 : 0.75,
        {
          half: half * 0.62,
          spines: 0,
        },
      ),
    ),
    wings: [],
    parts: [
      { half: oval(-110, end, half, 0.4), colour: pick(0), gloss: 0.5, inside: isShell ? '' : face + corium },
      {
        half: isShell
          ? [
              [0, -80],
              [half * 0.8, -70],
              [half * 0.82, 80],
              [half * 0.46, end * 0.9],
              [0, end * 0.98],
            ]
          : [
              [0, -80],
              [half * 0.55, -70],
              [half * 0.3, 40],
              [0, end * 0.4],
            ],
        colour: genus === 'Catacanthus' ? pick(1) : pick(0),
        gloss: 0.7,
        inside,
      },
      {
        half: [
          [0, -206],
          [half * 0.5, -200],
          [half * (isLeafLegged ? 0.96 : 1.04), -110],
          [half * 0.84, -72],
          [0, -64],
        ],
        colour: pick(0),
        gloss: 0.6,
        inside: isLeafLegged
          ? `<path d="M-34 -210L-40 -60M34 -210L40 -60" stroke="${pick(1)}" stroke-width="14"/>`
          : inside,
      },
      {
        half: trace('0,-272 22,-266 50,-222 44,-196 0,-190'),
        colour: genus === 'Catacanthus' ? pick(2) : pick(0),
        inside,
      },
    ],
    eyes: { at: [isGiant ? 40 : 48, -220], rx: isGiant ? 24 : 13, ry: isGiant ? 20 : 13, colour: '#2a1a14' },
    ...(isGiant
      ? {
          under: `<path d="${tapered(trace('58,-150 112,-166 166,-212 190,-262'), [44, 62, 54, 30])}${tapered(trace('188,-254 186,-300 152,-338 112,-352'), [24, 26, 18, 3])}" fill="${pick(0)}" stroke="${darken(pick(0), 0.6)}" stroke-width="2.4"/>`,
          reach: [[214, -352] as const],
        }
      : {
          feelers: {
            points: trace('28,-256 70,-310 120,-350 170,-352'),
            width: 8,
            joints: 5,
            colour: darken(pick(1), 0.4),
          },
        }),
    ...(isLeafLegged
      ? {
          over: `<path d="${leaf}" fill="${pick(0)}" stroke="${darken(pick(0), 0.6)}" stroke-width="2.4"/><path d="M226 232L232 330" stroke="${pick(1)}" stroke-width="16" stroke-linecap="round"/>`,
          reach: [[270, 372] as const],
        }
      : {}),
    pin: [isShell ? 40 : 56, 10],
  };
}

export const drawTrueBug = (brief: Brief): Drawing => drawInsect(brief, bugSpec(brief));
