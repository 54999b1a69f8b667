import type { Colour } from '@vitrine/shared/contract/facts/colours';
import type { Sharp } from 'sharp';
import { nameColour, toLch, type Lch } from '../../platform/name-colour.ts';

/** So few pixels a side tell the colours of a specimen, and take a few milliseconds. */
const SIDE_PX = 96;
/** As much of a specimen is of a colour that somebody names it by: less of one that strikes the eye. */
const LEAST_SHARE = { vivid: 0.07, dull: 0.16 };
const VIVID: ReadonlySet<Colour> = new Set(['blue', 'green', 'yellow', 'orange', 'red', 'violet']);
const MOST_COLOURS = 3;
/** How unlike the paper a pixel may be that is paper still. */
const PAPER_DISTANCE = 0.07;
/** A shadow on it is grey, and not as dark as an insect. */
const SHADOW = { chroma: 0.02, light: 0.6 };

/**
 * The colours of what lies on the paper, most of it first. The paper is what hangs together with the border: of
 * a white butterfly on white the marks alone are told.
 */
export async function measureColours(image: Sharp): Promise<Colour[]> {
  const { data, info } = await image
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const byte = (channel: number) => data[at * channels + (channels < 3 ? 0 : channel)] ?? 0;
    return toLch(byte(0), byte(1), byte(2));
  });
  const isPaper = spreadPaper(pixels, width, height);
  const counts = new Map<Colour, number>();
  let specimen = 0;
  for (const [at, pixel] of pixels.entries()) {
    if (isPaper[at]) continue;
    specimen += 1;
    const colour = nameColour(pixel);
    if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .filter(([colour, count]) => count / specimen >= LEAST_SHARE[VIVID.has(colour) ? 'vivid' : 'dull'])
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

/** From the border inwards, as far as pixels are like the paper there or in a shadow on it. */
function spreadPaper(pixels: readonly Lch[], width: number, height: number): Uint8Array {
  const border = pixels.flatMap((_, at) => (isBorder(at, width, height) ? [at] : []));
  const paper = middleOf(border.flatMap((at) => pixels[at] ?? []));
  const isPaper = new Uint8Array(pixels.length);
  const open = border.filter((at) => isLikePaper(pixels[at], paper));
  for (const at of open) isPaper[at] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const beside of [at - 1, at + 1, at - width, at + width]) {
      if (isPaper[beside] !== 0 || !isLikePaper(pixels[beside], paper)) continue;
      isPaper[beside] = 1;
      open.push(beside);
    }
  }
  return isPaper;
}

const isBorder = (at: number, width: number, height: number): boolean => {
  const [x, y] = [at % width, Math.floor(at / width)];
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
};

/** By lightness: a pin or a label at the border does not count. */
function middleOf(border: readonly Lch[]): Lch {
  const sorted = border.toSorted((one, other) => one.light - other.light);
  return sorted[Math.floor(sorted.length / 2)] ?? { light: 1, chroma: 0, hue: 0 };
}

function isLikePaper(pixel: Lch | undefined, paper: Lch): boolean {
  if (!pixel) return false;
  const [ownA, ownB] = abOf(pixel);
  const [a, b] = abOf(paper);
  if (Math.hypot(pixel.light - paper.light, ownA - a, ownB - b) < PAPER_DISTANCE) return true;
  return (
    paper.chroma < SHADOW.chroma &&
    pixel.chroma < SHADOW.chroma &&
    pixel.light > SHADOW.light &&
    paper.light > pixel.light
  );
}

const abOf = ({ chroma, hue }: Lch): [number, number] => {
  const angle = (hue * Math.PI) / 180;
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
};
