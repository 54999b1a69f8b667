import { lookUp } from '../drawing/look-up.ts';
import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, oval, setLegs } from './insect-tools.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { round } from '../drawing/path.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { elbowed, glassWings, wingTints } from './glass-wings.ts';

/** How many hairs a zone of a bumblebee's pelt has, and how long they are. */
const ZONE_HAIRS = 230;
const HAIR: readonly [number, number] = [9, 20];

/** A bumblebee is all pelt: a zone of one colour, in hairs of three tones that lie backwards. */
function pelt(
  { lot }: Brief,
  [top, bottom]: readonly [number, number],
  half: number,
  colour: string,
): string {
  const layer = (tone: string, count: number) => {
    const hairs = Array.from({ length: count }, () => {
      const [x, y] = [lot.between(-half, half), lot.between(top - 6, bottom)];
      return `M${round(x)} ${round(y)}l${round((x / half) * 8 + lot.jitter(3))} ${round(lot.between(...HAIR))}`;
    });
    return `<path d="${hairs.join('')}" stroke="${tone}" stroke-width="2.6" stroke-linecap="round"/>`;
  };
  return (
    `<path d="M${-half - 20} ${top}H${half + 20}V${bottom}H${-half - 20}Z" fill="${darken(colour, 0.25)}"/>` +
    layer(darken(colour, 0.4), ZONE_HAIRS / 2) +
    layer(colour, ZONE_HAIRS) +
    layer(lighten(colour, 0.3), ZONE_HAIRS / 2)
  );
}

function bumblebeeSpec(brief: Brief): InsectSpec {
  const pick = colourPicker(brief);
  const [black, yellow, white] = [pick(0), pick(1), pick(2)];
  const zones = (half: number, list: readonly (readonly [number, number, string])[]) =>
    list.map(([top, bottom, colour]) => pelt(brief, [top, bottom], half, colour)).join('');
  const spec = carpenterSpec(brief);
  const belly = zones(122, [
    [30, 90, black],
    [86, 140, yellow],
    [136, 224, black],
    [220, 300, white],
  ]);
  const chest = zones(102, [
    [-120, -66, yellow],
    [-70, 70, black],
  ]);
  const [abdomen, thorax, head] = spec.parts;
  if (!abdomen || !thorax || !head) return spec;
  return {
    ...spec,
    parts: [
      { ...abdomen, rings: 0, inside: belly, furColour: '#4a4236', fur: 70 },
      { ...thorax, inside: chest, furColour: '#3a3226', fur: 60 },
      head,
    ],
  };
}

function carpenterSpec(brief: Brief): InsectSpec {
  const pick = colourPicker(brief);
  const [tint, opacity] = lookUp(wingTints, brief.facts.genus) ?? ['#8a7450', 0.3];
  return {
    legs: setLegs(darken(pick(0), 0.2), 0.95, 1.25, { spines: 4, half: 60 }),
    wings: glassWings(tint, opacity, 1.02),
    parts: [
      {
        half: oval(34, 290, 122, 0.42),
        colour: pick(0),
        rings: 5,
        fur: 90,
        gloss: 0.9,
        furColour: darken(pick(0), 0.2),
      },
      { half: oval(-112, 66, 102, 0.5), colour: pick(0), fur: 320, furColour: darken(pick(0), 0.1) },
      { half: oval(-180, -96, 66, 0.55), colour: pick(0), fur: 60, gloss: 0.5 },
    ],
    eyes: { at: [56, -140], rx: 15, ry: 30 },
    feelers: { points: elbowed(-172, 90), width: 9, joints: 11, colour: darken(pick(0), 0.3) },
  };
}

/** Bumblebees, and the carpenter bees whose abdomen shines like a beetle. */
export const drawBee = (brief: Brief): Drawing =>
  drawInsect(brief, brief.facts.genus === 'Bombus' ? bumblebeeSpec(brief) : carpenterSpec(brief));
