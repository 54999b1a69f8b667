import type { Brief } from '../drawing/sheet.ts';
import type { Flaw, FlawKind } from './flaw.ts';

/** From below, left is right. */
function sideOf({ side }: Flaw, { isUnderside }: Brief): 1 | -1 {
  return (side === 'right') === isUnderside ? -1 : 1;
}

/** The flaws of one side of the drawing: 1 is its right. */
export function flawsOn(brief: Brief, side: 1 | -1): Flaw[] {
  return brief.facts.flaws.filter((flaw) => sideOf(flaw, brief) === side);
}

/** Whether one side has a flaw of this kind. */
export function hasFlaw(brief: Brief, side: 1 | -1, kind: FlawKind): boolean {
  return flawsOn(brief, side).some((flaw) => flaw.kind === kind);
}

export type LostOfLeg = 'claw' | 'tarsus' | 'leg';

/** What of a pair of legs is lost on one side: the hind pair (0) loses its feet, the one before it a whole leg. */
export function lostOfLeg(brief: Brief, side: 1 | -1, fromHind: number): LostOfLeg | undefined {
  if (fromHind === 1 && hasFlaw(brief, side, 'leg')) return 'leg';
  if (fromHind !== 0) return undefined;
  return (['tarsus', 'claw'] as const).find((kind) => hasFlaw(brief, side, kind));
}
