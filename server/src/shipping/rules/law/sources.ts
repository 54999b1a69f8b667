import { rowsOf, type Law, type LawRow } from './law-row.ts';

const SEIZED = {
  ...{ id: 'eu-seized', cite: 'Regulation (EC) No 338/97', article: 'art. 8(6), 16' },
  ...{ url: 'https://eur-lex.europa.eu/eli/reg/1997/338', from: '1997-06-01', lookedUp: '2026-11-26' },
} as const;
const UNKNOWN = {
  ...{ id: 'eu-unknown', cite: 'Regulation (EC) No 865/2006', article: 'annex IX' },
  ...{ url: 'https://eur-lex.europa.eu/eli/reg/2006/865', from: '2006-07-09', lookedUp: '2026-11-26' },
} as const;
const everywhere = (law: Omit<Law, 'place' | 'direction'>): Law[] => [
  { ...law, place: 'union', direction: 'sale' },
  { ...law, id: `${law.id}-leaves`, place: 'outside', direction: 'leaves' },
];

/**
 * What the source alone decides. What was seized is sold by an authority or with its word; of a protected specimen whose
 * source nobody knows the document has to say why. Both are asked about before they go anywhere.
 */
export const SOURCE_ROWS: LawRow[] = [
  ...everywhere(SEIZED).flatMap((law) => rowsOf(law, { answer: 'ask', confirmed: 'ask' }, ['source I'])),
  ...everywhere(UNKNOWN).flatMap((law) => rowsOf(law, { answer: 'ask', confirmed: 'ask' }, ['source U'])),
];
