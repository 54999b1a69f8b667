import { sql, type Kysely, type Selectable } from 'kysely';
import type { Localized } from '@vitrine/shared/contract/locale';
import type { PostRow, ToolPost } from '@vitrine/shared/contract/tools/texts';
import { toDateTimeLocal } from '../../platform/time/datetime-local.ts';
import { missingIn } from '../rules/read-wording.ts';
import { slugsOf } from './posts.ts';
import type { PostsTable } from '../../database/schema/texts.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { readVersion } from './texts.ts';
import { listVersions, NO_WORDING, readWordingOf, toWording } from './wording.ts';

export type StoredPost = Selectable<PostsTable>;
/** A blog of one shop; beyond it the oldest are left out. */
const POSTS_SHOWN = 500;
/** How the addresses of a post begin that nobody chose. */
export const UNTITLED = 'draft-';

/** Under which name the texts of a post are stored. */
export const textNameOf = ({ name }: Pick<StoredPost, 'name'>) => `post:${name}`;

/** Drafts, then posts by when they are or were published, the latest first. */
export async function listToolPosts(kysely: Kysely<Schema>, now: Date): Promise<PostRow[]> {
  const rows = await kysely
    .selectFrom('posts')
    .selectAll()
    .orderBy(sql`published_at is null`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(POSTS_SHOWN)
    .execute();
  if (rows.length === 0) return [];
  const texts = await kysely
    .selectFrom('texts')
    .selectAll()
    .where('name', 'in', rows.map(textNameOf))
    .where((eb) =>
      eb(
        'version',
        '=',
        eb
          .selectFrom('texts as versions')
          .select((versions) => versions.fn.max('versions.version').as('version'))
          .whereRef('versions.name', '=', 'texts.name'),
      ),
    )
    .execute();
  const byName = Map.groupBy(texts, ({ name }) => name);
  return rows.map((row) => toPostRow(row, toWording(byName.get(textNameOf(row)) ?? []), now));
}

function toPostRow(row: StoredPost, wording: ToolPost['wording'], now: Date): PostRow {
  const { id, published_at: publishedAt, updated_at: updatedAt } = row;
  const isOut = publishedAt !== null && publishedAt <= now.toISOString();
  const state = publishedAt === null ? 'draft' : isOut ? 'published' : 'scheduled';
  const { title } = wording;
  return { id, slug: shownSlugs(row), title, state, publishedAt, updatedAt, missing: missingIn(wording) };
}

/** A draft without a title has addresses that nobody chose. */
function shownSlugs(row: StoredPost): Localized {
  const { en, nl, fr } = slugsOf(row);
  const shown = (slug: string) => (slug.startsWith(UNTITLED) ? '' : slug);
  return { en: shown(en), nl: shown(nl), fr: shown(fr) };
}

/** One post with its versions; null when there is none. */
export async function readToolPost(kysely: Kysely<Schema>, id: number, now: Date): Promise<ToolPost | null> {
  const row = await kysely.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const name = textNameOf(row);
  const version = await readVersion(kysely, name);
  const wording = (await readWordingOf(kysely, name, version)) ?? NO_WORDING;
  const versions = await listVersions(kysely, name);
  const local = row.published_at === null ? '' : toDateTimeLocal(row.published_at);
  return { ...toPostRow(row, wording, now), wording, revision: row.revision, local, versions };
}

/** What a post said in one of its versions. */
export async function readPostVersion(kysely: Kysely<Schema>, id: number, version: number) {
  const row = await kysely.selectFrom('posts').select('name').where('id', '=', id).executeTakeFirst();
  return row ? readWordingOf(kysely, textNameOf(row), version) : null;
}
