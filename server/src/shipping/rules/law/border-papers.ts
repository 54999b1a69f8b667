import { rowsOf, type Law, type LawRow } from './law-row.ts';

const entering = (place: 'GB' | 'CH', id: string, cite: string, url: string): Law => ({
  ...{ id, cite, article: '', url, place, direction: 'import' },
  ...{ from: '2021-01-01', lookedUp: '2026-11-25' },
});
const GREAT_BRITAIN = entering(
  'GB',
  'gb-import',
  'Principal CITES Regulation (assimilated law)',
  'https://www.legislation.gov.uk/eur/1997/338',
);
const SWITZERLAND = entering(
  'CH',
  'ch-import',
  'BGCITES (SR 453)',
  'https://www.fedlex.admin.ch/eli/cc/2013/597',
);

/** What the other side of the border asks of protected lots, besides what the Union asks of them. */
export const BORDER_PAPERS: LawRow[] = [GREAT_BRITAIN, SWITZERLAND].flatMap((law) =>
  rowsOf(law, { answer: 'papers', papers: ['import-permit'], confirmed: 'ask' }, ['annex A', 'annex B']),
);
