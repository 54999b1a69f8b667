import { lookUp } from '../drawing/look-up.ts';
import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, oval, setLegs, spindle } from './insect-tools.ts';
import { darken, lightness } from '../drawing/colour.ts';
import { tapered, trace } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { elbowed, glassWings, wingTints } from './glass-wings.ts';

/** Black velvet with a thread of yellow, and the fourth segment all orange: the one mark to tell it by. */
const VELUTINA_BELTS =
  '<path d="M-90 100Q0 118 90 100M-90 146Q0 164 90 146" fill="none" stroke="#e8b84a" stroke-width="5"/>' +
  '<path d="M-90 200Q0 218 90 200V262Q0 280 -90 262Z" fill="#e8982c"/>' +
  '<path d="M-24 214Q0 240 24 214Z" fill="#2a1c14"/>';
/** Mammoth wasps are black, with yellow on the second and third segment alone: two pairs of spots, or two belts. */
const scoliidBelts = (colour: string, isBroken: boolean) => {
  const [gap, belt] = isBroken
    ? [10, 'M90 128Q50 150 10 146V196Q50 202 90 180Z']
    : [0, 'M90 128Q50 150 0 150V196Q50 198 90 176Z'];
  const second = `M90 216Q50 236 ${gap} 234V274Q50 276 90 256Z`;
  return `<path d="${belt}${second}" fill="${colour}"/><path d="${belt}${second}" fill="${colour}" transform="scale(-1 1)"/>`;
};
const YELLOW_FOOT = '#ecc23a';

function waspSpec(brief: Brief): InsectSpec {
  const { genus } = brief.facts;
  const pick = colourPicker(brief);
  const sorted = [...brief.palette].sort((a, b) => lightness(a) - lightness(b));
  const [dark, bright] = [sorted[0] ?? '#1c1410', sorted.at(-1) ?? '#e8b82c'];
  const [tint, opacity] = lookUp(wingTints, genus) ?? ['#a88a5a', 0.32];
  const isScoliid = genus === 'Megascolia';
  const isHorntail = genus === 'Urocerus';
  const isVelutina = brief.facts.species === 'velutina';
  const head = genus === 'Vespa' ? (pick(0) === dark ? bright : pick(0)) : pick(0);
  const abdomenTop = isHorntail ? 36 : 58;
  const end = isScoliid ? 400 : isHorntail ? 400 : genus === 'Stilbum' ? 240 : 330;
  const rings =
    genus === 'Pepsis' || genus === 'Stilbum' || isVelutina || isScoliid
      ? {}
      : { ringColour: isHorntail ? bright : dark };
  return {
    legs: setLegs(
      genus === 'Vespa' && !isVelutina ? pick(1) : isHorntail ? bright : dark,
      genus === 'Pepsis' ? 1.25 : 0.95,
      0.85,
      {
        spines: 3,
      },
    ).map((leg) => ({ ...leg, ...(isVelutina && { footColour: YELLOW_FOOT }) })),
    wings: glassWings(isVelutina ? '#5a4030' : tint, opacity, isScoliid ? 1 : 1.02),
    parts: [
      {
        half: spindle(
          abdomenTop,
          end,
          10,
          isScoliid ? 74 : genus === 'Stilbum' ? 72 : isHorntail ? 46 : 70,
          0.36,
        ),
        colour: isScoliid || isVelutina ? dark : genus === 'Vespa' ? bright : pick(0),
        ...(isVelutina && { inside: VELUTINA_BELTS }),
        rings: 5,
        ...(isScoliid && { inside: scoliidBelts(bright, brief.facts.species === 'maculata') }),
        ringShare: 0.42,
        gloss: 0.6,
        ...rings,
      },
      ...(isHorntail && brief.facts.gender !== 'MALE' ? [{ half: oval(380, 470, 6), colour: dark }] : []),
      {
        half: oval(-92, 62, 62, 0.45),
        colour: genus === 'Stilbum' ? pick(1) : dark,
        gloss: 0.4,
        fur: genus === 'Stilbum' ? 0 : 90,
        furColour: genus === 'Vespa' && !isVelutina ? pick(1) : dark,
      },
      {
        half: oval(-154, -86, genus === 'Vespa' || isScoliid ? 56 : 46, 0.5),
        colour: isScoliid ? bright : isVelutina ? dark : head,
        gloss: 0.6,
        ...(isVelutina && { inside: '<path d="M-60 -160H60V-132Q0 -118 -60 -132Z" fill="#e8982c"/>' }),
      },
    ],
    eyes: { at: [44, -122], rx: 15, ry: 25 },
    feelers: {
      points: elbowed(-146, isHorntail ? 180 : 130),
      width: 9,
      joints: 12,
      colour: genus === 'Pepsis' ? '#d8802a' : dark,
    },
  };
}

function clearwingMoth(brief: Brief): InsectSpec {
  const spec = waspSpec(brief);
  const pick = colourPicker(brief);
  return {
    ...spec,
    wings: glassWings('#b88a4a', 0.3, 0.95),
    parts: [
      {
        half: spindle(40, 330, 40, 58, 0.3),
        colour: pick(0),
        rings: 6,
        ringColour: pick(1),
      },
      {
        half: oval(-92, 62, 62, 0.45),
        colour: pick(1),
        fur: 170,
        inside: `<path d="${tapered(trace('-60,-60 0,-74 60,-60'), [10, 26, 10])}" fill="${pick(0)}"/>`,
      },
      { half: oval(-138, -88, 38), colour: pick(0), fur: 30 },
    ],
    feelers: {
      points: trace('12,-132 50,-190 110,-250 150,-262'),
      width: 10,
      joints: 16,
      club: 2,
      colour: pick(1),
    },
  };
}

/** Wasps, and the moths that dress as them. */
export const drawWasp = (brief: Brief): Drawing =>
  drawInsect(brief, brief.facts.genus === 'Sesia' ? clearwingMoth(brief) : waspSpec(brief));

/** A male ant: wings, a high chest, a small head all eyes, and jaws for nothing. */
function maleAntSpec(brief: Brief): InsectSpec {
  const pick = colourPicker(brief);
  return {
    legs: setLegs(pick(1), 1.05, 0.6, { half: 34, spines: 0 }),
    wings: glassWings('#a88a5a', 0.4, 1.05),
    parts: [
      { half: spindle(86, 320, 22, 58, 0.36), colour: pick(0), rings: 5, gloss: 0.7 },
      { half: oval(52, 96, 20, 0.4), colour: pick(1), gloss: 0.5 },
      { half: oval(-96, 62, 60, 0.42), colour: pick(1), gloss: 0.5, fur: 40 },
      { half: oval(-152, -86, 40, 0.5), colour: pick(0), gloss: 0.6 },
    ],
    eyes: { at: [36, -120], rx: 14, ry: 20 },
    feelers: { points: trace('12,-146 36,-200 76,-254 130,-280'), width: 7, joints: 13, colour: pick(1) },
  };
}

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

/** Ants that a collector is offered: workers, who are females, and the winged males. */
export const drawAnt = (brief: Brief): Drawing =>
  drawInsect(brief, brief.facts.gender === 'MALE' ? maleAntSpec(brief) : antSpec(brief));
