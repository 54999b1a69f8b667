import { lookUp } from '../drawing/look-up.ts';
import { drawInsect, type InsectSpec } from './insect.ts';
import { colourPicker, oval, setLegs } from './insect-tools.ts';
import { darken } from '../drawing/colour.ts';
import type { Brief, Drawing } from '../drawing/sheet.ts';
import { elbowed, glassWings, wingTints } from './glass-wings.ts';

function beeSpec(brief: Brief): InsectSpec {
  const pick = colourPicker(brief);
  const isBumble = brief.facts.genus === 'Bombus';
  const [tint, opacity] = lookUp(wingTints, brief.facts.genus) ?? ['#8a7450', 0.3];
  const collar = `<path d="M-110 -78C-60 -48 60 -48 110 -78V-128H-110Z" fill="${pick(1)}"/>`;
  const belts = `<path d="M-140 86H140V132H-140Z" fill="${pick(1)}"/><path d="M-140 214H140V330H-140Z" fill="${pick(2)}"/>`;
  return {
    legs: setLegs(darken(pick(0), 0.2), 0.95, 1.25, { spines: 4, half: 60 }),
    wings: glassWings(tint, opacity, 1.02),
    parts: [
      {
        half: oval(34, 290, 122, 0.42),
        colour: pick(0),
        rings: 5,
        fur: 260,
        gloss: 0.7,
        ...(isBumble ? { inside: belts, furColour: '#3a3024' } : { furColour: pick(1) }),
      },
      {
        half: oval(-112, 66, 102, 0.5),
        colour: pick(0),
        fur: 320,
        ...(isBumble ? { inside: collar, furColour: '#4a3a20' } : { furColour: darken(pick(1), 0.3) }),
      },
      { half: oval(-180, -96, 66, 0.55), colour: pick(0), fur: 60, gloss: 0.5 },
    ],
    eyes: { at: [56, -140], rx: 15, ry: 30 },
    feelers: { points: elbowed(-172, 90), width: 9, joints: 11, colour: darken(pick(0), 0.3) },
  };
}

export const drawBee = (brief: Brief): Drawing => drawInsect(brief, beeSpec(brief));
