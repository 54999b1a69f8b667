import { lotPapersSchema, type LotDocument, type LotPapers } from '@vitrine/shared/contract/orders/papers';
import { z } from '@vitrine/shared/contract/zod';

export type { LotPapers };

/** The column `papers` of an order's line. */
export const parsePapers = (column: string): LotPapers => lotPapersSchema.parse(JSON.parse(column));

const customsFactsSchema = z.object({ country: z.optional(z.string()), packedGrams: z.optional(z.int()) });

/** The column of a new line: its papers, and what one weighs packed. @param packedGrams 0 where nobody noted it */
export const papersColumn = (papers: LotPapers, packedGrams: number): string =>
  JSON.stringify({ ...papers, ...(packedGrams > 0 && { packedGrams }) });

/** What of that customs ask for: the country that a specimen is from, and its weight. */
export function customsFactsOf(column: string): { origin?: string; packedGrams?: number } {
  const { country, packedGrams } = customsFactsSchema.parse(JSON.parse(column));
  return { ...(country && { origin: country }), ...(packedGrams && { packedGrams }) };
}

/** What of them the order's page shows: what the law asks. */
export function shownPapers(
  column: string,
  annex: string | null,
): { annex?: string; sourceCode?: string; documents?: LotDocument[] } {
  const { sourceCode, documents } = parsePapers(column);
  return {
    ...(annex !== null && { annex }),
    ...(sourceCode && { sourceCode }),
    ...(documents && { documents }),
  };
}

/** What of a lot's row says that it has a certificate. */
type Certified = Readonly<{ cites_annex: string | null; cites_certificate: string }>;

/** What of a lot's row decides about its papers. */
export interface PaperedLot extends Certified {
  country: string;
  locality: string;
  caught_on: string | null;
}

const CERTIFICATE = 'article-10';

/** The papers of a lot as it is now. `facts`: those without a column of their own. */
export function papersOf(lot: PaperedLot, facts: Readonly<Record<string, unknown>>): LotPapers {
  const said = (name: string) => {
    const value = facts[name];
    return typeof value === 'string' ? value : '';
  };
  const document: LotDocument = {
    kind: said('documentKind') || null,
    number: said('documentNumber'),
    date: said('documentDate') || null,
    authority: said('documentAuthority'),
    country: said('documentCountry'),
  };
  const certificate = certificateOf(lot, document, said);
  const documents = [document.kind || document.number ? document : null, certificate].filter(
    (one) => one !== null,
  );
  const texts = {
    sourceCode: said('sourceCode'),
    country: lot.country,
    locality: lot.locality,
    caughtOn: lot.caught_on ?? '',
    collector: said('collector'),
    formerOwners: said('formerOwners'),
  };
  const known = Object.entries(texts).filter(([, text]) => text !== '');
  return { ...Object.fromEntries(known), ...(documents.length > 0 && { documents }) };
}

/** The certificate of article 10, where the document is another one. */
function certificateOf(
  lot: PaperedLot,
  document: LotDocument,
  said: (name: string) => string,
): LotDocument | null {
  if (!isCertified(lot) || document.kind === CERTIFICATE) return null;
  return {
    kind: CERTIFICATE,
    number: lot.cites_certificate,
    date: said('certificateDate') || null,
    authority: said('certificateAuthority'),
    country: said('certificateCountry'),
  };
}

/** Of annex A the number is that of its certificate. What older releases noted there of another annex may be anything. */
const isCertified = ({ cites_annex: annex, cites_certificate: number }: Certified): boolean =>
  annex === 'A' && number.trim() !== '';

/**
 * The kinds of the documents that lie with a lot, by which everybody asks the law: page, lists, cart, checkout and packing.
 * @param kind of the document that the facts name, if any
 */
export function documentKindsOf(lot: Certified, kind: string | null | undefined): string[] {
  return [...new Set([...(kind ? [kind] : []), ...(isCertified(lot) ? [CERTIFICATE] : [])])];
}

/** The same of documents as an order keeps them. */
export const kindsOf = (documents: readonly LotDocument[] = []): string[] =>
  documents.flatMap(({ kind }) => kind || []);
