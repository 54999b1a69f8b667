import type { Weapon } from './beetle-forms.ts';
import { drawShell } from './beetle-shell.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { add, boxOf, curve, round, tapered, type Point } from '../drawing/path.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { flawsOn } from '../wear/lost-parts.ts';
import { type BeetleTools, headHalf, pronotumHalf } from './beetle-outlines.ts';

function drawWeapon({ form, brief, paint, pattern }: BeetleTools, weapon: Weapon): string {
  const top = -form.pronotum.length;
  const root: Point =
    weapon.on === 'thorax' ? [0, top * 0.72] : [0, top - form.head.length + (weapon.on === 'head' ? 24 : 10)];
  const points = weapon.points.map((point) => add(point, root));
  const colour = paint(
    weapon.on === 'thorax' ? (pattern.pronotum ?? 0) : (pattern.head ?? pattern.pronotum ?? 0),
  );
  const path = tapered(points, weapon.widths);
  const shine = curve(points.slice(0, -1).map(([x, y], i) => [x - (weapon.widths[i] ?? 0) * 0.16, y]));
  const fill = brief.sheet.linear(
    [
      [0, darken(colour, 0.4)],
      [0.35, lighten(colour, 0.28)],
      [0.6, colour],
      [1, darken(colour, 0.6)],
    ],
    [0, 0, 1, 0],
  );
  const bare =
    `<path d="${path}" fill="${fill}" stroke="${darken(colour, 0.75)}" stroke-width="2.4"/>` +
    `<path d="${shine}" fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="4" stroke-linecap="round" opacity=".35"/>`;
  const piece = weapon.on === 'jaw' ? bare : grownFrom(brief.sheet, path, points, weapon, bare);
  return weapon.isPaired ? `${piece}<g transform="scale(-1 1)">${piece}</g>` : piece;
}

/** A horn grows out of the shell: without an edge at its root it is no peg that somebody glued on. */
function grownFrom(
  sheet: Sheet,
  path: string,
  points: readonly Point[],
  { widths }: Weapon,
  markup: string,
): string {
  const { minY, maxY } = boxOf(points);
  const [root, length] = [widths[0] ?? 0, maxY - minY + 1];
  const shown = Math.max(0.3, 1 - (root * 1.1) / length);
  const fade = sheet.linear([
    [shown, '#ffffff'],
    [1, '#ffffff', 0],
  ]);
  const mask = sheet.define(
    (id) => `<mask id="${id}"><path d="${path}" fill="${fade}" stroke="${fade}" stroke-width="6"/></mask>`,
  );
  return `<g mask="url(#${mask})">${markup}</g>`;
}

const weaponsOn = (tools: BeetleTools, on: Weapon['on']) =>
  (tools.form.weapons ?? [])
    .filter((weapon) => weapon.on === on)
    .map((weapon) => drawWeapon(tools, weapon))
    .join('');

function eyes({ form, brief }: BeetleTools): string {
  const { length, width, snout } = form.head;
  const y = -form.pronotum.length - length * (snout ? 0.78 : 0.56);
  const shine = brief.sheet.radial(
    [
      [0, '#a89880'],
      [0.35, '#3a2e22'],
      [1, '#0d0a08'],
    ],
    [0.35, 0.3, 0.7],
  );
  return [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${round(side * width * 0.9)}" cy="${round(y)}" rx="${form.eyes * 0.8}" ry="${form.eyes}" fill="${shine}"/>`,
    )
    .join('');
}

function pronotumPattern({ form, pattern, paint }: BeetleTools): string {
  const { length, middle } = form.pronotum;
  const stripes = pattern.pronotumStripes;
  const bar = (at: number, half: number) => {
    const [x, w] = [at * middle, half * middle];
    const path = curve(
      [
        [x * 0.62 - w * 0.7, -length - 8],
        [x - w, -length * 0.5],
        [x * 0.86 - w * 0.8, 14],
        [x * 0.86 + w * 0.8, 14],
        [x + w, -length * 0.5],
        [x * 0.62 + w * 0.7, -length - 8],
      ],
      true,
    );
    return `<path d="${path}" fill="${paint(stripes?.paint ?? 1)}"/>`;
  };
  const lines = (stripes?.at ?? [])
    .map(([at, half]) => bar(at, half) + (at === 0 ? '' : `<g transform="scale(-1 1)">${bar(at, half)}</g>`))
    .join('');
  if (pattern.pronotumRim === undefined) return lines;
  const edge = curve(pronotumHalf(form).slice(1, -1));
  const seam = `<path d="${edge}" fill="none" stroke="${paint(pattern.pronotumRim)}" stroke-width="30"/>`;
  return `${lines}${seam}<g transform="scale(-1 1)">${seam}</g>`;
}

/** Where something hard went over the pronotum: a bright line with a dark lip. */
function scratches({ brief, form, pattern, paint }: BeetleTools): string {
  const { length, middle } = form.pronotum;
  const colour = paint(pattern.pronotum ?? 0);
  return ([1, -1] as const)
    .flatMap((sign) => flawsOn(brief, sign).map(({ kind, at }) => ({ kind, at, sign })))
    .filter(({ kind }) => kind === 'scratch')
    .map(({ sign, at }) => {
      const row = (shift: number): Point[] => [
        [sign * middle * 0.16, -length * (0.62 - 0.2 * at) + shift],
        [sign * middle * 0.4, -length * (0.54 - 0.2 * at) + shift],
        [sign * middle * 0.66, -length * (0.34 - 0.2 * at) + shift],
      ];
      const line = (shift: number, stroke: string, width: number) =>
        `<path d="${curve(row(shift))}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
      return line(3, darken(colour, 0.6), 5) + line(0, lighten(colour, 0.62), 3.4);
    })
    .join('');
}

export function drawFront(tools: BeetleTools): string {
  const { brief, form, pattern, paint, metal } = tools;
  const pronotum = paint(pattern.pronotum ?? 0);
  const head = paint(pattern.head ?? pattern.pronotum ?? 0);
  // From below the breast plate hides the neck, the horns stand behind everything, and no pattern is seen.
  if (brief.isUnderside) {
    const plate = darken(paint(pattern.legs ?? pattern.pronotum ?? 0), 0.08);
    return (
      weaponsOn(tools, 'thorax') +
      weaponsOn(tools, 'head') +
      weaponsOn(tools, 'jaw') +
      drawShell(brief.sheet, { half: headHalf(form), colour: darken(head, 0.14), gloss: form.gloss * 0.5 }) +
      eyes(tools) +
      drawShell(brief.sheet, { half: pronotumHalf(form), colour: plate, gloss: form.gloss * 0.4 })
    );
  }
  return (
    weaponsOn(tools, 'jaw') +
    drawShell(brief.sheet, {
      half: headHalf(form),
      colour: darken(head, 0.08),
      gloss: form.gloss * 0.8,
      metal,
    }) +
    eyes(tools) +
    weaponsOn(tools, 'head') +
    drawShell(brief.sheet, {
      half: pronotumHalf(form),
      colour: pronotum,
      gloss: form.gloss,
      metal,
      pattern: pronotumPattern(tools) + scratches(tools),
    }) +
    weaponsOn(tools, 'thorax')
  );
}
