import type { Quality } from '@vitrine/shared/contract/catalogue';
import { createRandom, hashName, type Random } from '../drawing/random.ts';
import { lookUp } from '../drawing/look-up.ts';
import { beetleForms } from '../beetles/beetle-forms.ts';
import type { Flaw, FlawKind } from './flaw.ts';
import { lepidopteraForms } from '../lepidoptera/lepidoptera-forms.ts';

/** The flaws that a body can have, from those that are looked for to those that are seen at once. */
interface Pools {
  readonly hidden: readonly FlawKind[];
  readonly small: readonly FlawKind[];
  readonly clear: readonly FlawKind[];
}

const SCALED: Pools = {
  hidden: ['nick'],
  small: ['chip', 'hind-chip', 'rubbed'],
  clear: ['tear', 'antenna'],
};
const ARMOURED: Pools = {
  hidden: ['claw'],
  small: ['scratch', 'tarsus', 'antenna-tip'],
  clear: ['antenna', 'leg'],
};
const LEGGED: Pools = { hidden: ['claw'], small: ['tarsus', 'antenna-tip'], clear: ['antenna', 'leg'] };
/** Their feelers are too short for anybody to miss one. */
const CLEAR_WINGED: Pools = { hidden: ['nick'], small: ['chip', 'tarsus'], clear: ['tear', 'leg'] };
const SHORT_FEELERED: Pools = { hidden: ['claw'], small: ['tarsus'], clear: ['leg'] };
const POOLS: Readonly<Record<string, Pools>> = {
  ...{ dragonfly: CLEAR_WINGED, damselfly: CLEAR_WINGED, lacewing: CLEAR_WINGED, fly: CLEAR_WINGED },
  ...{ cicada: SHORT_FEELERED, lanternfly: SHORT_FEELERED, 'true-bug': SHORT_FEELERED },
  'leaf-insect': SHORT_FEELERED,
};

const COUNTS: Record<Quality, Readonly<Record<keyof Pools, number>>> = {
  A1: { hidden: 0, small: 0, clear: 0 },
  'A1-': { hidden: 1, small: 0, clear: 0 },
  A2: { hidden: 0, small: 2, clear: 0 },
  B: { hidden: 0, small: 1, clear: 1 },
  C: { hidden: 0, small: 2, clear: 2 },
};

function poolsOf(shape: string): Pools {
  if (Object.hasOwn(lepidopteraForms, shape)) return SCALED;
  if (Object.hasOwn(beetleForms, shape)) return ARMOURED;
  return lookUp(POOLS, shape) ?? LEGGED;
}

/** The flaws of a lot: of the same reference, grade and body always the same. */
export function findFlaws(lot: { reference: string; quality: Quality; shape: string }): Flaw[] {
  const random = createRandom(hashName(`${lot.reference} wear`));
  const [pools, counts] = [poolsOf(lot.shape), COUNTS[lot.quality]];
  const kinds = (['hidden', 'small', 'clear'] as const).flatMap((weight) =>
    someOf(pools[weight], counts[weight], random),
  );
  return kinds.map((kind) => ({ kind, side: random.chance(0.5) ? 'left' : 'right', at: random.next() }));
}

function someOf(kinds: readonly FlawKind[], count: number, random: Random): FlawKind[] {
  const start = Math.floor(random.next() * kinds.length);
  return [...kinds.slice(start), ...kinds.slice(0, start)].slice(0, count);
}
