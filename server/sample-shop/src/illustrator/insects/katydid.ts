import { lookUp } from '../drawing/look-up.ts';
import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, setLegs, spindle } from './insect-tools.ts';
import { darken, lighten } from '../drawing/colour.ts';
import type { Limb } from '../drawing/limbs.ts';
import { tapered, trace } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { eye, glow, spots, wash, type Mark } from '../wings/wing-marks.ts';
import { dust, ripples } from '../wings/wing-marks-fine.ts';
import { hopperWings, jumpingLeg, leafTegmen, tegmen } from './hopper-parts.ts';

const katydids: Readonly<
  Record<string, { fore: readonly Mark[]; hind: readonly Mark[]; hindTint: number; hindOpacity: number }>
> = {
  Pterochroza: {
    fore: [
      wash(0),
      ripples('#3a2a1c', 70),
      dust('#3a2a1c', 140),
      spots('#d8c8a0', 0.7, 0.02, { skip: [1, 4, 6] }),
    ],
    hind: [
      wash(0),
      ripples('#2a1c14', 80),
      eye(0.28, 0.78, 0.2, ['#1c120c', 1, '#17100c', 2, '#17100c'], { squash: 1 }),
    ],
    hindTint: 0,
    hindOpacity: 0.95,
  },
  Siliquofera: {
    fore: [wash(0), glow(1, 0.4, 0.5, 0.4, 0.4), spots('#3f6f2a', 0.6, 0.012)],
    hind: [glow(1, 0.4, 0.6, 0.4, 0.3)],
    hindTint: 1,
    hindOpacity: 0.45,
  },
};

function katydidSpec(brief: Brief): InsectSpec {
  const pick = colourPicker(brief);
  const { genus } = brief.facts;
  const isLeaf = genus !== 'Tettigonia';
  const style = lookUp(katydids, genus) ?? {
    fore: [wash(0), glow(1, 0.1, 0.4, 0.25, 0.3)],
    hind: [],
    hindTint: 0,
    hindOpacity: 0.25,
  };
  const [front, middle] = setLegs(pick(0), 0.85, 0.75, { half: 34, spines: 5 });
  const saddle = isLeaf ? '' : `<path d="M0 -170V30" stroke="${pick(1)}" stroke-width="24"/>`;
  return {
    legs: [front, middle, jumpingLeg(pick(0), 0.8, 1.02)].filter((leg): leg is Limb => leg !== undefined),
    wings: hopperWings(brief, style, isLeaf ? leafTegmen : tegmen(470, 60)),
    parts: [
      { half: spindle(-10, 300, 50, 56, 0.3), colour: pick(0), rings: 7 },
      { half: trace('0,-164 40,-158 54,-90 66,-20 34,14 0,24'), colour: pick(0), inside: saddle },
      { half: trace('0,-228 26,-224 42,-190 38,-152 0,-148'), colour: lighten(pick(0), 0.06) },
    ],
    ...(brief.facts.gender === 'FEMALE'
      ? {
          under: `<path d="${tapered(trace('0,280 6,360 0,440'), [20, 22, 4])}" fill="${darken(pick(0), 0.3)}"/>`,
        }
      : {}),
    eyes: { at: [34, -204], rx: 11, ry: 13, colour: '#4a3a1c' },
    feelers: {
      points: trace('12,-226 60,-310 160,-390 300,-430 420,-420'),
      width: 4,
      joints: 34,
      colour: darken(pick(0), 0.35),
    },
    reach: [[0, 440]],
    pin: [22, -50],
    restsClosed: true,
  };
}

export const drawKatydid = (brief: Brief): Drawing => drawInsect(brief, katydidSpec(brief));
