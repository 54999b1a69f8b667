import type { Insertable } from 'kysely';
import type { PriceSince } from '../catalogue/rules/previous-price.ts';
import type { InsectsTable } from '../database/schema/schema.ts';
import type { SampleFamily } from './families.ts';
import type { Random } from './random.ts';

/** All that is written of one lot. */
export interface SampleLot {
  insect: Omit<Insertable<InsectsTable>, 'family_id' | 'category'>;
  family: SampleFamily;
  shape: string;
  colours: readonly string[];
  /** In the order of time, the current one last. */
  prices: readonly PriceSince[];
  /** How many there ever were: what is not on hand any more was sold. */
  received: number;
}

/** What all lots of one filling share. */
export interface Making {
  random: Random;
  families: readonly SampleFamily[];
  now: Date;
  /** The next free reference, such as `BU-0123`. */
  nextReference(prefix: string): string;
}
