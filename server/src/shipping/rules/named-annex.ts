import { COUNTRIES } from '../../forms/rules/countries.ts';
import { LAW_ROWS, ROWS_OF_TAXON } from './law/law-rows.ts';
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
  return isMixed ? [...new Set(taxaIn(name).flatMap(rowsOfName))] : rowsOfName(name);
}

/** What in a name in plain words may be a Latin one: each part of it that begins with a capital. */
function taxaIn(name: string): string[] {
  const words = name.split(/\s+/);
  return words.flatMap((word, at) => (/^\p{Lu}/u.test(word) ? [words.slice(at).join(' ')] : []));
}

/** Families, and parts of them, in which the annexes name species. */
const LISTED_FAMILIES = [
  ...['Papilionidae', 'Papilioninae', 'Parnassiinae', 'Nymphalidae', 'Morphinae', 'Charaxinae', 'Lucanidae'],
  ...['Scarabaeidae', 'Dynastidae', 'Dynastinae'],
];
const LISTED = new Set([
  ...LISTED_FAMILIES,
  ...LAW_ROWS.flatMap(({ annex, taxon }) => (annex ? [taxon.split(' ')[0] ?? taxon] : [])),
]);
/** Words that follow a Latin name of a group and are no epithet. */
const PLAIN =
  /^(?:with|and|or|of|from|lot|spp?\.?|met|en|van|uit|avec|et|ou|de|du|des|mixed|gemengd|mixte)$/i;

/**
 * Whether a mixed lot has to name its species before it is shown: none is in its name, the shop says no annex that asks
 * for papers, and its group has species that the annexes name, or it is from Europe, where lists name some of any group.
 */
export function wantsSpecies({
  name,
  isMixed = false,
  citesAnnex,
  country,
}: NamedLot & { citesAnnex: string | null; country: string }): boolean {
  if (!isMixed || citesAnnex === 'A' || citesAnnex === 'B') return false;
  const taxa = taxaIn(name);
  const namesOne = taxa.some((taxon) => {
    const [group = '', epithet = ''] = taxon.split(/\s+/);
    return !/(?:idae|inae)$/.test(group) && !PLAIN.test(epithet) && taxonNames(taxon).species.length > 0;
  });
  if (namesOne) return false;
  return COUNTRIES.includes(country) || taxa.some((taxon) => LISTED.has(taxon.split(/[\s,;:]+/)[0] ?? ''));
}

function rowsOfName(name: string): LawRow[] {
  const { subspecies, species, genus } = taxonNames(name);
  return [subspecies, species, genus].reduce<LawRow[]>((rows, taxa) => {
    const known = new Set(rows.map(lawOf));
    const wider = taxa.flatMap((taxon) => ROWS_OF_TAXON.get(taxon) ?? []);
    return [
      ...rows,
      ...wider.filter((row) => !known.has(lawOf(row)) && !(row.isOfUnnamed && species.length > 0)),
    ];
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
