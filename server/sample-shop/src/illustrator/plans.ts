import { lookUp } from './drawing/look-up.ts';
import { beetleForms } from './beetles/beetle-forms.ts';
import { drawBee } from './insects/bees.ts';
import { drawBeetle } from './beetles/beetle.ts';
import { drawCicada } from './insects/cicada.ts';
import { drawCockroach } from './insects/cockroach.ts';
import { drawFly } from './insects/fly.ts';
import { drawGrasshopper } from './insects/grasshopper.ts';
import { drawKatydid } from './insects/katydid.ts';
import { drawLanternfly } from './insects/lanternfly.ts';
import { drawLeafInsect } from './insects/leaf-insect.ts';
import { lepidopteraForms } from './lepidoptera/lepidoptera-forms.ts';
import { drawLepidoptera } from './lepidoptera/lepidoptera.ts';
import { drawMantis } from './insects/mantis.ts';
import { drawLacewing } from './insects/neuroptera.ts';
import { drawDamselfly, drawDragonfly } from './insects/odonata.ts';
import { drawPhasmid } from './insects/phasmids.ts';
import type { Plan } from './drawing/sheet.ts';
import { drawTrueBug } from './insects/true-bug.ts';
import { drawAnt, drawWasp } from './insects/hymenoptera.ts';

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
