import { BRED_OR_OLD, FROM_NATURE, rowsOf, type Law, type LawRow } from './law-row.ts';

const DIRECTIVE: Law = {
  id: 'eu-habitats',
  cite: 'Directive 92/43/EEC',
  article: 'art. 12(2), annex IV',
  url: 'https://eur-lex.europa.eu/eli/dir/1992/43',
  place: 'union',
  direction: 'sale',
  from: '1992-06-10',
  lookedUp: '2026-11-25',
};

/**
 * Insects of annex IV: what is taken from the wild is neither kept nor sold. What was bred, or taken before the directive
 * held, is another matter, of which the shop is asked.
 */
export const HABITATS: LawRow[] = [
  ...rowsOf(DIRECTIVE, { answer: 'no', confirmed: 'ask', sources: FROM_NATURE }, annexIV()),
  ...rowsOf(
    { ...DIRECTIVE, id: 'eu-habitats-bred' },
    { answer: 'ask', confirmed: 'ask', sources: BRED_OR_OLD },
    annexIV(),
  ),
];

function annexIV(): string[] {
  return [
    ...['Bolbelasmus unicornis', 'Buprestis splendens', 'Carabus hampei', 'Carabus hungaricus'],
    ...['Carabus olympiae', 'Carabus variolosus', 'Carabus zawadszkii', 'Cerambyx cerdo'],
    ...['Cucujus cinnaberinus', 'Dorcadion fulvum', 'Dytiscus latissimus', 'Graphoderus bilineatus'],
    ...['Osmoderma eremita', 'Phryganophilus ruficollis', 'Pilemia tigrina', 'Rosalia alpina'],
    ...['Apatura metis', 'Coenonympha hero', 'Coenonympha oedippus', 'Colias myrmidone', 'Erannis ankeraria'],
    ...['Erebia calcaria', 'Erebia christi', 'Erebia sudetica', 'Eriogaster catax', 'Euphydryas maturna'],
    ...['Fabriciana elisa', 'Gortyna borelii', 'Hyles hippophaes', 'Leptidea morsei', 'Lopinga achine'],
    ...['Lycaena dispar', 'Lycaena helle', 'Melanargia arge', 'Nymphalis vaualbum', 'Papilio alexanor'],
    ...['Papilio hospiton', 'Parnassius apollo', 'Parnassius mnemosyne', 'Phengaris arion'],
    ...['Phengaris nausithous', 'Phengaris teleius', 'Polyommatus golgus', 'Proserpinus proserpina'],
    ...['Zerynthia polyxena', 'Apteromantis aptera', 'Aeshna viridis', 'Cordulegaster heros'],
    ...['Cordulegaster trinacriae', 'Gomphus graslinii', 'Leucorrhinia albifrons', 'Leucorrhinia caudalis'],
    ...['Leucorrhinia pectoralis', 'Lindenia tetraphylla', 'Macromia splendens', 'Ophiogomphus cecilia'],
    ...['Oxygastra curtisii', 'Stylurus flavipes', 'Sympecma paedisca', 'Baetica ustulata'],
    ...['Saga pedo', 'Paracaloptenus caloptenoides', 'Pholidoptera transsylvanica'],
  ];
}
