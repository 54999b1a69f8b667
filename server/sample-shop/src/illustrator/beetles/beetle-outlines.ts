import type { BeetleForm } from './beetle-forms.ts';
import type { Point } from '../drawing/path.ts';
import type { BeetlePattern } from './beetle-patterns.ts';
import type { Elytron } from './beetle-shell.ts';
import type { Brief } from '../drawing/sheet.ts';

export function elytraHalf({ elytra: { length, width, shoulder, belly, tip } }: BeetleForm): Point[] {
  return [
    [0, 4],
    [width * shoulder * 0.6, -6],
    [width * shoulder * 0.96, 12],
    [width * (shoulder + 0.06 > 1 ? 1 : shoulder + 0.06), length * 0.14],
    [width * belly, length * 0.48],
    [width * belly * 0.9, length * 0.74],
    [width * (0.35 + tip * 0.5), length * 0.9],
    [width * tip * 0.5, length * 0.985],
    [0, length],
  ];
}

export const pronotumHalf = ({ pronotum: { length, front, middle, back } }: BeetleForm): Point[] => [
  [0, -length + 4],
  [front * 0.7, -length],
  [front, -length * 0.94],
  [middle, -length * 0.46],
  [back * 1.01, -length * 0.1],
  [back * 0.8, 0],
  [0, 8],
];

export function headHalf({ head: { length, width, snout = 0 }, pronotum }: BeetleForm): Point[] {
  const [top, neck] = [-pronotum.length - length, -pronotum.length + 16];
  const nose: Point[] =
    snout > 0
      ? [
          [0, top - snout],
          [width * 0.36, top - snout * 0.94],
          [width * 0.34, top - snout * 0.4],
          [width * 0.42, top],
        ]
      : [
          [0, top],
          [width * 0.66, top + length * 0.03],
        ];
  return [
    ...nose,
    [width, top + length * 0.42],
    [width * 0.84, (top + neck) / 2 + length * 0.2],
    [width * 0.72, neck],
    [0, neck],
  ];
}

/** What the parts of one beetle are drawn with. */
export interface BeetleTools {
  readonly brief: Brief;
  readonly form: BeetleForm;
  readonly pattern: BeetlePattern;
  readonly paint: (paint: number | string) => string;
  readonly elytron: Elytron;
  /** How far the hue of its metal turns, in degrees; 0 for no metal. */
  readonly metal: number;
}
