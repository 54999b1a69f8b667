import type { BeetleTools } from './beetle-tools.ts';
import { drawBelly } from './beetle-belly.ts';
import { round } from './path.ts';
import { buildWing, type WingOutline } from './wing.ts';
import { clearWing } from './clear-wing.ts';

/** The folded flight wing under the case, opened. */
const flightWing = (length: number): WingOutline => ({
  costa: [
    [20, -10],
    [length * 0.4, -length * 0.16],
    [length * 0.8, -length * 0.2],
  ],
  outer: [
    [length * 1.16, -length * 0.08],
    [length * 1.2, length * 0.02],
    [length * 1.02, length * 0.2],
    [length * 0.74, length * 0.34],
    [length * 0.44, length * 0.42],
  ],
  inner: [
    [length * 0.2, length * 0.36],
    [20, 30],
  ],
});

/** As in flight: cases lifted sideways, flight wings out, the soft back between them. */
export function drawOpened(
  tools: BeetleTools,
  drawCases: (tools: BeetleTools) => string,
): { svg: string; reach: number } {
  const { brief, form } = tools;
  const length = form.elytra.length;
  const wing = buildWing(flightWing(length));
  const flying = clearWing(brief, wing, { tint: '#b89a6a', opacity: 0.34, lengthwise: 9, across: 0 });
  const clip = (side: string, x: number) =>
    `url(#${brief.sheet.define((id) => `<clipPath id="${id}"><rect x="${x}" y="-60" width="600" height="${round(length + 120)}" data-side="${side}"/></clipPath>`)})`;
  const cases = drawCases(tools);
  const hinge = round(form.elytra.width * 0.6);
  const lifted =
    `<g transform="rotate(-64 ${hinge} 6)"><g clip-path="${clip('right', 0)}">${cases}</g></g>` +
    `<g transform="rotate(64 -${hinge} 6)"><g clip-path="${clip('left', -600)}">${cases}</g></g>`;
  const svg = `<g transform="translate(0 40)">${flying}<g transform="scale(-1 1)">${flying}</g></g>${drawBelly(tools)}${lifted}`;
  return { svg, reach: length * 1.24 };
}
