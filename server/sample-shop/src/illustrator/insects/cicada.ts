import { lookUp } from '../drawing/look-up.ts';
import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, grown, setLegs, spindle } from './insect-tools.ts';
import { darken } from '../drawing/colour.ts';
import { trace } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import type { WingOutline } from '../wings/wing.ts';
import { band, border, spots, wash, type Mark } from '../wings/wing-marks.ts';

const foreOutline: WingOutline = {
  costa: trace('52,-48 190,-128 330,-170'),
  outer: trace('452,-178 486,-146 458,-88 386,-30 280,14'),
  inner: [
    [170, 20],
    [52, -34],
  ],
};

const hindOutline: WingOutline = {
  costa: trace('54,0 140,-6 226,0'),
  outer: trace('290,22 302,62 266,112 204,140 146,138'),
  inner: [
    [96, 104],
    [54, 40],
  ],
};

/** A cicada's wings are longer than its body. */
const [cicadaFore, cicadaHind] = [grown(foreOutline, 1.4), grown(hindOutline, 1.4)];

export interface HopperWings {
  readonly fore: readonly Mark[];
  readonly hind: readonly Mark[];
  readonly opacity: number;
  readonly tint: number;
}

const cicadaWings: Readonly<Record<string, HopperWings>> = {
  Tacua: { tint: 0, opacity: 0.96, fore: [wash(0)], hind: [wash(0)] },
  Tosena: {
    tint: 0,
    opacity: 0.96,
    fore: [wash(0), band(1, 0.38, 0.46, { wave: 0.01 })],
    hind: [wash(2), border(0, 0.35)],
  },
  Angamiana: {
    tint: 0,
    opacity: 0.95,
    fore: [wash(0), band(1, 0.28, 0.34, { wave: 0.02 }), spots(1, 0.66, 0.03), spots(2, 0.86, 0.025)],
    hind: [wash(2), border(0, 0.32)],
  },
  Salvazana: {
    tint: 0,
    opacity: 0.9,
    fore: [wash(0), spots(2, 0.66, 0.03), spots(2, 0.84, 0.025)],
    hind: [wash('#c8502c'), border(2, 0.35)],
  },
};

function cicadaSpec(brief: Brief): InsectSpec {
  const pick = colourPicker(brief);
  const look = lookUp(cicadaWings, brief.facts.genus) ?? { tint: 2, opacity: 0.14, fore: [], hind: [] };
  const style = {
    tint: pick(look.tint),
    opacity: look.opacity,
    lengthwise: 6,
    across: 5,
    veinColour: look.opacity > 0.5 ? pick(1) : darken(pick(1), 0.3),
    veinWidth: 3,
  };
  const collar = brief.facts.genus === 'Tacua' ? pick(1) : darken(pick(0), 0.05);
  const markings = `<path d="M-34 -120L-14 -40L-40 20M34 -120L14 -40L40 20M0 -110V-20" fill="none" stroke="${darken(pick(1), 0.2)}" stroke-width="10" opacity=".7"/>`;
  return {
    legs: setLegs(pick(1), 0.62, 1, { half: 64 }),
    wings: [
      { outline: cicadaHind, style: { ...style, marks: look.hind }, fold: 62, isCovered: true },
      { outline: cicadaFore, style: { ...style, marks: look.fore }, fold: 97 },
    ],
    parts: [
      {
        half: spindle(20, 330, 84, 96, 0.24),
        colour: pick(0),
        rings: 7,
        gloss: 0.5,
        ...(brief.facts.genus === 'Tacua' ? { ringColour: pick(2), ringShare: 0.3 } : {}),
      },
      { half: trace('0,-130 104,-124 112,-60 84,10 40,54 0,62'), colour: pick(0), inside: markings },
      { half: trace('0,-184 98,-182 118,-136 106,-112 0,-104'), colour: collar, inside: markings },
      { half: trace('0,-240 44,-232 108,-206 100,-172 0,-168'), colour: pick(0), inside: markings },
    ],
    eyes: { at: [112, -204], rx: 21, ry: 19, colour: '#5a2a1c' },
    feelers: { points: trace('34,-234 44,-256 50,-272'), width: 4, joints: 4 },
    pin: [34, -20],
    restsClosed: true,
  };
}

export const drawCicada = (brief: Brief): Drawing => drawInsect(brief, cicadaSpec(brief));
