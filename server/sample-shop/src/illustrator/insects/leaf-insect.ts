import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, oval } from './insect-tools.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { curve, type Point, trace } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';

const leafAbdomen: readonly Point[] = trace(
  '0,-30 60,-24 124,40 168,130 172,220 140,310 84,366 30,390 0,408',
);

const giantAbdomen: readonly Point[] = trace(
  '0,-30 70,-24 130,50 158,140 176,250 168,330 110,376 40,396 0,410',
);

function leafVeins(colour: string): string {
  const ribs = Array.from({ length: 8 }, (_, i) => {
    const y = 20 + i * 42;
    return `M0 ${y + 24}Q70 ${y + 20} ${166 - Math.abs(i - 4) * 10} ${y - 16}M0 ${y + 24}Q-70 ${y + 20} ${-166 + Math.abs(i - 4) * 10} ${y - 16}`;
  });
  return `<path d="M0 -30V404" stroke="${colour}" stroke-width="7"/><path d="${ribs.join('')}" fill="none" stroke="${colour}" stroke-width="3"/>`;
}

/** A flat leafy leg joint. */
const leafLimb = (points: readonly Point[], colour: string) =>
  `<path d="${curve(points, true)}" fill="${colour}" stroke="${darken(colour, 0.55)}" stroke-width="2.4"/>`;

function leafInsectSpec(brief: Brief): InsectSpec {
  const { species } = brief.facts;
  const pick = colourPicker(brief);
  const skin = pick(0);
  const rust = pick(2);
  const spotsPath =
    species === 'bioculatum'
      ? `<path d="M-84 190h.1M84 190h.1" stroke="${darken(rust, 0.25)}" stroke-width="30" stroke-linecap="round"/>`
      : '';
  const edge = `<path d="${curve(leafAbdomen)}" fill="none" stroke="${rust}" stroke-width="16" stroke-dasharray="26 60" opacity=".55"/>`;
  const cases = curve(trace('0,-64 52,-58 98,40 106,150 74,268 8,322 -2,200'), true);
  const ribs = 'M6 -50Q30 120 10 310M24 40Q60 60 92 52M28 110Q64 130 100 134M24 190Q56 206 84 220';
  const legsOver =
    leafLimb(trace('34,-150 84,-200 128,-280 92,-300 44,-230'), skin) +
    leafLimb(trace('112,-272 150,-320 126,-372 88,-344 84,-300'), pick(1)) +
    leafLimb(trace('40,-70 110,-64 176,-22 150,6 84,-26'), skin) +
    leafLimb(trace('162,-12 214,10 238,60 204,66 166,30'), pick(1)) +
    leafLimb(trace('44,-36 110,4 190,70 158,86 96,40'), skin) +
    leafLimb(trace('176,74 214,124 222,190 192,180 168,120'), pick(1));
  return {
    legs: [],
    wings: [],
    parts: [
      {
        half: species === 'giganteum' ? giantAbdomen : leafAbdomen,
        colour: skin,
        isFlat: true,
        inside:
          leafVeins(lighten(pick(1), 0.1)) + edge + `<g transform="scale(-1 1)">${edge}</g>${spotsPath}`,
      },
      { half: trace('0,-170 30,-166 54,-110 40,-60 0,-50'), colour: skin },
      { half: oval(-222, -164, 28, 0.5), colour: lighten(skin, 0.06) },
    ],
    under: legsOver,
    over: brief.isUnderside
      ? ''
      : `<path d="${cases}" fill="${darken(skin, 0.07)}" stroke="${darken(skin, 0.5)}" stroke-width="2.4"/><path d="${ribs}" fill="none" stroke="${lighten(pick(1), 0.15)}" stroke-width="3" opacity=".8"/>`,
    reach: [
      [240, 190],
      [150, -374],
    ],
    eyes: { at: [24, -200], rx: 7, ry: 9 },
    feelers: { points: trace('10,-220 20,-236 26,-250'), width: 6, joints: 6 },
    pin: [16, -84],
  };
}

export const drawLeafInsect = (brief: Brief): Drawing => drawInsect(brief, leafInsectSpec(brief));
