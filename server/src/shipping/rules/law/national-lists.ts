import { CHECKED_SPECIES } from './checked-species.ts';
import { uncheckedRows, unreadRows } from './european-natives.ts';
import { BRED_OR_OLD, FROM_NATURE, rowsOf, type Law, type LawRow } from './law-row.ts';

const seller = { direction: 'sale', lookedUp: '2026-11-25', isReadWhole: false } as const;

/** In the order of the letters of `CHECKED_SPECIES`. */
export const PLACES_CHECKED: readonly Law[] = [
  {
    ...seller,
    id: 'de-bartschv',
    cite: 'BNatSchG, BArtSchV',
    article: '§ 44(2) BNatSchG; § 1, Anlage 1 BArtSchV',
    url: 'https://www.gesetze-im-internet.de/bartschv_2005/anlage_1.html',
    place: 'DE',
    from: '2010-03-01',
  },
  {
    ...seller,
    id: 'fr-insectes',
    cite: 'Arrêté du 23 avril 2007 (insectes)',
    article: 'art. 2, 3',
    url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000465500',
    place: 'FR',
    from: '2007-05-07',
  },
  {
    ...seller,
    id: 'nl-bal',
    cite: 'Besluit activiteiten leefomgeving',
    article: 'art. 11.54, bijlage IX',
    url: 'https://wetten.overheid.nl/BWBR0041330',
    place: 'NL',
    from: '2024-01-01',
  },
  {
    ...seller,
    id: 'be-vlg-soortenbesluit',
    cite: 'Soortenbesluit (15 mei 2009)',
    article: 'art. 10, 12, bijlage 1',
    url: 'https://codex.vlaanderen.be/doc/document/1018227',
    place: 'BE-VLG',
    from: '2009-09-01',
  },
  {
    ...seller,
    id: 'be-wal-nature',
    cite: 'Loi sur la conservation de la nature (12 juillet 1973)',
    article: 'art. 2bis, annexe II b',
    url: 'https://wallex.wallonie.be/eli/loi-decret/1973/07/12/1973071207',
    place: 'BE-WAL',
    from: '2002-02-01',
  },
  {
    ...seller,
    id: 'be-bru-nature',
    cite: 'Ordonnance relative à la conservation de la nature (1er mars 2012)',
    article: 'art. 67, 68, annexe II',
    url: 'https://www.ejustice.just.fgov.be/eli/ordonnance/2012/03/01/2012031122/justel',
    place: 'BE-BRU',
    from: '2012-03-26',
  },
];

/** The lists forbid what is taken from nature. What was bred, or is older than they are, has to be proved: of that the shop is asked. */
const LETTERS = {
  N: { answer: 'no', confirmed: 'ask', sources: FROM_NATURE },
  y: { answer: 'yes', confirmed: 'ask' },
  a: { answer: 'ask', confirmed: 'ask' },
  // It does not live there.
  '.': { answer: 'yes', confirmed: 'ask' },
} as const;

/** National and regional lists of protected species, so far as they were held against what the shop sells. */
export const NATIONAL_LISTS: LawRow[] = PLACES_CHECKED.flatMap((law, at) => {
  const lettered = (letter: string) =>
    Object.keys(CHECKED_SPECIES).filter((name) => CHECKED_SPECIES[name]?.[at] === letter);
  const bred = { ...law, id: `${law.id}-bred` };
  return [
    ...Object.entries(LETTERS).flatMap(([letter, said]) => rowsOf(law, said, lettered(letter))),
    ...rowsOf(bred, { answer: 'ask', confirmed: 'ask', sources: BRED_OR_OLD }, lettered('N')),
    ...uncheckedRows(law, Object.keys(CHECKED_SPECIES)),
  ];
});

/** The list that adds to the national one around Paris: more than a hundred insects, of which nobody read more than three names. */
const ILE_DE_FRANCE: Law = {
  ...seller,
  id: 'fr-idf-insectes',
  cite: 'Arrêté du 22 juillet 1993 (Île-de-France)',
  article: 'art. 1er',
  url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000361997',
  place: 'FR-IDF',
  from: '1993-09-23',
};
export const REGIONAL_LISTS: LawRow[] = unreadRows(ILE_DE_FRANCE);
