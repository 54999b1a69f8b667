import { sql, type Kysely, type Selectable } from 'kysely';
import type { Locale, Localized } from '@vitrine/shared/contract/locale';
import type { PostTeaser } from '@vitrine/shared/contract/text';
import type { PostsTable } from '../../database/schema/texts.ts';
import type { Schema } from '../../database/schema/schema.ts';

type StoredPost = Omit<Selectable<PostsTable>, 'published_at'> & { published_at: string };

const SLUG = /^[a-z0-9-]{1,200}$/;

/** How many posts are to be read now. */
export async function countPosts(kysely: Kysely<Schema>, now: Date): Promise<number> {
  const { count } = await published(kysely, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A teaser with the name under which its text is stored. */
export type NamedTeaser = PostTeaser & { name: string };

/** Posts in a language, newest first. */
export async function listPosts(
  kysely: Kysely<Schema>,
  locale: Locale,
  slice: { offset: number; limit: number },
  now: Date,
): Promise<NamedTeaser[]> {
  const rows = await published(kysely, now)
    .innerJoin('texts', (join) =>
      join.on('texts.locale', '=', locale).on((eb) =>
        eb(
          'texts.id',
          '=',
          eb
            .selectFrom('texts as versions')
            .select((versions) => versions.fn.max('versions.id').as('id'))
            .where('versions.locale', '=', locale)
            .where('versions.name', '=', sql<string>`'post:' || posts.name`),
        ),
      ),
    )
    .selectAll('posts')
    .select(['texts.title', 'texts.lead'])
    .orderBy('published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
  return rows.map((row) => ({
    name: row.name,
    slug: slugsOf(row),
    title: row.title,
    lead: row.lead,
    publishedAt: row.published_at ?? '',
  }));
}

/** A post by its slug in any language; that of the given one goes first. */
export async function findPost(
  kysely: Kysely<Schema>,
  slug: string,
  locale: Locale,
  now: Date,
): Promise<StoredPost | null> {
  if (!SLUG.test(slug)) return null;
  const rows = await published(kysely, now)
    .selectAll()
    .where((eb) => eb.or([eb('slug_en', '=', slug), eb('slug_nl', '=', slug), eb('slug_fr', '=', slug)]))
    .limit(3)
    .execute();
  const found = rows.find((post) => slugsOf(post)[locale] === slug) ?? rows[0];
  const row = found ?? (await findMoved(kysely, slug, now));
  return row ? { ...row, published_at: row.published_at ?? '' } : null;
}

/** A post by an address that it had before. */
function findMoved(kysely: Kysely<Schema>, slug: string, now: Date) {
  return published(kysely, now)
    .innerJoin('former_post_slugs', 'former_post_slugs.post_id', 'posts.id')
    .selectAll('posts')
    .where('former_post_slugs.slug', '=', slug)
    .executeTakeFirst();
}

export function slugsOf(post: Pick<StoredPost, 'slug_en' | 'slug_nl' | 'slug_fr'>): Localized {
  return { en: post.slug_en, nl: post.slug_nl, fr: post.slug_fr };
}

/** Drafts have no day; a post of tomorrow waits. */
function published(kysely: Kysely<Schema>, now: Date) {
  return kysely.selectFrom('posts').where('posts.published_at', '<=', now.toISOString());
}
