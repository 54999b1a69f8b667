import { createRandom } from './random.ts';
import { readSpecies, type Species } from './species.ts';

/** Of how many species the picture of a mixed lot shows one. */
const SHOWN = 4;

/** Species of one mixed lot that are shown and named: of the same reference always the same, in whatever order they come. */
export function shownOf(group: readonly Species[], reference: string): Species[] {
  const sorted = group.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return createRandom(`${reference} company`).shuffle(sorted).slice(0, SHOWN);
}

export function nameOf({ genus, species }: Species): string {
  return `${genus} ${species}`;
}

let all: readonly Species[] | undefined;

/** The same species again for whoever draws the lot and knows only its family, country and reference. */
export function companyOf(lot: { family: string; country: string; reference: string }) {
  all ??= readSpecies();
  const group = all.filter(({ family, country }) => family === lot.family && country === lot.country);
  return shownOf(group, lot.reference).map(({ size_mm_min, size_mm_max, ...species }) => ({
    ...species,
    sizeMm: Math.round((size_mm_min + size_mm_max) / 2),
  }));
}
