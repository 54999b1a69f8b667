import { CHECKED_SPECIES } from './checked-species.ts';
import { rowsOf, type Law, type LawRow } from './law-row.ts';

/** Checked species that people brought to Europe: no list of native species names them. */
const BROUGHT = [
  ...['Leptinotarsa decemlineata', 'Paysandisia archon', 'Rhynchophorus ferrugineus', 'Samia cynthia'],
  'Vespa velutina',
];

/**
 * Genera that live mostly elsewhere, with every species that lives in Europe: of these and no others is asked, so that a
 * swallowtail from Sulawesi goes without a question.
 */
const WIDE_GENERA: Readonly<Record<string, readonly string[]>> = {
  Acherontia: ['atropos'],
  Apatura: ['ilia', 'iris', 'metis'],
  Charaxes: ['jasius'],
  Danaus: ['chrysippus'],
  Daphnis: ['nerii'],
  Dorcus: ['alexisi', 'musimon', 'parallelipipedus'],
  Graphosoma: ['italicum', 'semipunctatum'],
  Lucanus: ['barbarossa', 'cervus', 'ibericus', 'pontbrianti', 'tetraodon'],
  Megascolia: ['bidens', 'maculata'],
  Papilio: ['alexanor', 'hospiton', 'machaon', 'saharae'],
  Parnassius: ['apollo', 'corybas', 'mnemosyne', 'nordmanni', 'phoebus', 'sacerdos'],
  Rosalia: ['alpina'],
  Vespa: ['crabro', 'orientalis'],
  Xylocopa: [
    'amedaei',
    'cantabrita',
    'gracilis',
    'iris',
    'olivieri',
    'pubescens',
    'uclesiensis',
    'valga',
    'violacea',
  ],
};

/** Genera of Europe that no species of the shop was checked of: those that national lists are known to name. */
const OTHER_GENERA_OF_EUROPE: readonly string[] = [
  ...['Agapanthia', 'Anthaxia', 'Buprestis', 'Cerambyx', 'Chalcophora', 'Dorcadion', 'Ergates', 'Gnorimus'],
  ...['Lamia', 'Leptura', 'Meloe', 'Monochamus', 'Morimus', 'Osmoderma', 'Plagionotus', 'Platycerus'],
  ...['Protaetia', 'Saperda', 'Stictoleptura', 'Trichius', 'Cylindera', 'Cucujus', 'Graphoderus'],
  ...['Aricia', 'Boloria', 'Coenonympha', 'Cupido', 'Erebia', 'Eriogaster', 'Euphydryas', 'Fabriciana'],
  ...['Gortyna', 'Graellsia', 'Hesperia', 'Hipparchia', 'Leptidea', 'Lopinga', 'Melitaea', 'Phengaris'],
  ...['Plebejus', 'Proserpinus', 'Pyrgus', 'Satyrium', 'Speyeria', 'Thymelicus', 'Aeshna', 'Coenagrion'],
  ...['Cordulegaster', 'Gomphus', 'Lestes', 'Leucorrhinia', 'Ophiogomphus', 'Orthetrum', 'Oxygastra'],
  ...['Sympecma', 'Andrena', 'Anthophora', 'Bembix', 'Formica', 'Osmia', 'Myrmeleon', 'Psophus', 'Saga'],
  ...['Decticus', 'Gryllus'],
];

const genusOf = (taxon: string) => taxon.split(' ')[0] ?? taxon;
const isWide = (taxon: string) => Object.hasOwn(WIDE_GENERA, genusOf(taxon));
const CHECKED_NATIVES = Object.keys(CHECKED_SPECIES).filter((name) => !BROUGHT.includes(name));

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

/** What lives in Europe, and goes where nobody looked a list up, is asked about. */
export const UNCHECKED: LawRow[] = [
  ...rowsOf(NO_LIST, ASKED, CHECKED_NATIVES),
  ...uncheckedRows(NO_LIST, CHECKED_NATIVES),
];
