import { dome } from './beetle-shell.ts';
import type { BeetleTools } from './beetle-outlines.ts';
import { drawBelly } from './beetle-belly.ts';
import { drawCases, scutellum } from './beetle-cases.ts';
import { clearWing } from '../insects/clear-wing.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import { boxOf, curve, lerp, mirror, polyline, round, turn, type Box, type Point } from '../drawing/path.ts';
import { buildWing, type Wing, type WingOutline } from '../wings/wing.ts';
import type { Mark } from '../wings/wing-marks.ts';

/** Degrees from its place along the back to where an opened case stands: straight out and a little forwards, clear of the flight wing. */
const LIFT = -114;
/** The soft back is narrower than the cases that cover it. */
const BACK_WIDTH = 0.86;

/** A flight wing, unfolded: half as long again as the case that it lies under. */
const flightWing = (length: number, hinge: number): WingOutline => ({
  costa: [
    [hinge, 6],
    [hinge + length * 0.4, -length * 0.035],
    [hinge + length * 0.86, -length * 0.05],
  ],
  outer: [
    [hinge + length * 1.28, length * 0.02],
    [hinge + length * 1.44, length * 0.14],
    [hinge + length * 1.3, length * 0.28],
    [hinge + length * 0.98, length * 0.42],
    [hinge + length * 0.66, length * 0.53],
    [hinge + length * 0.36, length * 0.56],
  ],
  inner: [
    [hinge + length * 0.1, length * 0.42],
    [hinge - 8, 64],
  ],
});

/** The strong veins of the leading half, the elbow where the tip folds away, and the few that bear the hind half. */
const struts =
  (colour: string): Mark =>
  ({ wing }) => {
    const out = (t: number, from: number, to: number) => curve([wing.at(t, from), wing.at(t, to)]);
    const elbow = lerp(wing.costa(0.62), wing.at(0.14, 0.62), 0.5);
    const front = curve([
      wing.base,
      lerp(wing.costa(0.3), wing.base, 0.12),
      wing.costa(0.62),
      wing.costa(0.9),
    ]);
    const cell = curve([
      wing.base,
      lerp(wing.costa(0.36), wing.at(0.3, 0.4), 0.4),
      elbow,
      wing.at(0.16, 0.86),
    ]);
    const branches = [0.34, 0.52, 0.68, 0.84, 0.97].map((t, i) => out(t, 0.12 + i * 0.03, 0.98));
    return (
      `<path d="${front}" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round" opacity=".8"/>` +
      `<path d="${cell}" fill="none" stroke="${colour}" stroke-width="6" opacity=".75"/>` +
      `<path d="${branches.join('')}" fill="none" stroke="${colour}" stroke-width="3.2" opacity=".6"/>`
    );
  };

/** What the cases cover: the plate that bears the wings, and the rings of the soft abdomen. */
function drawBack({ brief, elytron, paint, pattern, form }: BeetleTools): string {
  const skin = darken(paint(pattern.legs ?? pattern.pronotum ?? 0), 0.1);
  const soft = mix(skin, '#6a4526', 0.22);
  const inside = elytron.outline.map(([x, y]): Point => [x * BACK_WIDTH, y * 0.97]);
  const shell = polyline([...inside, ...mirror(inside).reverse()], true);
  const edge = (v: number, dip: number): Point[] =>
    [-1, -0.5, 0, 0.5, 1].map((u) => {
      const [x, y] = elytron.at(Math.abs(u), v);
      return [Math.sign(u) * x * BACK_WIDTH, y + (1 - Math.abs(u)) * dip];
    });
  const rings = [0.42, 0.53, 0.63, 0.72, 0.8, 0.88].map((v) => curve(edge(v, 12))).join('');
  const half = form.elytra.width * BACK_WIDTH;
  const end = elytron.bottom * 0.31;
  const plate: Point[] = [
    [0, -4],
    [half * 0.82, 0],
    [half * 0.96, end * 0.5],
    [half * 0.84, end * 0.92],
    [half * 0.3, end * 0.84],
    [0, end],
  ];
  const groove = `M0 0V${round(end)}M${round(half * 0.36)} ${round(end * 0.1)}Q${round(half * 0.5)} ${round(end * 0.5)} ${round(half * 0.2)} ${round(end * 0.86)}M${round(-half * 0.36)} ${round(end * 0.1)}Q${round(-half * 0.5)} ${round(end * 0.5)} ${round(-half * 0.2)} ${round(end * 0.86)}`;
  const line = darken(skin, 0.7);
  return (
    `<path d="${shell}" fill="${dome(brief.sheet, soft, form.gloss * 0.5)}" stroke="${line}" stroke-width="3"/>` +
    `<path d="${rings}" fill="none" stroke="${darken(soft, 0.6)}" stroke-width="3.4"/>` +
    `<path d="${rings}" fill="none" stroke="${lighten(soft, 0.4)}" stroke-width="2.4" opacity=".5" transform="translate(0 5)"/>` +
    `<path d="${curve([...plate, ...mirror(plate).reverse()], true)}" fill="${dome(brief.sheet, skin, form.gloss)}" stroke="${line}" stroke-width="3"/>` +
    `<path d="${groove}" fill="none" stroke="${line}" stroke-width="3" opacity=".7"/>`
  );
}

/** One case turned out on its shoulder, inside included: what of it would lie beyond the suture is cut away. */
function liftCase(tools: BeetleTools, cases: string): { svg: string; outline: Point[] } {
  const { brief, form, elytron } = tools;
  const hinge: Point = [form.elytra.width * 0.7, 22];
  const clip = brief.sheet.define(
    (id) =>
      `<clipPath id="${id}"><rect x="0" y="-60" width="600" height="${round(form.elytra.length + 120)}"/></clipPath>`,
  );
  return {
    svg: `<g transform="rotate(${LIFT} ${round(hinge[0])} ${hinge[1]})"><g clip-path="url(#${clip})">${cases}</g></g>`,
    outline: elytron.outline.map((point) => turn(point, LIFT, hinge)),
  };
}

/** As in flight: cases lifted, flight wings unfolded behind them, the soft back between. `box` is of the right side. */
export function drawOpened(tools: BeetleTools): { svg: string; box: Box } {
  const { brief, form } = tools;
  const wing: Wing = buildWing(flightWing(form.elytra.length, form.elytra.width * 0.5));
  const vein = '#5a3a1e';
  const flying = clearWing(brief, wing, {
    ...{ tint: '#a8743c', opacity: 0.42, lengthwise: 7, across: 0, veinColour: vein, veinWidth: 1.6 },
    marks: [struts(vein)],
  });
  const lifted = liftCase(tools, drawCases(tools));
  const both = (piece: string) => `${piece}<g transform="scale(-1 1)">${piece}</g>`;
  const svg = brief.isUnderside
    ? both(lifted.svg) + both(flying) + drawBelly(tools)
    : both(flying) + both(lifted.svg) + drawBack(tools) + scutellum(tools);
  return { svg, box: boxOf([...wing.outline, ...lifted.outline]) };
}
