import type { Flaw } from './wear/flaw.ts';

/** What the illustrator must know of one lot. Colours are hex, the ground colour first; lengths in millimetres. */
export interface SpecimenFacts {
  readonly genus: string;
  readonly species: string;
  readonly authority: string;
  readonly family: string;
  /** Body plan, as in the catalogue's `shape` column. Unknown shapes get a plain insect. */
  readonly shape: string;
  readonly colours: readonly string[];
  /** Wingspan for what is sold with spread wings by span (Lepidoptera), body length for the rest. */
  readonly sizeMm: number;
  /** ISO 3166 alpha-2 code. */
  readonly country: string;
  readonly locality: string;
  readonly year: number;
  readonly gender: 'MALE' | 'FEMALE' | 'STOCK';
  readonly reference: string;
  readonly spread: 'YES' | 'NO' | 'WINGS';
  /** What is wrong with it; empty for a perfect one. */
  readonly flaws: readonly Flaw[];
  /** Of a mixed lot, what is drawn in its place. */
  readonly company?: readonly Companion[];
}

/** One of several that are drawn together. */
export type Companion = Pick<SpecimenFacts, 'genus' | 'species' | 'shape' | 'colours' | 'sizeMm'>;

export type View = 'dorsal' | 'ventral' | 'label';
