import { createRandom } from '../drawing/random.ts';
import { polyline, round, trace, type Point } from '../drawing/path.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Wing } from '../wings/wing.ts';
import type { Flaw, FlawKind } from './flaw.ts';

/** What is gone from the outer margin: along it, and how deep, from the margin (1) towards the base. */
const NOTCHES: Partial<Record<FlawKind, readonly Point[]>> = {
  nick: trace('-0.016,1.2 -0.016,1 -0.006,0.972 0.005,0.965 0.014,0.99 0.016,1.2'),
  chip: trace('-0.036,1.2 -0.036,1 -0.02,0.95 -0.008,0.958 0.004,0.925 0.02,0.945 0.034,0.99 0.036,1.2'),
  'hind-chip': trace('-0.042,1.2 -0.042,1 -0.03,0.94 -0.006,0.93 0.01,0.95 0.03,0.94 0.044,1 0.044,1.2'),
  tear: trace(
    '-0.07,1.2 -0.066,0.985 -0.034,0.92 -0.022,0.935 -0.012,0.8 0.002,0.7 0.012,0.79 0.03,0.9 0.05,0.88 0.068,0.99 0.07,1.2',
  ),
};
const STRETCHES: Partial<Record<FlawKind, readonly [number, number]>> = {
  tear: [0.42, 0.14],
  'hind-chip': [0.38, 0.2],
};
/** What a wing is under its scales. */
const RUBBED_STROKES = 110;
const MEMBRANE = '#b5a68c';

/** Wraps a wing of one side in its flaws. */
export function wearWing(
  sheet: Sheet,
  wing: Wing,
  markup: string,
  { flaws, isFore }: { flaws: readonly Flaw[]; isFore: boolean },
): string {
  const own = flaws.filter(({ kind }) => (kind === 'hind-chip') !== isFore);
  const rubbed = own.filter(({ kind }) => kind === 'rubbed').map((flaw) => rub(wing, flaw));
  const notches = own.flatMap((flaw) => notch(wing, flaw) ?? []);
  if (notches.length === 0) return markup + rubbed.join('');
  const outside = polyline(trace('-2000,-2000 2000,-2000 2000,2000 -2000,2000'), true);
  const id = sheet.define(
    (name) =>
      `<clipPath id="${name}"><path clip-rule="evenodd" d="${outside}${notches.join('')}"/></clipPath>`,
  );
  return `<g clip-path="url(#${id})">${markup}${rubbed.join('')}</g>`;
}

function notch(wing: Wing, { kind, at }: Flaw): string | undefined {
  const bite = NOTCHES[kind];
  // Each kind in its own stretch of the margin: one flaw never swallows another, and no papered hindwing hides it.
  const [from, reach] = STRETCHES[kind] ?? [0.1, 0.18];
  const middle = from + reach * at;
  return (
    bite &&
    polyline(
      bite.map(([along, depth]) => wing.at(middle + along, depth)),
      true,
    )
  );
}

/** Scales gone from a patch of the disc, in short strokes away from the base as a thumb or a net takes them. */
function rub(wing: Wing, { at }: Flaw): string {
  const random = createRandom(Math.floor(at * 2 ** 32));
  const [t, d] = [0.24 + 0.2 * at, 0.64];
  const strokes = Array.from({ length: RUBBED_STROKES }, () => {
    const [angle, far] = [random.between(0, Math.PI * 2), random.next() ** 0.8];
    const [along, from] = [t + 0.13 * far * Math.cos(angle), d + 0.13 * far * Math.sin(angle)];
    return polyline([wing.at(along, from), wing.at(along, from + random.between(0.012, 0.045))]);
  });
  const width = round(wing.reach * 0.006);
  return `<path d="${strokes.join('')}" fill="none" stroke="${MEMBRANE}" stroke-width="${width}" stroke-linecap="round" opacity=".6"/>`;
}
