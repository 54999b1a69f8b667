import { onBothSides } from '../drawing/limbs.ts';
import type { Brief } from '../drawing/sheet.ts';
import { hasFlaw } from './lost-parts.ts';

/** What is left of a feeler that lost its tip. */
const BROKEN = 0.6;

/** Both feelers, from the drawing of the right one: whole, broken or gone. `draw` is told what share of it is left. */
export function feelerPair(brief: Brief, draw: (kept: number) => string): string {
  const drawOn = (side: 1 | -1) => {
    if (hasFlaw(brief, side, 'antenna')) return '';
    return draw(hasFlaw(brief, side, 'antenna-tip') ? BROKEN : 1);
  };
  return onBothSides(drawOn(1), drawOn(-1));
}
