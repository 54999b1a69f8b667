import type { Family } from '@vitrine/shared/contract/catalogue';
import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely';
import { FAMILY_COLUMNS, toFamily } from './family-row.ts';
import type { InsectsTable, Schema } from '../../database/schema/schema.ts';

const COLUMNS = [
  'id',
  'uuid',
  'reference',
  'name',
  'common_en',
  'common_nl',
  'common_fr',
  'family_id',
  'quality',
  'country',
  'locality',
  'caught_on',
  'spread',
  'gender',
  'price_cents',
  'size_mm',
  'first_shown_at',
  'is_repair',
  'is_mixed',
  'is_in_family',
  'is_sold_out',
  'facts',
] as const;

/** What lists, filters and searches need of an insect that is shown. */
export type CatalogueRow = Pick<Selectable<InsectsTable>, (typeof COLUMNS)[number]>;

/** The next shown insects by id, after the id given. */
export function readCatalogueRows(
  kysely: Kysely<Schema>,
  after: number,
  limit: number,
): Promise<CatalogueRow[]> {
  return selectRows(kysely).where('id', '>', after).where(IS_SHOWN).orderBy('id').limit(limit).execute();
}

/** Those of these insects that are shown. */
export async function readCatalogueRowsById(kysely: Kysely<Schema>, ids: number[]): Promise<CatalogueRow[]> {
  return ids.length === 0 ? [] : selectRows(kysely).where('id', 'in', ids).where(IS_SHOWN).execute();
}

function selectRows(kysely: Kysely<Schema>) {
  return kysely.selectFrom('insects').select(COLUMNS);
}

/** As a sum, so that neither database goes by an index of shown insects and sorts them all for the next few. */
const IS_SHOWN = sql<SqlBool>`is_shown + 0 = 1`;

/** How many rows to make room for. */
export async function countShown(kysely: Kysely<Schema>): Promise<number> {
  const { count } = await kysely
    .selectFrom('insects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_shown', '=', 1)
    .executeTakeFirstOrThrow();
  return count;
}

export async function readAllFamilies(kysely: Kysely<Schema>): Promise<Family[]> {
  const rows = await kysely
    .selectFrom('families')
    .select(['id as family_id', 'category', ...FAMILY_COLUMNS])
    .execute();
  return rows.map(toFamily);
}
