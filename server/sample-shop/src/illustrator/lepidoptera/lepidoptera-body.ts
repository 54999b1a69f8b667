import { darken, lighten, mix } from '../drawing/colour.ts';
import {
  add,
  curve,
  polyline,
  round,
  sampleCurve,
  tapered,
  trace,
  turn,
  type Point,
} from '../drawing/path.ts';
import type { Random } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';

type AntennaForm = 'clubbed' | 'hooked' | 'feathered' | 'thread' | 'spindle' | 'combed';

export interface BodyForm {
  readonly antenna: AntennaForm;
  /** Half widths and lengths, in wing units. */
  readonly thorax: number;
  readonly abdomen: number;
  readonly abdomenLength: number;
  readonly antennaLength: number;
  /** Width of feathers and combs, 1 for a male's. */
  readonly plume?: number;
  /** How shaggy, 0 to 1. */
  readonly fur: number;
}

export interface BodyPaint {
  readonly thorax: string;
  readonly abdomen: string;
  readonly rings?: string;
  readonly skull?: string;
  readonly antenna: string;
}

interface BodyTools {
  readonly form: BodyForm;
  readonly paint: BodyPaint;
  readonly sheet: Sheet;
  readonly lot: Random;
  readonly hasAntenna: (side: 1 | -1) => boolean;
}

const THORAX_TOP = -78;
const THORAX_END = 34;

/** Short hairs around and over an oval, lying backwards like a real pelt. */
function pelt(lot: Random, centre: Point, rx: number, ry: number, count: number, length: number): string {
  return Array.from({ length: count }, () => {
    const angle = lot.between(0, Math.PI * 2);
    const far = Math.sqrt(lot.next());
    const [x, y] = [centre[0] + Math.cos(angle) * rx * far, centre[1] + Math.sin(angle) * ry * far];
    const lean = (x - centre[0]) / rx;
    return `M${round(x)} ${round(y)}l${round(lean * length * 0.7 + lot.jitter(2))} ${round(length * lot.between(0.5, 1))}`;
  }).join('');
}

function fur(tools: BodyTools, centre: Point, rx: number, ry: number, colour: string): string {
  const { form, lot } = tools;
  const count = Math.round(60 + 170 * form.fur);
  const length = 7 + 12 * form.fur;
  const layer = (tone: string, share: number) =>
    `<path d="${pelt(lot, centre, rx * 1.04, ry, Math.round(count * share), length)}" stroke="${tone}" stroke-width="1.5" stroke-linecap="round" fill="none"/>`;
  return layer(darken(colour, 0.45), 0.8) + layer(colour, 0.7) + layer(lighten(colour, 0.35), 0.5);
}

/** The light on a round body: from the upper left, with a dark side. */
export function roundShade(sheet: Sheet, colour: string): string {
  return sheet.linear(
    [
      [0, darken(colour, 0.45)],
      [0.3, lighten(colour, 0.16)],
      [0.55, colour],
      [1, darken(colour, 0.6)],
    ],
    [0, 0, 1, 0],
  );
}

function abdomen({ form, paint, sheet, lot }: BodyTools): string {
  const { abdomen: half, abdomenLength: length } = form;
  const top = THORAX_END - 14;
  const side: Point[] = [
    [half * 0.62, top],
    [half * 0.98, top + length * 0.2],
    [half, top + length * 0.45],
    [half * 0.72, top + length * 0.78],
    [half * 0.2, top + length],
  ];
  const outline = [...side, ...[...side].reverse().map(([x, y]): Point => [-x, y])];
  const rings = [0.16, 0.29, 0.42, 0.55, 0.67, 0.78, 0.88].map((share) => {
    const y = top + length * share;
    const reach = half * (share < 0.5 ? 0.97 : 0.97 - (share - 0.5) * 1.25);
    return { y, reach, share };
  });
  const joints = rings
    .map(({ y, reach }) =>
      curve([
        [-reach, y - 4],
        [0, y + 3 + lot.jitter(0.5)],
        [reach, y - 4],
      ]),
    )
    .join('');
  const colour = paint.rings;
  const belts =
    colour === undefined
      ? ''
      : `<path d="${joints}" fill="none" stroke="${colour}" stroke-width="${round(length * 0.055)}" transform="translate(0 ${round(length * 0.055)})"/>`;
  const hairs =
    form.fur > 0.3
      ? `<path d="${pelt(lot, [0, top + length * 0.4], half, length * 0.42, Math.round(110 * form.fur), 11)}" stroke="${lighten(paint.abdomen, 0.25)}" stroke-width="1.2" opacity=".6"/>`
      : '';
  return (
    `<path d="${curve(outline, true)}" fill="${roundShade(sheet, paint.abdomen)}"/>${belts}` +
    `<path d="${joints}" fill="none" stroke="${darken(paint.abdomen, 0.65)}" stroke-width="1.8" opacity=".65"/>${hairs}`
  );
}

function clubbed(line: readonly Point[], club: number): string {
  const count = line.length - 1;
  const widths = line.map(
    (_, i) => 2.6 + club * Math.max(0, (i / count - 0.82) / 0.18) ** 1.2 * (i === count ? 0.7 : 1),
  );
  return tapered(line, widths);
}

/** How far the feathers or combs of a moth's antenna reach; 0 for one without. */
export function plumeWidth({ antenna, antennaLength, plume = 1 }: BodyForm): number {
  if (antenna !== 'feathered' && antenna !== 'combed') return 0;
  return antennaLength * (antenna === 'feathered' ? 0.24 : 0.08) * plume;
}

