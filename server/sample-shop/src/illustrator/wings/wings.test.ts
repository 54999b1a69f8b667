import { expect, it } from '@jest/globals';
import { butterflyWings } from './wings-of-butterflies.ts';
import { mothWings } from './wings-of-moths.ts';
import { swallowtailWings } from './wings-of-swallowtails.ts';
import { buildWing } from './wing.ts';

const WINGS = Object.entries({ ...swallowtailWings, ...butterflyWings, ...mothWings });

/** Less cannot be told from a line along a ruler. */
const LEAST = 0.025;

/** How far the outer margin leaves the straight line between its ends, as a share of that line. */
function bowOf(outline: Parameters<typeof buildWing>[0]): number {
  const { at } = buildWing(outline);
  const [from, to] = [at(0.08, 1), at(0.92, 1)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const places = Array.from({ length: 60 }, (_, i) => at(0.08 + (i / 59) * 0.84, 1));
  const gaps = places.map(([x, y]) => ((x - from[0]) * dy - (y - from[1]) * dx) / length);
  return (Math.max(...gaps) - Math.min(...gaps)) / length;
}

it.each(WINGS)('The forewing of a %s has no ruler-straight margin', (_, { fore }) => {
  expect(bowOf(fore)).toBeGreaterThan(LEAST);
});

/** How far, in radians, the leading edge turns back towards the front on its way out. */
function humpOf(outline: Parameters<typeof buildWing>[0]): number {
  const { costa } = buildWing(outline);
  const places = Array.from({ length: 18 }, (_, i) => costa(i * 0.05));
  const ways = places
    .slice(1)
    .map(([x, y], i) => Math.atan2((places[i]?.[1] ?? 0) - y, x - (places[i]?.[0] ?? 0)));
  return Math.max(...ways.slice(1).map((way, i) => way - Math.min(...ways.slice(0, i + 1))));
}

it.each(WINGS)('The leading edge of a %s arches once, as of no bat', (_, { fore }) => {
  expect(humpOf(fore)).toBeLessThan(0.12);
});

/** What of a hindwing's breadth lies along its lowest edge, tails and bays apart. */
function flatOf(hind: Parameters<typeof buildWing>[0]): number {
  const { outline } = buildWing({ ...hind, tails: [], scallop: 0 });
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [bottom, height] = [Math.max(...ys), Math.max(...ys) - Math.min(...ys)];
  const low = outline.filter(([, y]) => y > bottom - 0.03 * height).map(([x]) => x);
  return (Math.max(...low) - Math.min(...low)) / (Math.max(...xs) - Math.min(...xs));
}

it.each(WINGS)('The hindwing of a %s is round where it ends, as no scissors cut it', (_, { hind }) => {
  expect(flatOf(hind)).toBeLessThan(0.37);
});
