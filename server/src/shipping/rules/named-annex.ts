import { ROWS_OF_TAXON } from './law/law-rows.ts';
import type { LawRow } from './law/law-row.ts';
import { taxonNames } from './taxon-names.ts';

/** A lot by its name: Latin, or of a mixed lot in plain words that may name some of what is in it. */
interface NamedLot {
  name: string;
  isMixed?: boolean;
}

/** The strictest first. */
const ANNEXES = ['A', 'B', 'C', 'D'] as const;

/**
 * The rows that mean a lot by its name: of each law those of the narrowest taxon. A mixed lot is held to whatever taxon
 * stands in its name.
 */
export function rowsByName({ name, isMixed = false }: NamedLot): LawRow[] {
  if (!isMixed) return rowsOfName(name);
  const words = name.split(/\s+/);
  const starts = words.flatMap((word, at) => (/^\p{Lu}/u.test(word) ? [words.slice(at).join(' ')] : []));
  return [...new Set(starts.flatMap(rowsOfName))];
}

function rowsOfName(name: string): LawRow[] {
  const { subspecies, species, genus } = taxonNames(name);
  return [subspecies, species, genus].reduce<LawRow[]>((rows, taxa) => {
    const known = new Set(rows.map(lawOf));
    const wider = taxa.flatMap((taxon) => ROWS_OF_TAXON.get(taxon) ?? []);
    return [...rows, ...wider.filter((row) => !known.has(lawOf(row)))];
  }, []);
}

/** The annexes of one regulation are one law. */
const lawOf = ({ cite, place, direction }: LawRow) => [cite, place, direction].join(' ');

/**
 * The annex of a lot: that of the rows that name it, or the one that the shop says where that is stricter. A row that
 * holds no more names nothing.
 */
export function annexOfLot({
  citesAnnex,
  ...lot
}: NamedLot & { citesAnnex: string | null }): (typeof ANNEXES)[number] | null {
  const named = rowsByName(lot).flatMap(({ annex, until }) => (until === undefined ? [annex] : []));
  return ANNEXES.find((annex) => annex === citesAnnex || named.includes(annex)) ?? null;
}
