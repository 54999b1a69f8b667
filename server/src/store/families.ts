import type { Category, Family } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import { FAMILY_COLUMNS, toFamily } from './family-row.ts';
import type { Schema } from './schema.ts';

/** The family that a slug of any language names in a category, whatever its case; null for an unknown one. */
export async function findFamily(
  kysely: Kysely<Schema>,
  category: Category,
  slug: string,
): Promise<Family | null> {
  const wanted = slug.toLowerCase();
  const row = await selectFamilies(kysely)
    .where('category', '=', category)
    .where((eb) =>
      eb.or([eb('slug_en', '=', wanted), eb('slug_nl', '=', wanted), eb('slug_fr', '=', wanted)]),
    )
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
  return kysely.selectFrom('families').select(['id as family_id', 'category', ...FAMILY_COLUMNS]);
}

/** Every family of a category, or of all, under the names of the content service; most recently updated first. */
export async function listCompactFamilies(kysely: Kysely<Schema>, category: Category | null) {
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
