import type { Random } from './random.ts';
import type { Box, Point } from './path.ts';
import type { SpecimenFacts } from '../specimen-facts.ts';

/** Collects what belongs in the picture's `<defs>` and names it. */
export interface Sheet {
  define(markup: (id: string) => string): string;
  linear(stops: readonly Stop[], axis?: readonly [number, number, number, number]): string;
  radial(stops: readonly Stop[], centre?: readonly [number, number, number]): string;
  defs(): string;
}

/** Offset 0..1, colour, opacity. */
type Stop = readonly [number, string, number?];

/** All that a body plan gets to draw from. */
export interface Brief {
  readonly facts: SpecimenFacts;
  readonly palette: readonly string[];
  readonly sheet: Sheet;
  /** Same for every lot of a species. */
  readonly kind: Random;
  /** Differs from lot to lot. */
  readonly lot: Random;
  readonly isUnderside: boolean;
}

/** A finished drawing in the plan's own units. */
export interface Drawing {
  readonly svg: string;
  readonly box: Box;
  /** How many of the plan's units are `sizeMm` long. */
  readonly measured: number;
  /** Where the pin goes through; none for what is papered. */
  readonly pin?: Point;
}

export type Plan = (brief: Brief) => Drawing;

const stopsToMarkup = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => {
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${fade}/>`;
    })
    .join('');

/** Gradients are reused when the same one is asked for again, which keeps the file small. */
export function createSheet(): Sheet {
  const markup: string[] = [];
  const known = new Map<string, string>();
  const define = (write: (id: string) => string) => {
    const key = write('');
    const id = known.get(key) ?? `d${known.size}`;
    if (!known.has(key)) markup.push(write(id));
    known.set(key, id);
    return id;
  };
  return {
    define,
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      `url(#${define((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsToMarkup(stops)}</linearGradient>`)})`,
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      `url(#${define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsToMarkup(stops)}</radialGradient>`)})`,
    defs: () => `<defs>${markup.join('')}</defs>`,
  };
}
