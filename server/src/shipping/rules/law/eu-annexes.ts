import { rowsOf, type Law, type LawRow } from './law-row.ts';

const REGULATION = {
  cite: 'Regulation (EC) No 338/97',
  url: 'https://eur-lex.europa.eu/eli/reg/1997/338',
  from: '1997-06-01',
  lookedUp: '2026-11-25',
};

const within = (letter: string, article: string): Law => ({
  ...REGULATION,
  ...{ id: `eu-${letter}-sale`, article, place: 'union', direction: 'sale' },
});
const leaving = (letter: string, article: string): Law => ({
  ...REGULATION,
  ...{ id: `eu-${letter}-leaves`, article, place: 'outside', direction: 'leaves' },
});

/** The insects that the annexes name, under the names of the annexes; `annex …` is what the shop says of a lot itself. */
const NAMED = {
  A: [
    'annex A',
    'Ornithoptera alexandrae',
    'Papilio chikae',
    'Papilio homerus',
    'Papilio hospiton',
    'Parides burchellanus',
    'Parnassius apollo',
  ],
  B: [
    'annex B',
    'Atrophaneura jophon',
    'Atrophaneura pandiyana',
    'Bhutanitis',
    'Dynastes satanas',
    'Ornithoptera',
    'Teinopalpus',
    'Trogonoptera',
    'Troides',
  ],
  C: [
    'annex C',
    'Agrias amydon boliviensis',
    'Colophon',
    'Morpho godartii lachaumei',
    'Prepona praeneste buckleyana',
  ],
  D: ['annex D'],
} as const;

/**
 * Annexes A to D. Within the Union A is sold under its certificate and B with proof that it was got lawfully; A, B and C
 * leave it only with an export permit or a re-export certificate (article 5). D asks a notification of who brings a
 * specimen in, and nothing of who sends one out.
 */
export const EU_ANNEXES: LawRow[] = [
  ...named('A', within('a', 'art. 8(3), 10'), { answer: 'papers', papers: ['certificate'] }),
  ...named('B', within('b', 'art. 8(5)'), { answer: 'papers', papers: ['origin-proof'] }),
  ...named('C', within('c', 'art. 8'), { answer: 'yes' }),
  ...named('D', within('d', 'art. 8'), { answer: 'yes' }),
  ...named('A', leaving('a', 'art. 5(1), 5(2)'), { answer: 'papers', papers: ['export-permit'] }),
  ...named('B', leaving('b', 'art. 5(4)'), { answer: 'papers', papers: ['export-permit'] }),
  ...named('C', leaving('c', 'art. 5(4)'), { answer: 'papers', papers: ['export-permit'] }),
  ...named('D', leaving('d', 'art. 4(4)'), { answer: 'yes' }),
];

function named(
  annex: keyof typeof NAMED,
  law: Law,
  said: Pick<LawRow, 'answer'> & Partial<LawRow>,
): LawRow[] {
  // The duty is the text's; which taxa the annexes name today was not read in them.
  const isOwn = (taxon: string) => taxon.startsWith('annex ');
  return [
    ...rowsOf(law, { ...said, annex, confirmed: 'law' }, NAMED[annex].filter(isOwn)),
    ...rowsOf(
      law,
      { ...said, annex, confirmed: 'ask' },
      NAMED[annex].filter((one) => !isOwn(one)),
    ),
  ];
}
