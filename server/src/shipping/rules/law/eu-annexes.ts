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

/** The first day on which the annexes name a taxon, so far as it is known. */
const FIRST = REGULATION.from;
/** Commission Regulation (EU) 2019/2117. */
const SINCE_2019 = '2019-12-14';

/**
 * The insects that the annexes name, under the names of the annexes, with the day of it; `annex …` is what the shop says
 * of a lot itself. Those of annex B that the Convention does not name are in Regulation (EC) No 318/2008, which took out
 * the three that are held for annex D; later texts were not read.
 */
const NAMED: Record<'A' | 'B' | 'C' | 'D', Record<string, string | null>> = {
  A: {
    'annex A': FIRST,
    'Ornithoptera alexandrae': FIRST,
    'Papilio chikae': FIRST,
    'Papilio chikae hermeli': SINCE_2019,
    'Papilio homerus': FIRST,
    'Papilio hospiton': FIRST,
    'Parides burchellanus': SINCE_2019,
    'Parnassius apollo': FIRST,
  },
  B: {
    'annex B': FIRST,
    'Atrophaneura jophon': FIRST,
    'Atrophaneura palu': null,
    'Atrophaneura pandiyana': FIRST,
    Bhutanitis: FIRST,
    'Dynastes satanas': null,
    'Graphium sandawanum': null,
    'Graphium stresemanni': null,
    Ornithoptera: FIRST,
    'Papilio benguetanus': null,
    'Papilio esperanza': null,
    'Papilio morondavana': null,
    'Papilio neumoegeni': null,
    'Parides ascanius': null,
    'Parides hahneli': null,
    Teinopalpus: FIRST,
    Trogonoptera: FIRST,
    Troides: FIRST,
  },
  C: {
    'annex C': FIRST,
    'Agrias amydon boliviensis': null,
    Colophon: null,
    'Morpho godartii lachaumei': null,
    'Prepona praeneste buckleyana': null,
  },
  D: {
    'annex D': FIRST,
    'Baronia brevicornis': null,
    'Papilio grosesmithi': null,
    'Papilio maraho': null,
  },
};

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
  return Object.entries(NAMED[annex]).flatMap(([taxon, since]) =>
    // The duty is the text's; which taxa the annexes name today was not read in them.
    rowsOf(
      { ...law, from: since ?? law.from },
      {
        ...said,
        annex,
        ...(since === null && { isUndated: true }),
        confirmed: taxon.startsWith('annex ') ? 'law' : 'ask',
      },
      [taxon],
    ),
  );
}
