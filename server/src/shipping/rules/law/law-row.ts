import type { SourceCode } from '@vitrine/shared/contract/catalogue-lists';

/** Whether a lot may go: `papers` when it may with what is named, `ask` when nobody has confirmed either. */
export const ANSWERS = ['yes', 'papers', 'ask', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What is done with the lot: it crosses the border of the Union, or is sold or owned within the territory of a row. */
type Direction = 'leaves' | 'sale' | 'import' | 'possession';

/** Taken from nature, or not known to be otherwise; and what was bred, or is from before the Convention. */
export const FROM_NATURE: readonly SourceCode[] = ['W', 'R', 'I', 'U'];
export const BRED_OR_OLD: readonly SourceCode[] = ['C', 'D', 'F', 'O'];

/** Of a lot, or to be granted by an authority for this one sale: what nobody has lying ready. */
export const PAPERS = {
  certificate: 'lot',
  'origin-proof': 'lot',
  'export-permit': 'granted',
  'import-permit': 'granted',
} as const;
export type Paper = keyof typeof PAPERS;

/** Where a row holds: of the annexes within or outside the Union, in one country, or in a part of one. */
export type Place =
  | 'union'
  | 'outside'
  | 'DE'
  | 'FR'
  | 'FR-IDF'
  | 'NL'
  | 'BE-VLG'
  | 'BE-WAL'
  | 'BE-BRU'
  | 'GB'
  | 'CH'
  /** Anywhere that no list of protected insects was looked up for. */
  | 'unchecked';

/** A text of law, and when it was looked up for this list. */
export interface Law {
  id: string;
  /** As a lawyer cites it in English, or at home; pages say Union law in their language (`cite-law.ts`). */
  cite: string;
  article: string;
  url: string;
  place: Place;
  direction: Direction;
  /** First day on which it holds, and last day; without a last one it holds still. */
  from: string;
  until?: string;
  lookedUp: string;
  /** Only some names were looked for in it. */
  isReadWhole?: false;
}

/** One rule: a taxon, where, from which source of specimens → whether it may go. */
export interface LawRow extends Law {
  /** Latin name of a species or of a genus; `annex B` and `source I` for lots of which the shop itself says so. */
  taxon: string;
  sources: readonly SourceCode[] | 'any';
  answer: Answer;
  papers: readonly Paper[];
  /** Annex of Regulation (EC) No 338/97 that names the taxon; empty in other laws. */
  annex: '' | 'A' | 'B' | 'C' | 'D';
  /** The day on which the law came to name the taxon is not known: it counts as long as the law does. */
  isUndated?: boolean;
  /** Of a genus of which each species that the law could mean has a row of its own: what names no species is left. */
  isOfUnnamed?: boolean;
  /** `law`: read in a source. `ask`: to be confirmed by the shop's lawyer. */
  confirmed: 'law' | 'ask';
}

type Said = Pick<LawRow, 'answer' | 'confirmed'> &
  Partial<Pick<LawRow, 'papers' | 'annex' | 'sources' | 'isUndated' | 'isOfUnnamed'>>;

/** The rows of a law that say the same of several taxa. */
export function rowsOf(law: Law, said: Said, taxa: readonly string[]): LawRow[] {
  const { papers = [], annex = '', sources = 'any' } = said;
  return taxa.map((taxon) => ({
    ...law,
    ...said,
    ...{ papers, annex, sources, taxon },
    id: `${law.id}:${taxon.toLowerCase().replaceAll(' ', '-')}`,
  }));
}
