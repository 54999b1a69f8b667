import { ROWS_OF_TAXON } from './law/law-rows.ts';
import { ANSWERS, PAPERS, type Answer, type LawRow, type Paper } from './law/law-row.ts';
import { rowsByName } from './named-annex.ts';
import { placesOf, sellerPlaces, type Destination } from './legal-places.ts';

/** What of a lot decides where it may go. */
export interface LotFacts {
  /** Latin name, or the plain name of a mixed lot. */
  name: string;
  isMixed?: boolean;
  /** The annex that the shop says of it; rows that name the species hold besides. */
  citesAnnex: string | null;
  /** Where it is from, by the code of CITES; nobody said it: it may be of any source. */
  sourceCode?: string | null | undefined;
  /** The kinds of the documents that lie with it. */
  documents?: readonly string[] | undefined;
}

/** Whether a lot may go somewhere, by which rows (ids), and with which papers. */
export interface Verdict {
  answer: Answer;
  reasons: string[];
  papers: Paper[];
}

/**
 * Whether a lot may go to a destination on a day: the strictest of all rows that hold, where it goes and where it is
 * sold from. Of one law the row of the narrowest taxon counts. What no row means may go: the lists name whole genera to
 * be asked about, so that what is left is what no list could name.
 * @param today ISO day
 */
export function canShip(lot: LotFacts, destination: Destination, today: string): Verdict {
  const places = placesOf(destination);
  const own = sellerPlaces(destination.from);
  const holding = rowsAbout(lot)
    .filter(
      (row) =>
        row.from <= today &&
        (row.until === undefined || today <= row.until) &&
        isOfSource(row, lot.sourceCode ?? null),
    )
    .flatMap((row) => {
      if (places.includes(row.place)) return [withPapers(row, lot)];
      return own.includes(row.place) && row.direction === 'sale' ? [soldFrom(row, lot)] : [];
    });
  const counting = holding.filter(({ answer }) => answer !== 'yes');
  const reasons = counting.length > 0 ? counting : holding;
  const severity = Math.max(0, ...holding.map(({ answer }) => ANSWERS.indexOf(answer)));
  return {
    answer: ANSWERS[severity] ?? 'ask',
    reasons: reasons.map(({ id }) => id),
    papers: [...new Set(counting.flatMap((row) => row.papers))],
  };
}

/** What the shop's own country or region protects goes with a document of its own, and not without (decision 086). */
function soldFrom(row: LawRow, { documents = [] }: LotFacts): LawRow {
  const isProved = documents.length > 0 && row.place !== 'union' && row.answer !== 'yes';
  return isProved ? { ...row, answer: 'papers', papers: ['origin-proof'] } : row;
}

/** Papers that ought to lie with a lot and do not are asked about: nobody can put them into the parcel. */
function withPapers(row: LawRow, { documents = [] }: LotFacts): LawRow {
  const isWanting = row.papers.some((paper) => PAPERS[paper] === 'lot' && !liesThere(paper, documents));
  return isWanting ? { ...row, answer: 'ask' } : row;
}

/** A certificate is that of article 10 alone; lawful origin is proved by any document. */
const liesThere = (paper: Paper, documents: readonly string[]): boolean =>
  paper === 'certificate' ? documents.includes('article-10') : documents.length > 0;

/** Whether a lot may be ordered so: with papers that lie with it, not with one that has yet to be granted. */
export function mayBeOrdered({ answer, papers }: Verdict): boolean {
  return answer === 'yes' || (answer === 'papers' && papers.every((paper) => PAPERS[paper] === 'lot'));
}

/** The rows that mean a lot: of each law those of its narrowest taxon, and those of the annex and source that the shop says. */
function rowsAbout(lot: LotFacts): LawRow[] {
  const { citesAnnex, sourceCode } = lot;
  const byName = rowsByName(lot);
  const named = new Set(byName.map(({ annex }) => annex));
  const annexes = new Set([...named, citesAnnex ?? '']);
  const byAnnex = [...annexes].flatMap((annex) => ROWS_OF_TAXON.get(`annex ${annex}`) ?? []);
  const isProtected = [...annexes].some(Boolean);
  const bySource =
    sourceCode === 'U' && !isProtected ? [] : (ROWS_OF_TAXON.get(`source ${sourceCode}`) ?? []);
  return [...byName, ...byAnnex.filter(({ annex }) => annex === '' || !named.has(annex)), ...bySource];
}

/** An unknown source is any of them. */
function isOfSource({ sources }: LawRow, source: string | null): boolean {
  return sources === 'any' || source === null || sources.some((code) => code === source);
}
