import type { FlawKind } from '@vitrine/shared/contract/facts/flaws';
import { drawToScale, type SpecimenFacts } from '@vitrine/sample-shop/illustrator/draw-specimen';
import type { Flaw } from '@vitrine/sample-shop/illustrator/wear/flaw';
import sharp from 'sharp';
import type { FoundFlaw } from '../catalogue/index.ts';

/** A side of what is compared: a nick of a wing is a few pixels there. */
const SIDE = 300;
const DENSITY = (72 * SIDE) / 1200;
/** Less is the same ink, drawn a little aside. */
const CLEAR = 12;
const PAPER = '#ffffff';

/** What the illustrator's flaws are called on pages. */
const KINDS: Record<Flaw['kind'], FlawKind> = {
  nick: 'nick',
  chip: 'chip',
  'hind-chip': 'chip',
  rubbed: 'rubbed',
  tear: 'tear',
  scratch: 'scratch',
  claw: 'foot',
  tarsus: 'foot',
  leg: 'leg',
  'antenna-tip': 'antenna',
  antenna: 'antenna',
};

/**
 * Where a specimen from above shows each of its flaws: the middle of what is drawn otherwise without it. One that lies
 * hidden, such as the foot of a lost leg, is not found.
 */
export async function findDrawnFlaws(facts: SpecimenFacts, seed: number): Promise<FoundFlaw[]> {
  const { flaws } = facts;
  if (flaws.length === 0) return [];
  const worn = await outline(facts, seed);
  const found: FoundFlaw[] = [];
  for (const flaw of flaws) {
    const without = await outline({ ...facts, flaws: flaws.filter((other) => other !== flaw) }, seed);
    const middle = middleOfChange(worn, without);
    if (middle) found.push({ kind: KINDS[flaw.kind], ...middle });
  }
  return found;
}

function outline(facts: SpecimenFacts, seed: number): Promise<Buffer> {
  return sharp(Buffer.from(drawToScale(facts, seed, 'dorsal').silhouette), { density: DENSITY })
    .resize(SIDE, SIDE)
    .flatten({ background: PAPER })
    .greyscale()
    .raw()
    .toBuffer();
}

/** In parts of a side; null where nothing differs. */
function middleOfChange(one: Buffer, other: Buffer): { x: number; y: number } | null {
  let [weight, x, y] = [0, 0, 0];
  for (const [at, grey] of one.entries()) {
    const change = Math.abs(grey - (other[at] ?? grey));
    if (change < CLEAR) continue;
    weight += change;
    x += change * ((at % SIDE) + 0.5);
    y += change * (Math.floor(at / SIDE) + 0.5);
  }
  return weight > 0 ? { x: x / weight / SIDE, y: y / weight / SIDE } : null;
}
