import { FAMILY_CATEGORIES, type Family } from '@vitrine/shared/contract/catalogue';
import { foldText } from '../../../platform/fold-text.ts';
import type { Match } from '../../search/vocabulary-entry.ts';
import { createVocabulary } from '../../search/vocabulary.ts';
import type { CatalogueRow } from '../../store/catalogue-rows.ts';
import { CATEGORY_ENTRIES } from '../columns/vocabulary-entries.ts';
import { tiersOf, SEARCH_TIERS } from '../selection/search-tiers.ts';

const { exact: EXACT, prefix: PREFIX, contains: CONTAINS, uuid: UUID, close: CLOSE } = SEARCH_TIERS;

const nameOf = (row: CatalogueRow) => [row.name, row.common_en, row.common_nl, row.common_fr].join('\n');

/**
 * How well each insect fits a text, by id: its name, its family, its category, its reference; and of which categories
 * it has to be; and how well the worst fits that is of a genus in the text.
 */
export function searchFits(
  rows: CatalogueRow[],
  families: Family[],
  text: string,
  carried: CatalogueRow[],
): { fits: Map<number, number>; within: Match['within']; genusFit: number } {
  const code = text.trim().toUpperCase();
  if (code === '') return { fits: new Map(), within: [], genusFit: CLOSE };
  const names = [...new Map(carried.map((row) => [nameOf(row), row])).values()];
  const numbers = new Map(names.map((row, number) => [nameOf(row), number]));
  const vocabulary = createVocabulary([
    ...names.map(({ name, common_en, common_nl, common_fr }, number) => ({
      id: number,
      kind: 'name' as const,
      texts: [
        { text: name, kind: 'latin' as const },
        ...[...new Set([common_en, common_nl, common_fr])].map((text) => ({ text, kind: 'common' as const })),
      ].filter((one) => one.text !== ''),
    })),
    ...families.map(({ id, name }) => ({
      id,
      kind: 'family' as const,
      texts: [...new Set(Object.values(name))].map((one) => ({ text: one, kind: 'family' as const })),
    })),
    ...CATEGORY_ENTRIES,
  ]);
  const found = vocabulary.find(text);
  const isOfKind = rows.some((row) => found.some((match) => isOf(row, numbers, families, match)));
  const matches = isOfKind ? found : found.map((match) => ({ ...match, within: [] }));
  const tiers = tiersOf(matches);
  const entries = rows.flatMap((row): [number, number][] => {
    const named = tiers.filter((_tier, at) => isOf(row, numbers, families, matches[at]));
    const isUuid = /^[0-9A-F-]+$/.test(code) && row.uuid.includes(code);
    const fits = [...named, ...referenceFits(row.reference, code), ...(isUuid ? [UUID] : [])];
    return fits.length === 0 ? [] : [[row.id, Math.min(...fits)]];
  });
  const hasCode = entries.some(([id]) => {
    const row = rows.find((one) => one.id === id);
    return row && !matches.some((match) => isOf(row, numbers, families, match));
  });
  const isNarrow = matches.every(({ within }) => within.length > 0);
  return {
    fits: new Map(entries.filter(([, fit]) => !(hasCode && fit >= CLOSE))),
    within: isNarrow ? (matches[0]?.within ?? []) : [],
    genusFit: genusFitOf(text, matches),
  };
}

/** `CLOSE` where the text names no genus: then all that holds the text fits as well. */
function genusFitOf(text: string, matches: readonly Match[]): number {
  const tiers = tiersOf(matches);
  const said = foldText(text).split(' ');
  const ofGenus = tiers.filter((tier, at) => {
    const by = matches[at]?.by;
    return tier < CLOSE && by?.kind === 'latin' && said.includes(foldText(by.text).split(' ')[0] ?? '');
  });
  return ofGenus.length > 0 ? Math.max(...ofGenus) : CLOSE;
}

/** Signs between letters and figures do not count, nor zeros before the last number of a whole one. */
function referenceFits(reference: string, code: string): number[] {
  if (code.length < 3 || !/\d/.test(code)) return [];
  const [has, asked] = [runsOf(reference), runsOf(code)];
  const isRead = asked.length > 1 && asked.length <= 4;
  const isBegun = isRead && has.slice(0, asked.length - 1).join(' ') === asked.slice(0, -1).join(' ');
  if (reference === code || (isRead && withoutZeros(has) === withoutZeros(asked))) return [EXACT];
  if (reference.startsWith(code)) return [PREFIX];
  if (isBegun && has[asked.length - 1]?.startsWith(asked.at(-1) ?? '')) return [PREFIX];
  return reference.includes(code) ? [CONTAINS] : [];
}

const runsOf = (reference: string) => reference.match(/[A-Z]+|\d+/g) ?? [];

function withoutZeros(runs: string[]): string {
  const last = runs.findLastIndex((run) => /\d/.test(run));
  return runs.map((run, at) => (at === last ? String(Number(run)) : run)).join(' ');
}

function isOf(
  row: CatalogueRow,
  names: ReadonlyMap<string, number>,
  families: Family[],
  match: Match | undefined,
): boolean {
  const of = families.find(({ id }) => id === row.family_id)?.category;
  if (match && match.within.length > 0 && !match.within.some((category) => category === of)) return false;
  if (match?.kind === 'name') return match.id === names.get(nameOf(row));
  if (match?.kind === 'family') return match.id === row.family_id;
  return of !== undefined && of === FAMILY_CATEGORIES[match?.id ?? -1];
}
