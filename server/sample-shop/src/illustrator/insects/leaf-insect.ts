import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, oval } from './insect-tools.ts';
import { darken, lighten } from '../drawing/colour.ts';
import type { Limb } from '../drawing/limbs.ts';
import { curve, type Point, trace } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';

const leafAbdomen: readonly Point[] = trace(
  '0,-30 50,-26 104,24 150,96 176,176 178,236 150,306 112,350 96,372 60,384 24,404 0,412',
);
const giantAbdomen: readonly Point[] = trace(
  '0,-30 60,-26 118,30 152,96 166,170 182,250 176,322 128,372 96,388 44,404 0,416',
);
/** A male is a willow leaf beside the female's oak leaf. */
const slenderAbdomen: readonly Point[] = trace(
  '0,-30 26,-26 40,30 54,110 66,190 62,262 44,330 22,380 8,404 0,410',
);

function leafVeins(colour: string, half: readonly Point[]): string {
  const widthAt = (y: number) =>
    Math.max(8, ...half.filter((point) => Math.abs(point[1] - y) < 50).map(([x]) => x));
  const ribs = Array.from({ length: 8 }, (_, i) => {
    const y = 20 + i * 42;
    const x = widthAt(y) * 0.98;
    return [1, -1].map((side) => `M0 ${y + 24}Q${side * x * 0.45} ${y + 20} ${side * x} ${y - 16}`).join('');
  });
  return `<path d="M0 -30V404" stroke="${colour}" stroke-width="7"/><path d="${ribs.join('')}" fill="none" stroke="${colour}" stroke-width="3"/>`;
}

/** Legs with leaves on thigh and shin; the forelegs lie before the head, as it hides between them. */
function leafLegs(colour: string, lobe: number): Limb[] {
  const leg = (joints: Limb['joints'], lobes: Limb['lobes']): Limb => ({
    joints,
    widths: [13, 10, 8],
    colour,
    swell: 1,
    ...(lobes && { lobes }),
  });
  return [
    leg(
      [
        [26, -150],
        [104, -236],
        [92, -336],
        [70, -388],
      ],
      [74 * lobe, 40 * lobe],
    ),
    leg(
      [
        [34, -92],
        [150, -60],
        [226, 20],
        [246, 76],
      ],
      [52 * lobe, 34 * lobe],
    ),
    leg(
      [
        [36, -48],
        [160, 26],
        [232, 128],
        [246, 192],
      ],
      [52 * lobe, 36 * lobe],
    ),
  ];
}

/** Cases that lie over the abdomen like two halves of a leaf; a male's are short, and glassy wings show below them. */
function leafCases(skin: string, rib: string, isMale: boolean): string {
  const path = (outline: readonly Point[], fill: string, more = '') =>
    `<path d="${curve(outline, true)}" fill="${fill}" stroke="${darken(skin, 0.5)}" stroke-width="2.4"${more}/>`;
  const lines = (d: string) => `<path d="${d}" fill="none" stroke="${rib}" stroke-width="3" opacity=".8"/>`;
  if (isMale) {
    return (
      path(trace('2,-56 30,-40 50,60 54,190 36,310 6,336 2,180'), '#d8dcb8', ' fill-opacity=".5"') +
      lines('M8 -30Q24 120 16 320M18 -30Q42 110 34 290') +
      path(trace('2,-62 34,-56 44,-10 40,50 14,74 2,30'), darken(skin, 0.07))
    );
  }
  const whole = trace('1,-64 46,-58 92,20 112,120 96,226 56,304 12,332 1,200');
  return (
    path(whole, darken(skin, 0.07)) +
    lines(
      'M8 -50Q30 120 12 316M22 30Q58 56 92 46M26 100Q64 122 104 122M24 180Q60 198 96 206M18 250Q40 262 66 270',
    )
  );
}

function leafInsectSpec(brief: Brief): InsectSpec {
  const { species, gender } = brief.facts;
  const isMale = gender === 'MALE';
  const pick = colourPicker(brief);
  const skin = pick(0);
  const rust = pick(2);
  const half = isMale ? slenderAbdomen : species === 'giganteum' ? giantAbdomen : leafAbdomen;
  const spotsPath =
    species === 'bioculatum'
      ? `<path d="M${isMale ? '-40 190h.1M40' : '-84 190h.1M84'} 190h.1" stroke="${darken(rust, 0.25)}" stroke-width="${isMale ? 16 : 30}" stroke-linecap="round"/>`
      : '';
  const edge = `<path d="${curve(half)}" fill="none" stroke="${rust}" stroke-width="12" stroke-dasharray="9 74 22 51 5 90" opacity=".5"/>`;
  const feelers = isMale
    ? { points: trace('10,-220 40,-300 60,-380 96,-450'), width: 6, joints: 26 }
    : { points: trace('10,-220 20,-236 26,-250'), width: 6, joints: 6 };
  return {
    legs: leafLegs(skin, isMale ? 0.55 : 1),
    wings: [],
    parts: [
      {
        half,
        colour: skin,
        isFlat: true,
        inside:
          leafVeins(lighten(pick(1), 0.1), half) +
          edge +
          `<g transform="scale(-1 1)">${edge}</g>${spotsPath}`,
      },
      {
        half: trace('0,-170 30,-166 54,-110 40,-60 0,-50').map(([x, y]): Point => [isMale ? x * 0.66 : x, y]),
        colour: skin,
      },
      { half: oval(-222, -164, isMale ? 22 : 28, 0.5), colour: lighten(skin, 0.06) },
    ],
    over: brief.isUnderside ? '' : leafCases(skin, lighten(pick(1), 0.15), isMale),
    eyes: { at: [isMale ? 18 : 24, -200], rx: 7, ry: 9 },
    feelers,
    pin: [16, -84],
  };
}

export const drawLeafInsect = (brief: Brief): Drawing => drawInsect(brief, leafInsectSpec(brief));
