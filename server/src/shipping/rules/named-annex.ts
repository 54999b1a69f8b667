import { COUNTRIES } from '../../forms/rules/countries.ts';
import { LAW_ROWS, ROWS_OF_TAXON } from './law/law-rows.ts';
import type { LawRow } from './law/law-row.ts';
import { OTHER_GENERA, OTHER_NAMES } from './law/other-names.ts';
import { SHOP_SPECIES } from './law/shop-species.ts';

/** A lot by its name: Latin, or of a mixed lot in plain words that may name some of what is in it. */
interface NamedLot {
  name: string;
  isMixed?: boolean;
}

/** The strictest first. */
const ANNEXES = ['A', 'B', 'C', 'D'] as const;

/** Cached, for a lot is asked about for one country after the other. */
let last: (Required<NamedLot> & { rows: readonly LawRow[] }) | null = null;

/**
 * The rows that mean a lot by its name: of each law those of the narrowest taxon. A mixed lot is held to whatever taxon
 * stands in its name.
 */
export function rowsByName({ name, isMixed = false }: NamedLot): readonly LawRow[] {
  if (last?.name === name && last.isMixed === isMixed) return last.rows;
  const rows = isMixed ? [...new Set(taxaIn(name).flatMap(rowsOfName))] : rowsOfName(name);
  last = { name, isMixed, rows };
  return rows;
}

/** What in a name in plain words may be a Latin one: each part of it that begins with a capital, or with a listed group. */
function taxaIn(name: string): string[] {
  const words = name.split(/[\s,;:()[\]/"'‘’“”«»]+/).filter(Boolean);
  return words.flatMap((word, at) =>
    /^\p{Lu}/u.test(word) || LISTED.has(capitalised(word)) ? [latinOf(words.slice(at))] : [],
  );
}

/** A group, with what follows it where that is an epithet; after any other word it names no species. */
function latinOf([group = '', ...rest]: readonly string[]): string {
  const taxon = [group, ...rest].join(' ');
  const [species = ''] = taxonNames(taxon).species;
  const epithet = species.split(' ')[1] ?? '';
  const isEpithet = taxonNames(taxon).species.some((one) => SPECIES.has(one)) || looksLatin(epithet);
  return isEpithet ? taxon : group;
}

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
const genusOf = (taxon: string) => taxon.split(' ')[0] ?? taxon;

/** As an epithet of a species that no row names may end, and words of the shop's languages seldom do. */
const looksLatin = (word: string) =>
  /^[a-z-]*(?:[^o]us|a|um|is|ae|i|oides|tor|nor|ax|ops)$/.test(word) && !PLAIN.has(word);

/** Families, and parts of them, in which the annexes name species. */
const LISTED_FAMILIES = [
  ...['Papilionidae', 'Papilioninae', 'Parnassiinae', 'Nymphalidae', 'Morphinae', 'Charaxinae', 'Lucanidae'],
  ...['Scarabaeidae', 'Dynastidae', 'Dynastinae'],
];
const LISTED = new Set([
  ...LISTED_FAMILIES,
  ...LAW_ROWS.flatMap(({ annex, taxon }) => (annex ? [genusOf(taxon)] : [])),
]);
/** Words with such an ending that are no epithet. */
const PLAIN = new Set([
  ...['extra', 'fauna', 'insecta', 'medium', 'maximum', 'minimum', 'bonus', 'surplus', 'this', 'collector'],
  ...['plus', 'tous', 'mini', 'maxi', 'max', 'assorti', 'assortis', 'choisi', 'choisis', 'parmi', 'aussi'],
  ...['gratis', 'permis', 'colis', 'varia', 'jolis', 'joli', 'gris'],
]);

const NAMED = [...LAW_ROWS.map(({ taxon }) => taxon), ...Object.entries(OTHER_NAMES).flat(), ...SHOP_SPECIES];
/** What is known to be a species, and to be a genus. */
const SPECIES = new Set(NAMED.filter((taxon) => taxon.includes(' ')));
const GENERA = new Set([...NAMED.map(genusOf), ...Object.keys(OTHER_GENERA)]);

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
    const { species, genus } = taxonNames(taxon);
    return species.length > 0 && genus.some((one) => GENERA.has(one));
  });
  if (namesOne) return false;
  return COUNTRIES.includes(country) || taxa.some((taxon) => LISTED.has(capitalised(genusOf(taxon))));
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

/** What rows may say of a lot: its subspecies, its species and its genus, the narrowest first. */
interface TaxonNames {
  subspecies: string[];
  species: string[];
  genus: string[];
}

/**
 * The names by which a row may mean what bears a Latin name: as written, and as it is called now where that is another
 * name. Authors, subgenera and `cf.` are no part of it.
 */
function taxonNames(latin: string): TaxonNames {
  const [genus = '', ...rest] = latin
    .replaceAll(/\([^)]*\)?/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const [species, subspecies] = epithetsOf(rest);
  const first = genus.slice(0, 1).toUpperCase() + genus.slice(1).toLowerCase();
  const binomial = species === undefined ? null : `${first} ${species.toLowerCase()}`;
  const trinomial =
    binomial !== null && subspecies !== undefined ? `${binomial} ${subspecies.toLowerCase()}` : null;
  const [nowCalled] = [trinomial, binomial].flatMap((name) => (name && OTHER_NAMES[name]) || []);
  // A species keeps its epithet where only its genus has another name.
  const moved = binomial && OTHER_GENERA[first] ? binomial.replace(first, OTHER_GENERA[first]) : null;
  const ofSpecies = [nowCalled, moved && (OTHER_NAMES[moved] ?? moved), binomial].flatMap(
    (name) => name ?? [],
  );
  const ofGenus = nowCalled?.split(' ')[0] ?? first;
  return {
    subspecies: trinomial === null ? [] : [trinomial],
    species: [...new Set(ofSpecies)],
    genus: [...new Set([ofGenus, OTHER_GENERA[ofGenus] ?? ofGenus])],
  };
}

/** Up to the author, the year, or what nobody could name. */
function epithetsOf(words: readonly string[]): string[] {
  const named = words.filter((word) => !OPEN_NAMING.test(word));
  const end = named.findIndex((word) => !EPITHET.test(word));
  return end < 0 ? named : named.slice(0, end);
}

/** Words between the names, which name nothing. */
const OPEN_NAMING = /^(cf|aff|ssp|subsp|var|f|forma|ab|nr)\.?$/i;
/** An author begins with a capital, a year with a digit; `sp.` ends what is known. */
const EPITHET = /^(?!spp?\.?$)\p{Ll}[\p{Ll}-]+$/u;
