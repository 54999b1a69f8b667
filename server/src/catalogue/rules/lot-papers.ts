import { lotPapersSchema, type LotDocument, type LotPapers } from '@vitrine/shared/contract/orders/papers';
import { z } from '@vitrine/shared/contract/zod';

export type { LotPapers };

/** The column `papers` of an order's line. */
export const parsePapers = (column: string): LotPapers => lotPapersSchema.parse(JSON.parse(column));

const customsFactsSchema = z.object({ country: z.optional(z.string()), packedGrams: z.optional(z.int()) });

/** The column of a new line: its papers, and what one weighs packed. @param packedGrams 0 where nobody noted it */
export const keptPapers = (papers: LotPapers, packedGrams: number): string =>
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

/** What of a lot's row decides about its papers. */
export interface PaperedLot {
  country: string;
  locality: string;
  caught_on: string | null;
  cites_annex: string | null;
  cites_certificate: string;
}

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
  const certificate = certificateOf(lot, document);
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

/** Of annex A: the certificate of article 10, where the document is another one. Its date and authority nobody notes. */
function certificateOf(
  { cites_annex: annex, cites_certificate: number }: PaperedLot,
  document: LotDocument,
): LotDocument | null {
  if (annex !== 'A' || number.trim() === '' || document.kind === 'article-10') return null;
  return { kind: 'article-10', number, date: null, authority: '', country: '' };
}
