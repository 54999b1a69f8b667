import { CHECKED_SPECIES } from './checked-species.ts';
import { rowsOf, type Law, type LawRow } from './law-row.ts';
import { WIDE_GENERA } from './wide-genera.ts';

/** Checked species that people brought to Europe: no list of native species names them. */
const BROUGHT = [
  ...['Leptinotarsa decemlineata', 'Paysandisia archon', 'Rhynchophorus ferrugineus', 'Samia cynthia'],
  'Vespa velutina',
];

/** Genera of Europe that no species of the shop was checked of: those that national lists are known to name. */
const OTHER_GENERA_OF_EUROPE: readonly string[] = [
  ...['Agapanthia', 'Anthaxia', 'Buprestis', 'Cerambyx', 'Dorcadion', 'Gnorimus', 'Lamia', 'Leptura'],
  ...['Meloe', 'Morimus', 'Osmoderma', 'Plagionotus', 'Saperda', 'Stictoleptura', 'Trichius', 'Cucujus'],
  ...['Graphoderus', 'Aricia', 'Boloria', 'Coenonympha', 'Cupido', 'Erebia', 'Eriogaster', 'Gortyna'],
  ...['Graellsia', 'Hipparchia', 'Leptidea', 'Lopinga', 'Melitaea', 'Phengaris', 'Plebejus', 'Thymelicus'],
  ...['Coenagrion', 'Leucorrhinia', 'Oxygastra', 'Sympecma', 'Andrena', 'Anthophora', 'Bembix', 'Formica'],
  ...['Osmia', 'Myrmeleon', 'Psophus', 'Saga', 'Decticus'],
];

const genusOf = (taxon: string) => taxon.split(' ')[0] ?? taxon;
const isWide = (taxon: string) => Object.hasOwn(WIDE_GENERA, genusOf(taxon));
/** Checked species that live in Europe. */
export const CHECKED_NATIVES = Object.keys(CHECKED_SPECIES).filter((name) => !BROUGHT.includes(name));

/** Genera of which one that nobody checked is asked about, wherever in Europe it goes. */
const EUROPEAN_GENERA: readonly string[] = [
  ...new Set([...CHECKED_NATIVES.map(genusOf), ...OTHER_GENERA_OF_EUROPE]),
].filter((genus) => !isWide(genus));

/** Species of the wide genera that live in Europe. */
const WIDE_SPECIES = Object.entries(WIDE_GENERA).flatMap(([genus, all]) =>
  all.map((species) => `${genus} ${species}`),
);
const ASKED = { answer: 'ask', confirmed: 'ask' } as const;
const MAY_GO = { answer: 'yes', confirmed: 'ask' } as const;

/**
 * The rows of a list of which only some species were checked: what else lives in Europe is asked about, by its genus.
 * @param known species and genera of which the list's own rows say something
 */
export function uncheckedRows(law: Law, known: readonly string[]): LawRow[] {
  const unknown = (taxon: string) => !known.includes(taxon);
  return [
    ...rowsOf(law, ASKED, [...EUROPEAN_GENERA, ...WIDE_SPECIES].filter(unknown)),
    ...rowsOf(law, { ...ASKED, isOfUnnamed: true }, Object.keys(WIDE_GENERA).filter(unknown)),
    ...rowsOf(law, MAY_GO, BROUGHT.filter(unknown)),
  ];
}

/** Where no list was looked up: cited in words, as there is no text to name. */
const NO_LIST: Law = {
  ...{ id: 'unchecked', cite: 'national list, not checked yet', article: '', url: '' },
  ...{ place: 'unchecked', direction: 'sale', from: '1970-01-01', lookedUp: '2026-11-27' },
};

/** The rows of a list that nobody held against what the shop sells: of all that lives in Europe is asked. */
export const unreadRows = (law: Law): LawRow[] => [
  ...rowsOf(law, ASKED, CHECKED_NATIVES),
  ...uncheckedRows(law, CHECKED_NATIVES),
];

/** What lives in Europe, and goes where nobody looked a list up, is asked about. */
export const UNCHECKED: LawRow[] = unreadRows(NO_LIST);
