import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, oval, setLegs } from './insect-tools.ts';
import { darken } from '../drawing/colour.ts';
import { curve, tapered, trace } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import type { WingOutline } from '../wings/wing.ts';
import { glow, wash } from '../wings/wing-marks.ts';

function cockroachSpec(brief: Brief): InsectSpec {
  const pick = colourPicker(brief);
  const isWinged = brief.facts.genus === 'Blaberus';
  const legs = setLegs(darken(pick(1), 0.05), 0.82, 1, { half: 70, spines: 7, hips: [-80, 10, 90] });
  const cercus = tapered(trace('40,330 74,372 86,410'), [16, 10, 2]);
  const wingCase: WingOutline = {
    costa: trace('20,-96 116,-80 160,40'),
    outer: trace('166,190 140,330 92,410 30,420 -24,380'),
    inner: [
      [-30, 200],
      [-6, -60],
    ],
  };
  const shield = `<path d="${curve(trace('-70,-190 0,-206 70,-190 80,-130 0,-112 -80,-130'), true)}" fill="${darken(pick(1), 0.2)}"/>`;
  const horns = `<path d="M-46 -150h.1M46 -150h.1" stroke="${darken(pick(1), 0.3)}" stroke-width="44" stroke-linecap="round"/>`;
  return {
    legs,
    wings: isWinged
      ? [
          {
            outline: wingCase,
            style: {
              tint: pick(0),
              opacity: 0.95,
              lengthwise: 11,
              across: 0,
              veinColour: darken(pick(0), 0.45),
              veinWidth: 1.4,
              marks: [wash(0), glow(1, -0.1, 0.3, 0.35, 0.7)],
            },
            fold: 0,
          },
        ]
      : [],
    parts: isWinged
      ? [
          // Seen from below alone: cases cover it.
          ...(brief.isUnderside ? [{ half: oval(-96, 360, 104, 0.45), colour: pick(1), rings: 8 }] : []),
          {
            half: trace('0,-214 90,-204 146,-140 120,-92 0,-76'),
            colour: pick(0),
            gloss: 0.5,
            inside: shield,
          },
        ]
      : [
          {
            half: oval(-110, 350, 142, 0.5),
            colour: pick(0),
            rings: 9,
            gloss: 0.6,
            ringColour: pick(1),
            ringShare: 0.5,
          },
          {
            half: trace('0,-240 76,-232 128,-160 124,-92 0,-76'),
            colour: pick(1),
            gloss: 0.6,
            inside: horns,
          },
        ],
    under: `<path d="${cercus}" fill="${darken(pick(0), 0.4)}"/>`,
    feelers: {
      points: trace('20,-214 80,-300 170,-370 260,-390'),
      width: 5,
      joints: 30,
      colour: darken(pick(1), 0.2),
    },
    reach: [
      [0, isWinged ? 424 : 410],
      [170, 200],
    ],
    pin: [40, 30],
  };
}

export function drawCockroach(brief: Brief): Drawing {
  // Cockroaches are set with closed cases; those must lie over the body, as on a closed specimen.
  const drawing = drawInsect({ ...brief, facts: { ...brief.facts, spread: 'NO' } }, cockroachSpec(brief));
  return { ...drawing, measured: brief.facts.genus === 'Blaberus' ? 630 : drawing.measured };
}
