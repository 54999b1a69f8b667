import { lookUp } from '../drawing/look-up.ts';
import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, oval, setLegs, spindle } from './insect-tools.ts';
import { darken, lighten } from '../drawing/colour.ts';
import type { Limb } from '../drawing/limbs.ts';
import { curve, tapered, trace } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { border, glow, spots, wash } from '../wings/wing-marks.ts';
import { dust, ripples } from '../wings/wing-marks-fine.ts';
import { hopperWings, jumpingLeg, tegmen, type HopperStyle } from './hopper-parts.ts';

const hoppers: Readonly<Record<string, HopperStyle>> = {
  Oedipoda: {
    fore: [dust(1, 10), wash(0), spots(2, 0.3, 0.06, { form: 'bar' }), spots(2, 0.6, 0.05, { form: 'bar' })],
    hind: [wash(1), border(2, 0.24, { from: -0.1, to: 0.8 }), border('#cfc8b8', 0.07)],
    hindTint: 1,
    hindOpacity: 0.9,
  },
  Tropidacris: {
    fore: [wash(0), ripples(2, 60), dust(2, 80)],
    hind: [wash(1), border('#2a2420', 0.14), spots('#2a2420', 0.72, 0.02)],
    hindTint: 1,
    hindOpacity: 0.9,
  },
  Titanacris: {
    fore: [wash(0), glow(2, 0.5, 0.5, 0.3, 0.3)],
    hind: [wash(1), border('#4a2440', 0.12)],
    hindTint: 1,
    hindOpacity: 0.9,
  },
  Phymateus: {
    fore: [wash(0), dust(2, 120, { size: 0.02 })],
    hind: [wash(1), spots(0, 0.6, 0.03), border(0, 0.2)],
    hindTint: 1,
    hindOpacity: 0.95,
  },
  Aularches: {
    fore: [wash(0), spots(1, 0.3, 0.04), spots(1, 0.5, 0.04), spots(1, 0.7, 0.04), spots(1, 0.88, 0.03)],
    hind: [wash('#3a3228')],
    hindTint: 0,
    hindOpacity: 0.8,
  },
};

const plainHopper: HopperStyle = {
  fore: [wash(0), dust(1, 130, { size: 0.02 }), ripples(1, 30)],
  hind: [glow(1, 0.5, 0.6, 0.3, 0.25)],
  hindTint: 2,
  hindOpacity: 0.4,
};

function grasshopperSpec(brief: Brief): InsectSpec {
  const pick = colourPicker(brief);
  const style = lookUp(hoppers, brief.facts.genus) ?? plainHopper;
  const [front, middle] = setLegs(pick(0), 0.78, 1, { half: 40 });
  const isFemale = brief.facts.gender === 'FEMALE';
  // She digs her eggs into the ground with four short claws; his last ring is turned up like the bow of a boat.
  const end = isFemale
    ? tapered(trace('6,428 12,458 22,486'), [22, 18, 2])
    : tapered(trace('0,404 0,426 0,436'), [40, 30, 12]);
  const crest = `<path d="M0 -170V0" stroke="${lighten(pick(2), 0.1)}" stroke-width="7" opacity=".7"/><path d="M-60 -70H60" stroke="${darken(pick(0), 0.5)}" stroke-width="3"/>`;
  return {
    legs: [front, middle, jumpingLeg(pick(0), 1.15, 1)].filter((leg): leg is Limb => leg !== undefined),
    wings: hopperWings(brief, style, tegmen(460, 36)),
    parts: [
      {
        half: isFemale ? spindle(-10, 444, 52, 60, 0.3) : spindle(-10, 408, 46, 46, 0.2),
        colour: pick(0),
        rings: 8,
        ringColour: darken(pick(0), 0.3),
        ringShare: 0.22,
      },
      { half: trace('0,-176 50,-170 56,-90 62,-16 30,10 0,22'), colour: pick(0), inside: crest },
      { half: trace('0,-254 30,-248 50,-206 46,-164 0,-158'), colour: lighten(pick(0), 0.06) },
    ],
    under: `<path d="${end}" fill="${darken(pick(0), 0.3)}" stroke="${darken(pick(0), 0.65)}" stroke-width="2"/>`,
    reach: [[0, isFemale ? 490 : 440]],
    eyes: { at: [42, -224], rx: 14, ry: 20, colour: '#5a3a24' },
    feelers: {
      points: trace('14,-250 50,-310 100,-370 140,-392'),
      width: 8,
      joints: 18,
      colour: brief.facts.genus === 'Phymateus' ? pick(1) : darken(pick(0), 0.4),
    },
    pin: [22, -50],
    restsClosed: true,
  };
}

/** Short veined cases over the back, and the hind wings rolled into two tails. */
function moleCricketWings(leaf: string, vein: string): string {
  const roll = tapered(trace('12,60 18,200 16,320 8,392'), [26, 20, 14, 2]);
  const leafCase = curve(trace('2,-34 44,-40 76,20 70,96 40,146 6,150 2,60'), true);
  const veins =
    'M8 -26Q30 60 20 144M22 -32Q54 40 40 140M40 -34Q70 20 62 108M6 30L70 10M8 70L74 60M10 108L58 116';
  return (
    `<path d="${roll}" fill="${lighten(leaf, 0.12)}" stroke="${darken(vein, 0.4)}" stroke-width="2"/>` +
    `<path d="${leafCase}" fill="${darken(leaf, 0.12)}" stroke="${darken(vein, 0.5)}" stroke-width="2.2"/>` +
    `<path d="${veins}" fill="none" stroke="${darken(vein, 0.35)}" stroke-width="2.2"/>`
  );
}

function moleCricketSpec(brief: Brief): InsectSpec {
  const pick = colourPicker(brief);
  const [, middle, hind] = setLegs(pick(0), 0.62, 1.2, { spines: 4 });
  const arm = tapered(trace('50,-130 104,-158 138,-212'), [66, 60, 50]);
  const spade = curve(
    trace(
      '112,-206 160,-204 186,-258 202,-316 176,-292 172,-338 150,-302 138,-342 124,-302 104,-318 110,-268 102,-236',
    ),
    true,
  );
  return {
    legs: [middle, hind].filter((leg): leg is Limb => leg !== undefined),
    wings: [],
    parts: [
      { half: spindle(-10, 360, 52, 62, 0.4), colour: pick(1), rings: 8 },
      { half: oval(-224, -28, 80, 0.5), colour: pick(0), fur: 220 },
      { half: oval(-310, -206, 46, 0.6), colour: darken(pick(0), 0.2), fur: 30 },
    ],
    under: `<path d="${arm}${spade}" fill="${darken(pick(0), 0.1)}" stroke="${darken(pick(0), 0.6)}" stroke-width="2.4"/>`,
    over:
      `<path d="${tapered(trace('20,340 44,420 54,500'), [9, 6, 1])}" fill="${pick(0)}"/>` +
      (brief.isUnderside ? '' : moleCricketWings(pick(1), pick(0))),
    reach: [
      [64, 504],
      [204, -344],
    ],
    eyes: { at: [36, -270], rx: 9, ry: 11 },
    feelers: { points: trace('14,-300 50,-360 100,-390 150,-380'), width: 5, joints: 20, colour: pick(0) },
    pin: [24, -80],
    restsClosed: true,
  };
}

/** Short-horned hoppers and the mole cricket. */
export const drawGrasshopper = (brief: Brief): Drawing =>
  drawInsect(brief, brief.facts.genus === 'Gryllotalpa' ? moleCricketSpec(brief) : grasshopperSpec(brief));