/** The feathers along an antenna. */
export function plumes(line: readonly Point[], width: number): string {
  if (width === 0) return '';
  const count = line.length - 1;
  return line
    .flatMap((point, i) => {
      const next = line[Math.min(count, i + 1)] ?? point;
      const before = line[Math.max(0, i - 1)] ?? point;
      const angle = (Math.atan2(next[1] - before[1], next[0] - before[0]) * 180) / Math.PI;
      const reach = width * Math.sin(Math.PI * Math.min(1, 0.12 + (i / count) * 0.86)) ** 0.8;
      return [-62, 62].map((lean) => {
        const tip = add(point, turn([reach, 0], angle + lean));
        return polyline([point, tip]);
      });
    })
    .join('');
}

function antenna({ form, paint }: BodyTools): string {
  const long = form.antennaLength;
  const root: Point = [8, THORAX_TOP - 20];
  const out: Point[] = [
    root,
    [18 + long * 0.16, root[1] - long * 0.4],
    [26 + long * 0.42, root[1] - long * 0.78],
    [30 + long * 0.66, root[1] - long * 0.98],
  ];
  const colour = paint.antenna;
  if (plumeWidth(form) > 0) {
    const bent: Point[] = [
      root,
      [12 + long * 0.3, root[1] - long * 0.36],
      [20 + long * 0.66, root[1] - long * 0.62],
      [22 + long * 0.98, root[1] - long * 0.7],
    ];
    const line = sampleCurve(bent, 10);
    return `<path d="${plumes(line, plumeWidth(form))}" stroke="${colour}" stroke-width="1.7" fill="none"/><path d="${tapered(
      line,
      line.map((_, i) => 5 - i * 0.12),
    )}" fill="${darken(colour, 0.3)}"/>`;
  }
  const line = sampleCurve(form.antenna === 'hooked' ? [...out, add(out[3] ?? root, [14, 4])] : out, 7);
  const club = { clubbed: 8, hooked: 9, spindle: 6, thread: 0.2, feathered: 0, combed: 0 }[form.antenna];
  const path =
    form.antenna === 'spindle'
      ? tapered(
          line,
          line.map((_, i) => 3.4 + 5 * Math.sin((Math.PI * i) / (line.length - 0.4))),
        )
      : clubbed(line, club);
  return `<path d="${path}" fill="${colour}"/>`;
}

function head({ paint, sheet }: BodyTools): string {
  const y = THORAX_TOP - 12;
  const shine = sheet.radial(
    [
      [0, '#8a7a66'],
      [0.4, '#2c221a'],
      [1, '#0d0a08'],
    ],
    [0.35, 0.3, 0.7],
  );
  const eyes = [-1, 1]
    .map((side) => `<ellipse cx="${side * 13}" cy="${y}" rx="8.5" ry="10.5" fill="${shine}"/>`)
    .join('');
  return `<ellipse cx="0" cy="${y}" rx="14" ry="14" fill="${darken(paint.thorax, 0.2)}"/>${eyes}`;
}

/** The skull that gives the death's-head its name: brow, two hollow eyes, a nose and a row of teeth, all of short hairs. */
function skull(colour: string, lot: Random): string {
  const half = trace('0,-52 15,-49 27,-34 28,-14 20,-1 15,3 14,18 8,25 0,26');
  const bone = [...half, ...[...half].reverse().map(([x, y]): Point => [-x, y])];
  const hairs = pelt(lot, [0, -18], 25, 36, 150, 7);
  const eyes = [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${side * 12}" cy="-10" rx="7.4" ry="8.6" transform="rotate(${side * 14} ${side * 12} -10)"/>`,
    )
    .join('');
  return (
    `<path d="${curve(bone, true)}" fill="${colour}" stroke="${darken(colour, 0.35)}" stroke-width="3"/>` +
    `<path d="${hairs}" stroke="${lighten(colour, 0.35)}" stroke-width="1.3" opacity=".75"/>` +
    `<g fill="#17110d">${eyes}<path d="M0 -1L4 9H-4Z"/></g>` +
    `<path d="M-9 16V24M-3 16V26M3 16V26M9 16V24M-11 15H11" stroke="${darken(colour, 0.7)}" stroke-width="2" fill="none"/>`
  );
}

/** Antennae, head, furry thorax and ringed abdomen, on the axis between the wings. */
export function drawLepidopteraBody(tools: BodyTools): string {
  const { form, paint, sheet, hasAntenna } = tools;
  const feeler = antenna(tools);
  const left = `<g transform="scale(-1 1) rotate(${round(tools.lot.jitter(3))} 8 -98)">${feeler}</g>`;
  const sides = [hasAntenna(1) ? feeler : '', hasAntenna(-1) ? left : ''];
  const centre: Point = [0, (THORAX_TOP + THORAX_END) / 2];
  const ry = (THORAX_END - THORAX_TOP) / 2;
  const collar = mix(paint.thorax, paint.abdomen, 0.3);
  return (
    abdomen(tools) +
    sides.join('') +
    head(tools) +
    `<ellipse cx="0" cy="${centre[1]}" rx="${form.thorax}" ry="${ry}" fill="${roundShade(sheet, paint.thorax)}"/>` +
    fur(tools, centre, form.thorax, ry * 0.92, paint.thorax) +
    fur({ ...tools, form: { ...form, fur: form.fur * 0.5 } }, [0, THORAX_TOP - 2], 15, 9, collar) +
    (paint.skull ? skull(paint.skull, tools.lot) : '')
  );
}
