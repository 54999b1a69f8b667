import type { Family } from '@vitrine/shared/contract/catalogue';
import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely';
import { FAMILY_COLUMNS, toFamily } from './family-row.ts';
import type { InsectsTable, Schema } from '../../database/schema/schema.ts';

const COLUMNS = [
  'insects.id',
  'insects.uuid',
  'insects.reference',
  'insects.name',
  'insects.common_en',
  'insects.common_nl',
  'insects.common_fr',
  'insects.family_id',
  'insects.quality',
  'insects.country',
  'insects.locality',
  'insects.caught_on',
  'insects.spread',
  'insects.gender',
  'insects.price_cents',
  'insects.weight_grams',
  'insects.cites_annex',
  'insects.cites_certificate',
  'insects.size_mm',
  'insects.first_shown_at',
  'insects.is_repair',
  'insects.is_mixed',
  'insects.is_in_family',
  'insects.is_sold_out',
  'insects.facts',
] as const;

type WithoutTable<Name extends string> = Name extends `insects.${infer Column extends keyof InsectsTable}`
  ? Column
  : never;

/** What lists, filters and searches need of an insect that is shown. */
export type CatalogueRow = Pick<Selectable<InsectsTable>, WithoutTable<(typeof COLUMNS)[number]>> & {
  /** Words of `COLOURS` by its first picture; null until that is measured. */
  colours: string | null;
  /** JSON of the colours that a sample lot is drawn in. */
  drawn_in: string | null;
};

/** The next shown insects by id, after the id given. */
export function readCatalogueRows(
  kysely: Kysely<Schema>,
  after: number,
  limit: number,
): Promise<CatalogueRow[]> {
  return selectRows(kysely)
    .where('insects.id', '>', after)
    .where(IS_SHOWN)
    .orderBy('insects.id')
    .limit(limit)
    .execute();
}

/** Those of these insects that are shown. */
export async function readCatalogueRowsById(kysely: Kysely<Schema>, ids: number[]): Promise<CatalogueRow[]> {
  return ids.length === 0 ? [] : selectRows(kysely).where('insects.id', 'in', ids).where(IS_SHOWN).execute();
}

/** By what its pictures are of, and it is drawn in, the colours of a lot are known. */
export async function readColourFacts(
  kysely: Kysely<Schema>,
  uuid: string,
): Promise<Pick<CatalogueRow, 'colours' | 'drawn_in'>> {
  const row = await selectRows(kysely).where('insects.uuid', '=', uuid).executeTakeFirst();
  return row ?? { colours: null, drawn_in: null };
}

function selectRows(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('insects')
    .leftJoin('insect_pictures as first', (join) =>
      join.onRef('first.insect_id', '=', 'insects.id').on('first.position', '=', 0),
    )
    .leftJoin('pictures', 'pictures.hash', 'first.picture_hash')
    .leftJoin('sample_drawings', 'sample_drawings.insect_id', 'insects.id')
    .select(['pictures.colours', 'sample_drawings.colours as drawn_in', ...COLUMNS]);
}

/** As a sum, so that neither database goes by an index of shown insects and sorts them all for the next few. */
const IS_SHOWN = sql<SqlBool>`insects.is_shown + 0 = 1`;

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
