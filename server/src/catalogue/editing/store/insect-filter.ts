import type { Category } from '@vitrine/shared/contract/catalogue';
import type { InsectSort, InsectState } from '@vitrine/shared/contract/tools/catalogue';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { sql, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import { foldText } from '../../../platform/fold-text.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import { lacksDocument } from '../../store/no-document.ts';
import { FLAWED } from '../../rules/publish-faults.ts';
import type { Schema } from '../../../database/schema/schema.ts';

/** What a list of lots is narrowed by, and its order. Deleted lots are in the list of the deleted alone. */
export interface InsectFilter {
  /** Folded; each stands in the name, the reference or the family's name. */
  words: string[];
  /** Or else the reference is one of these, or begins so. */
  references: string[];
  beginnings: string[];
  category: Category | null;
  familyId: number | null;
  state: InsectState | null;
  priceFromCents: number | null;
  priceToCents: number | null;
  sort: InsectSort;
}

/** No letter comes after it. */
const LAST_LETTER = '\uffff';
/** More lots than this that a typed reference begins are no answer to it. */
const MOST_CALLED = 1000;

type Columns = ExpressionBuilder<Schema, 'insects'>;
export type InsectConditions = (eb: Columns) => ReturnType<Columns['and']>;

/**
 * The conditions of a filter. What has an index of its own is looked up first, families by their names and references
 * however they are spelled: a walk over all lots then compares ids.
 */
export async function insectConditions(
  kysely: Kysely<Schema>,
  filter: InsectFilter,
): Promise<InsectConditions> {
  const [families, called, unlawful] = await Promise.all([
    familiesByWord(kysely, filter.words),
    idsByReference(kysely, filter),
    filter.state === 'no-document' ? lacksDocument(kysely) : null,
  ]);
  return (eb) =>
    eb.and([
      ...facts(eb, filter),
      ...(unlawful ? [unlawful] : inState(eb, filter.state)),
      ...text(eb, filter, families, called),
    ]);
}

/** Whether a filter leaves out more than deleted lots. */
export function isNarrowed(filter: InsectFilter): boolean {
  const { category, familyId, state, priceFromCents, priceToCents, words } = filter;
  return (
    words.length > 0 ||
    [category, familyId, state, priceFromCents, priceToCents].some((value) => value !== null)
  );
}

function facts(eb: Columns, { category, familyId, state, priceFromCents, priceToCents }: InsectFilter) {
  return [
    eb('deleted_at', state === 'deleted' ? 'is not' : 'is', null),
    ...(category === null ? [] : [eb('category', '=', category)]),
    // No bare column: a family's own index would look up each of its lots.
    ...(familyId === null ? [] : [eb(sql<number>`coalesce(family_id, null)`, '=', familyId)]),
    ...(priceFromCents === null ? [] : [eb('price_cents', '>=', priceFromCents)]),
    ...(priceToCents === null ? [] : [eb('price_cents', '<=', priceToCents)]),
  ];
}

function inState(eb: Columns, state: InsectState | null) {
  // As the index of both says it: none is left to be bought.
  const allTaken = [eb('is_published', '=', 1), eb('on_hand', '=', eb.ref('reserved'))];
  switch (state) {
    case 'published':
      return [eb('is_published', '=', 1), eb('family_id', 'is not', null)];
    case 'draft':
      return [eb('is_published', '=', 0)];
    case 'sold-out':
      return [...allTaken, eb('on_hand', '=', 0)];
    case 'reserved':
      return [...allTaken, eb('on_hand', '>', 0)];
    case 'no-family':
      return [eb('family_id', 'is', null)];
    case 'annex':
      return [eb('cites_annex', 'is not', null)];
    case 'no-flaws':
      return [
        eb('is_published', '=', 1),
        eb('quality', 'in', FLAWED),
        eb('facts', 'not like', '%"flawsHidden":true%'),
        eb.not(eb.exists(pinsOf(eb))),
      ];
    case 'no-picture':
      return [eb.not(eb.exists(picturesOf(eb)))];
    default:
      return [];
  }
}

function pinsOf(eb: Columns) {
  return eb
    .selectFrom('flaw_pins as pin')
    .innerJoin('insect_pictures as place', (join) =>
      join
        .onRef('place.insect_id', '=', 'pin.insect_id')
        .onRef('place.picture_hash', '=', 'pin.picture_hash'),
    )
    .select('pin.insect_id')
    .whereRef('pin.insect_id', '=', 'insects.id');
}

function picturesOf(eb: Columns) {
  return eb
    .selectFrom('insect_pictures')
    .select('insect_pictures.insect_id')
    .whereRef('insect_pictures.insect_id', '=', 'insects.id');
}

function text(eb: Columns, { words, beginnings }: InsectFilter, families: number[][], called: number[]) {
  if (words.length === 0) return [];
  const isReference = beginnings.length > 0;
  const named = eb.and(words.map((word, index) => isNamed(eb, word, families[index] ?? [], isReference)));
  return [called.length > 0 ? eb.or([eb('id', 'in', called), named]) : named];
}

function isNamed(eb: Columns, word: string, familyIds: number[], isReference: boolean) {
  const pattern = likePattern(word);
  return eb.or([
    sql<SqlBool>`lower(name) like ${pattern} escape '\\'`,
    eb('name', 'in', sql<string>`(select name from folded_names where folded like ${pattern} escape '\\')`),
    ...(isReference ? [sql<SqlBool>`lower(reference) like ${pattern} escape '\\'`] : []),
    ...(familyIds.length > 0 ? [eb('family_id', 'in', familyIds)] : []),
  ]);
}

async function idsByReference(
  kysely: Kysely<Schema>,
  { references, beginnings }: InsectFilter,
): Promise<number[]> {
  if (references.length + beginnings.length === 0) return [];
  const rows = await kysely
    .selectFrom('insects')
    .select('id')
    .where((eb) =>
      eb.or([
        ...(references.length > 0 ? [eb('reference', 'in', references)] : []),
        ...beginnings.map((start) =>
          eb.and([eb('reference', '>=', start), eb('reference', '<', start + LAST_LETTER)]),
        ),
      ]),
    )
    .limit(MOST_CALLED)
    .execute();
  return rows.map(({ id }) => id);
}

async function familiesByWord(kysely: Kysely<Schema>, words: string[]): Promise<number[][]> {
  if (words.length === 0) return [];
  const columns = LOCALES.map((locale) => `name_${locale}` as const);
  const rows = await kysely
    .selectFrom('families')
    .select(['id', ...columns])
    .execute();
  const names = rows.map((row) => ({
    id: row.id,
    folded: foldText(columns.map((column) => row[column]).join(' ')),
  }));
  return words.map((word) => names.filter(({ folded }) => folded.includes(word)).map(({ id }) => id));
}
