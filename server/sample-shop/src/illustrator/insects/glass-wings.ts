import type { InsectWing } from './insect.ts';
import { darken } from '../drawing/colour.ts';
import type { Point } from '../drawing/path.ts';
import type { WingOutline } from '../wings/wing.ts';

const foreOutline = (scale: number): WingOutline => ({
  costa: [
    [24, -34],
    [140 * scale, -96],
    [290 * scale, -150],
  ],
  outer: [
    [392 * scale, -176],
    [420 * scale, -152],
    [398 * scale, -100],
    [336 * scale, -44],
    [250 * scale, -8],
  ],
  inner: [
    [150 * scale, 2],
    [26, -10],
  ],
});

const hindOutline = (scale: number): WingOutline => ({
  costa: [
    [24, -6],
    [130 * scale, -18],
    [220 * scale, -18],
  ],
  outer: [
    [284 * scale, 2],
    [288 * scale, 30],
    [250 * scale, 62],
    [190 * scale, 76],
  ],
  inner: [
    [110 * scale, 56],
    [24, 12],
  ],
});

export function glassWings(tint: string, opacity: number, scale = 1): InsectWing[] {
  const style = {
    tint,
    opacity,
    lengthwise: 5,
    across: 4,
    veinColour: darken(tint, 0.5),
    veinWidth: 2.2,
    stigma: darken(tint, 0.6),
  };
  return [
    { outline: hindOutline(scale), style: { ...style, across: 3 }, fold: 62 },
    { outline: foreOutline(scale), style, fold: 74 },
  ];
}

/** Wing tint of the genera whose wings are famously dark or fiery. */
export const wingTints: Readonly<Record<string, readonly [string, number]>> = {
  Pepsis: ['#d8702a', 0.95],
  Megascolia: ['#3a2440', 0.85],
  Stilbum: ['#8a7a5a', 0.3],
  Xylocopa: ['#2a2450', 0.85],
  Urocerus: ['#c89a4a', 0.45],
  Vespa: ['#a8702a', 0.4],
};

export const elbowed = (y: number, long: number): Point[] => [
  [12, y],
  [40, y - long * 0.4],
  [54 + long * 0.3, y - long * 0.62],
  [60 + long * 0.62, y - long * 0.78],
];
