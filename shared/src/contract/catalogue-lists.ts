/* Apart from their schemas, as in `locale-list.ts`. */

/** The four categories that hold families, in the order in which the shop shows them. */
export const FAMILY_CATEGORIES = ['BUTTERFLIES', 'MOTHS', 'BEETLES', 'OTHER_INSECTS'] as const;
/** The categories that gather insects by another property than their family. */
export const SPECIAL_CATEGORIES = ['REPAIRS', 'ONE_EURO', 'MIX', 'LATEST'] as const;
export const CATEGORIES = [...FAMILY_CATEGORIES, ...SPECIAL_CATEGORIES] as const;

/** Grades of condition, best first: perfect, near perfect, small flaws, clear flaws, for repair. */
export const QUALITIES = ['A1', 'A1-', 'A2', 'B', 'C'] as const;
/** WINGS: mounted with its wings spread, of an insect that is usually mounted with them closed. */
export const SPREADS = ['YES', 'NO', 'WINGS'] as const;
/** STOCK: male or female, by availability. */
export const GENDERS = ['MALE', 'FEMALE', 'STOCK'] as const;

/** Codes of CITES for where a specimen is from; those of plants alone and of the sea are left out. */
export const SOURCES = ['W', 'R', 'C', 'D', 'F', 'I', 'O', 'U'] as const;
export type SourceCode = (typeof SOURCES)[number];
/** What may prove that a lot is lawfully held. */
export const DOCUMENT_KINDS = [
  'import-permit',
  'import-notification',
  'export-permit',
  're-export-certificate',
  'article-10',
  'breeder-declaration',
  'catch-permit',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The orders in which a species' lots can be read. */
export const SPECIES_SORTS = ['newest', 'oldest', 'price-up', 'price-down'] as const;
export type SpeciesSort = (typeof SPECIES_SORTS)[number];

/** So many lots stand beside each other at once. */
export const MOST_COMPARED = 4;
