import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, oval, setLegs, spindle } from './insect-tools.ts';
import { trace } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { glassWings } from './glass-wings.ts';

function flySpec(brief: Brief): InsectSpec {
  const { facts } = brief;
  const { genus } = facts;
  const pick = colourPicker(brief);
  const isFemale = facts.gender === 'FEMALE';
  const isLong = genus !== 'Volucella';
  const abdomen = isLong
    ? spindle(48, genus === 'Gauromydas' ? 420 : 400, 48, isFemale ? 68 : 58, 0.25)
    : oval(44, isFemale ? 300 : 270, 104, 0.45);
  // A male's eyes meet on his brow, to see her against the sky; a robber's stand apart on both.
  const eyesMeet = facts.gender === 'MALE' && genus !== 'Asilus';
  const [, fore] = glassWings(
    genus === 'Gauromydas' ? '#a8602a' : '#a8905a',
    genus === 'Gauromydas' ? 0.7 : 0.3,
    1.06,
  );
  return {
    legs: setLegs(pick(1), 0.95, 1, { spines: genus === 'Asilus' ? 5 : 2 }),
    wings: fore ? [fore] : [],
    parts: [
      {
        half: abdomen,
        colour: isLong ? pick(0) : pick(0),
        rings: isLong ? 6 : 4,
        ringShare: genus === 'Asilus' ? 0.3 : 0.34,
        gloss: 0.5,
        ...(genus === 'Gauromydas' ? {} : { ringColour: isLong ? pick(1) : pick(2) }),
      },
      { half: oval(-94, 66, 78, 0.45), colour: genus === 'Volucella' ? pick(1) : pick(0), fur: 90 },
      { half: oval(-150, -88, 60, 0.55), colour: pick(1) },
    ],
    eyes: {
      ...(eyesMeet ? { at: [30, -124], rx: 31, ry: 36 } : { at: [42, -120], rx: 25, ry: 33 }),
      colour: '#6a2a1c',
    },
    feelers: { points: trace('8,-148 18,-176 30,-190'), width: 8, joints: 4, club: 3 },
  };
}

export const drawFly = (brief: Brief): Drawing => drawInsect(brief, flySpec(brief));
