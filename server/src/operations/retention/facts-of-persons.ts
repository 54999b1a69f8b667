import type { FACTS } from '@vitrine/shared/contract/facts/facts';
import type { Schema } from '../../database/schema/schema.ts';

type FactName = keyof typeof FACTS;

/** What of a lot is kept beside the lot itself: lines of imports, and papers of what was sold. */
const IN_CATALOGUE = ['insects', 'import_lines'] as const satisfies (keyof Schema)[];
const SOLD_TOO = [...IN_CATALOGUE, 'order_lines'] as const satisfies (keyof Schema)[];

/**
 * Facts of a lot that name a person, and the tables that hold them: who described the species, who collected, bred or owned
 * the specimen, who issued its document (of a breeder's declaration a breeder), who sold it to the shop, whom a note is about.
 */
export const FACTS_OF_PERSONS: Partial<Record<FactName, readonly (keyof Schema)[]>> = {
  authority: IN_CATALOGUE,
  collector: SOLD_TOO,
  formerOwners: SOLD_TOO,
  documentAuthority: SOLD_TOO,
  supplier: IN_CATALOGUE,
  privateNote: IN_CATALOGUE,
};

/** Facts in free words that name nobody: species, places, numbers, offices of State, and what is written to be published. */
export const FACTS_OF_NOBODY: readonly FactName[] = [
  ...(['name', 'genus', 'species', 'common', 'locality', 'description', 'drawer'] as const),
  ...(['documentNumber', 'citesCertificate', 'certificateAuthority'] as const),
];
