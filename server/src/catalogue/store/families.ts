import type { Category, Family } from '@vitrine/shared/contract/catalogue';
import type { CompactFamily } from '@vitrine/shared/contract/content';
import { LOCALES } from '@vitrine/shared/contract/locale';
import type { Kysely } from 'kysely';
import { FAMILY_COLUMNS, toFamily } from './family-row.ts';
import type { Schema } from '../../database/schema/schema.ts';

/**
 * The family that a slug of any language names in a category, whatever its case, or named before it moved; null for an
 * unknown one.
 */
export async function findFamily(
  kysely: Kysely<Schema>,
  category: Category,
  slug: string,
): Promise<Family | null> {
  const wanted = slug.toLowerCase();
  const row = await selectFamilies(kysely)
    .where('category', '=', category)
    .where((eb) => eb.or(LOCALES.map((locale) => eb(`slug_${locale}`, '=', wanted))))
    .executeTakeFirst();
  return row ? toFamily(row) : findMovedFamily(kysely, category, wanted);
}

/** The family that was once there: it may be in another category now, or part of another family. */
async function findMovedFamily(
  kysely: Kysely<Schema>,
  category: Category,
  slug: string,
): Promise<Family | null> {
  const row = await selectFamilies(kysely)
    .innerJoin('former_family_slugs', 'former_family_slugs.family_id', 'families.id')
    .where('former_family_slugs.category', '=', category)
    .where('former_family_slugs.slug', '=', slug)
    .executeTakeFirst();
  return row ? toFamily(row) : null;
}

/** The families of a category, most recently updated first. */
export async function listFamilies(kysely: Kysely<Schema>, category: Category): Promise<Family[]> {
  const rows = await selectFamilies(kysely)
    .where('category', '=', category)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toFamily);
}

function selectFamilies(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('families')
    .select(['families.id as family_id', 'families.category', ...FAMILY_COLUMNS]);
}

/** Every family of a category, or of all, under the names of the content service; most recently updated first. */
export async function listCompactFamilies(
  kysely: Kysely<Schema>,
  category: Category | null,
): Promise<CompactFamily[]> {
  const all = selectFamilies(kysely).select('updated_at');
  const rows = await (category === null ? all : all.where('category', '=', category))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const { id, slug, name } = toFamily(row);
    return {
      id,
      slug: slug.en,
      name: name.en,
      category: row.category,
      updated_at: row.updated_at,
      slugs: slug,
      names: name,
    };
  });
}

/** What every family is called, in each language. */
export function listFamilyNames(kysely: Kysely<Schema>) {
  return kysely.selectFrom('families').select(['id', 'category', 'name_en', 'name_nl', 'name_fr']).execute();
}
