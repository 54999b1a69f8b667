import type { FamilyDetail } from '@vitrine/shared/contract/tools/families';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import { collect } from '../../../platform/collect.ts';
import { toFamily } from '../../store/family-row.ts';
import type { FamiliesTable, Schema } from '../../../database/schema/schema.ts';

export type FamilyRow = Selectable<FamiliesTable>;

/** Every family with how many lots are in it, shown or not: by category, then by name. */
export async function listFamilyDetails(kysely: Kysely<Schema>): Promise<FamilyDetail[]> {
  const [rows, counts] = await Promise.all([
    kysely.selectFrom('families').selectAll().orderBy('category').orderBy('name_en').execute(),
    countByFamily(kysely),
  ]);
  return rows.map((row) => toDetail(row, counts.get(row.id) ?? 0));
}

async function countByFamily(kysely: Kysely<Schema>): Promise<Map<number, number>> {
  // A walk over all lots, beside the thread that serves pages.
  const rows = await collect(
    kysely
      .selectFrom('insects')
      .select((eb) => [
        sql<number>`coalesce(family_id, 0)`.as('familyId'),
        eb.fn.countAll<number>().as('count'),
      ])
      .where('deleted_at', 'is', null)
      .groupBy(sql`coalesce(family_id, 0)`)
      .stream(500),
  );
  return new Map(rows.map(({ familyId, count }) => [familyId, Number(count)]));
}

/** One family; null when there is none. Inside transactions too. */
export async function readFamilyDetail(
  kysely: Kysely<Schema> | Transaction<Schema>,
  id: number,
): Promise<FamilyDetail | null> {
  const row = await kysely.selectFrom('families').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { count } = await kysely
    .selectFrom('insects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('family_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return toDetail(row, Number(count));
}

function toDetail(row: FamilyRow, insects: number): FamilyDetail {
  return {
    ...toFamily({ ...row, family_id: row.id }),
    code: row.code,
    insects,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
}

/** The family of a category that has one of these words in its addresses, in any language; another than `id`. */
export async function familyAt(
  trx: Transaction<Schema>,
  category: FamilyRow['category'],
  slugs: string[],
  id: number,
): Promise<FamilyRow | null> {
  const row = await trx
    .selectFrom('families')
    .selectAll()
    .where('category', '=', category)
    .where('id', '!=', id)
    .where((eb) => eb.or(LOCALES.map((locale) => eb(`slug_${locale}`, 'in', slugs))))
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Every lot of a family, deleted ones included, by id. */
export function lotsOfFamily(kysely: Kysely<Schema> | Transaction<Schema>, id: number, limit: number) {
  return kysely
    .selectFrom('insects')
    .select(['id', 'reference', 'name', 'revision', 'family_id', 'category'])
    .where('family_id', '=', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** What led to one family leads to another from now on: its addresses, and those it had before. */
export async function leadOn(trx: Transaction<Schema>, from: FamilyRow, intoId: number): Promise<void> {
  await trx
    .updateTable('former_family_slugs')
    .set({ family_id: intoId })
    .where('family_id', '=', from.id)
    .execute();
  const slugs = [...new Set(LOCALES.map((locale) => from[`slug_${locale}`]))];
  await trx
    .insertInto('former_family_slugs')
    .values(slugs.map((slug) => ({ category: from.category, slug, family_id: intoId })))
    .onConflict((conflict) => conflict.columns(['category', 'slug']).doUpdateSet({ family_id: intoId }))
    .execute();
}

/** Its row and what only it had; no lot may be in it any more. */
export async function removeFamily(trx: Transaction<Schema>, id: number): Promise<void> {
  await trx.deleteFrom('former_family_slugs').where('family_id', '=', id).execute();
  await trx.deleteFrom('families').where('id', '=', id).execute();
}

export function findFamilyRow(
  kysely: Kysely<Schema> | Transaction<Schema>,
  id: number,
): Promise<FamilyRow | undefined> {
  return kysely.selectFrom('families').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns its id. */
export async function insertFamily(
  trx: Transaction<Schema>,
  columns: Omit<Insertable<FamiliesTable>, 'code' | 'updated_at'>,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('families')
    .values({ ...columns, code: null, updated_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many lots a family has, deleted ones included. */
export async function countLots(trx: Transaction<Schema>, id: number): Promise<number> {
  const { count } = await trx
    .selectFrom('insects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('family_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Puts every lot of a family into another, deleted ones included. */
export async function moveLotsOfFamily(
  trx: Transaction<Schema>,
  id: number,
  into: { id: number; category: FamilyRow['category'] },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('insects')
    .set((eb) => ({
      ...{ family_id: into.id, category: into.category },
      ...{ updated_at: now.toISOString(), revision: eb('revision', '+', 1) },
    }))
    .where('family_id', '=', id)
    .execute();
}
