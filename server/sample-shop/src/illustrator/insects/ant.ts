import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, oval, setLegs, spindle } from './insect-tools.ts';
import { darken } from '../drawing/colour.ts';
import { tapered, trace } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';

function antSpec(brief: Brief): InsectSpec {
  const pick = colourPicker(brief);
  const jaw = tapered(trace('22,-318 52,-352 34,-396 4,-404'), [24, 20, 14, 4]);
  return {
    legs: setLegs(pick(1), 1.15, 0.75, { hips: [-120, -74, -30], half: 30, spines: 1 }),
    wings: [],
    parts: [
      { half: spindle(66, 330, 24, 96, 0.36), colour: pick(0), rings: 3, gloss: 0.7 },
      { half: oval(14, 76, 26, 0.4), colour: pick(1), gloss: 0.5 },
      { half: spindle(-182, 22, 46, 56, 0.2), colour: pick(1), rings: 2, gloss: 0.5 },
      { half: trace('0,-332 62,-326 94,-262 74,-190 0,-180'), colour: pick(0), gloss: 0.6 },
    ],
    under: `<path d="${jaw}" fill="${pick(1)}" stroke="${darken(pick(1), 0.6)}" stroke-width="2"/>`,
    reach: [[0, -406]],
    eyes: { at: [74, -256], rx: 11, ry: 14 },
    feelers: { points: trace('26,-318 120,-370 168,-420 172,-330'), width: 10, joints: 12, colour: pick(1) },
    pin: [0, -90],
  };
}

export const drawAnt = (brief: Brief): Drawing => drawInsect(brief, antSpec(brief));
