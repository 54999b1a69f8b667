import type { Family } from '@vitrine/shared/contract/catalogue';
import type { Localized } from '@vitrine/shared/contract/locale';
import type { Kysely } from 'kysely';
import { FAMILY_COLUMNS, toFamily } from '../../catalogue/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** What an insect's addresses are made of, and when it last changed. */
export interface MappedInsect {
  id: number;
  uuid: string;
  name: string;
  family: Family;
  updatedAt: string;
}

/** Ids above `after`, up to and with `upTo`. */
export interface IdRange {
  after: number;
  upTo: number;
}

/** Insects that have a page, sold out or not, by id: the next `limit` of a range. */
export async function readMappedInsects(
  kysely: Kysely<Schema>,
  { after, upTo }: IdRange,
  limit: number,
): Promise<MappedInsect[]> {
  const rows = await kysely
    .selectFrom('insects')
    .innerJoin('families', 'families.id', 'insects.family_id')
    .select(['insects.id', 'uuid', 'name', 'insects.updated_at', 'families.id as family_id'])
    .select(['families.category', ...FAMILY_COLUMNS])
    .where('insects.id', '>', after)
    .where('insects.id', '<=', upTo)
    .where('is_shown', '=', 1)
    .orderBy('insects.id')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { id, uuid, name, updated_at: updatedAt } = row;
    return { id, uuid, name, family: toFamily(row), updatedAt };
  });
}

/** The highest id that an insect ever had and still has; 0 in an empty shop. */
export async function readLastInsectId(kysely: Kysely<Schema>): Promise<number> {
  const row = await kysely
    .selectFrom('insects')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Families whose list is not empty. */
export async function readMappedFamilies(
  kysely: Kysely<Schema>,
): Promise<{ family: Family; updatedAt: string }[]> {
  const rows = await kysely
    .selectFrom('families')
    .select(['families.id as family_id', 'category', 'updated_at', ...FAMILY_COLUMNS])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('insects')
          .select('insects.id')
          .whereRef('insects.family_id', '=', 'families.id')
          .where('is_in_family', '=', 1),
      ),
    )
    .orderBy('families.id')
    .execute();
  return rows.map((row) => ({ family: toFamily(row), updatedAt: row.updated_at }));
}

/** Blog posts that are published. */
export async function readMappedPosts(
  kysely: Kysely<Schema>,
  now: Date,
): Promise<{ slug: Localized; updatedAt: string }[]> {
  const rows = await kysely
    .selectFrom('posts')
    .select(['slug_en', 'slug_nl', 'slug_fr', 'updated_at'])
    .where('published_at', '<=', now.toISOString())
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    slug: { en: row.slug_en, nl: row.slug_nl, fr: row.slug_fr },
    updatedAt: row.updated_at,
  }));
}
