import { lookUp } from './look-up.ts';
import { drawAnt } from './ant.ts';
import { drawBee } from './bee.ts';
import { beetleForms } from './beetle-forms.ts';
import { drawBeetle } from './beetle.ts';
import { drawCicada } from './cicada.ts';
import { drawCockroach } from './cockroach.ts';
import { drawFly } from './fly.ts';
import { drawGrasshopper } from './grasshopper.ts';
import { drawKatydid } from './katydid.ts';
import { drawLanternfly } from './lanternfly.ts';
import { drawLeafInsect } from './leaf-insect.ts';
import { lepidopteraForms } from './lepidoptera-forms.ts';
import { drawLepidoptera } from './lepidoptera.ts';
import { drawMantis } from './mantis.ts';
import { drawLacewing } from './neuroptera.ts';
import { drawDamselfly, drawDragonfly } from './odonata.ts';
import { drawPhasmid } from './phasmids.ts';
import type { Plan } from './sheet.ts';
import { drawTrueBug } from './true-bug.ts';
import { drawWasp } from './wasp.ts';

const byShapes = (shapes: Readonly<Record<string, unknown>>, plan: Plan) =>
  Object.fromEntries(Object.keys(shapes).map((shape) => [shape, plan]));

/** Body plan by the catalogue's `shape`. */
const plans: Readonly<Record<string, Plan>> = {
  ...byShapes(lepidopteraForms, drawLepidoptera),
  ...byShapes(beetleForms, drawBeetle),
  ant: drawAnt,
  bee: drawBee,
  cicada: drawCicada,
  cockroach: drawCockroach,
  damselfly: drawDamselfly,
  dragonfly: drawDragonfly,
  fly: drawFly,
  grasshopper: drawGrasshopper,
  katydid: drawKatydid,
  lacewing: drawLacewing,
  lanternfly: drawLanternfly,
  'leaf-insect': drawLeafInsect,
  mantis: drawMantis,
  phasmid: drawPhasmid,
  'true-bug': drawTrueBug,
  wasp: drawWasp,
};

/** A shape that nobody has drawn yet is shown as a plain beetle-like insect rather than not at all. */
export function findPlan(shape: string): Plan {
  return lookUp(plans, shape) ?? drawBeetle;
}
