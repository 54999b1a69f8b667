import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { LOCALES, type Localized } from '@vitrine/shared/contract/locale';
import type { PostRow, ToolPost } from '@vitrine/shared/contract/tools-texts';
import type { AuditChange } from '@vitrine/shared/contract/tools';
import type { AuditAction } from '@vitrine/shared/contract/tools-names';
import { toBelgian } from '../rules/belgian-time.ts';
import type { FieldErrors } from '../rules/field-errors.ts';
import { missingIn, type ReadPost } from '../rules/read-wording.ts';
import { recordAudit, type AuditAuthor } from './audit-log.ts';
import type { Database } from './database.ts';
import { editRow } from './edit-row.ts';
import { slugsOf } from './posts.ts';
import type { PostsTable } from './schema-texts.ts';
import type { Schema } from './schema.ts';
import { readVersion } from './texts.ts';
import {
  addVersion,
  isSameWording,
  listVersions,
  NO_WORDING,
  readWordingOf,
  toWording,
} from './tools-wording.ts';
import { undoRefusals } from './undo-refusals.ts';

type Row = Selectable<PostsTable>;
/** A blog of one shop; beyond it the oldest are left out. */
const POSTS_SHOWN = 500;
const UNTITLED = 'draft-';

export type PostOutcome =
  | { isRefused: false; id: number; auditId: number | null }
  | { isRefused: true; kind: 'changed-meanwhile' | 'published' }
  | { isRefused: true; kind: 'rejected'; errors: FieldErrors };

interface Writing {
  database: Database;
  staff: AuditAuthor;
  now: Date;
}

const textNameOf = ({ name }: Pick<Row, 'name'>) => `post:${name}`;

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

function toPostRow(row: Row, wording: ToolPost['wording'], now: Date): PostRow {
  const { id, published_at: publishedAt, updated_at: updatedAt } = row;
  const isOut = publishedAt !== null && publishedAt <= now.toISOString();
  const state = publishedAt === null ? 'draft' : isOut ? 'published' : 'scheduled';
  const { title } = wording;
  return { id, slug: shownSlugs(row), title, state, publishedAt, updatedAt, missing: missingIn(wording) };
}

/** A draft without a title has addresses that nobody chose. */
function shownSlugs(row: Row): Localized {
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
  const local = row.published_at === null ? '' : toBelgian(row.published_at);
  return { ...toPostRow(row, wording, now), wording, revision: row.revision, local, versions };
}

/** What a post said in one of its versions. */
export async function readPostVersion(kysely: Kysely<Schema>, id: number, version: number) {
  const row = await kysely.selectFrom('posts').select('name').where('id', '=', id).executeTakeFirst();
  return row ? readWordingOf(kysely, textNameOf(row), version) : null;
}

export function createPost({ database, staff, now }: Writing, post: ReadPost): Promise<PostOutcome> {
  return undoRefusals<PostOutcome>(database, async (trx) => {
    const name =
      post.slug.en && !(await isNamed(trx, post.slug.en)) ? post.slug.en : `${UNTITLED}${randomUUID()}`;
    const columns = { name, ...columnsOf(name, post) };
    const errors = await slugErrors(trx, columns, 0);
    if (errors) return { isRefused: true, kind: 'rejected', errors };
    const { id } = await trx
      .insertInto('posts')
      .values({ ...columns, updated_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const version = { name: textNameOf({ name }), before: 0, wording: post.wording, by: staff.email };
    await addVersion(trx, version, now);
    // `updated_at` is no column that an undo compares, but one that a row must have to come back.
    const after = { ...columns, updated_at: now.toISOString() };
    const changes = [{ table: 'posts', id, before: null, after }];
    return { isRefused: false, id, auditId: await log(trx, staff, 'posts.create', changes, post, now) };
  });
}

export function editPost(
  { database, staff, now }: Writing,
  on: { id: number; revision: number },
  post: ReadPost,
): Promise<PostOutcome> {
  return undoRefusals<PostOutcome>(database, async (trx) => {
    const row = await lockPost(trx, on);
    if (!row) return { isRefused: true, kind: 'changed-meanwhile' };
    const columns = columnsOf(row.name, post);
    const errors = await slugErrors(trx, columns, row.id);
    if (errors) return { isRefused: true, kind: 'rejected', errors };
    const name = textNameOf(row);
    const before = await readVersion(trx, name);
    const held = (await readWordingOf(trx, name, before)) ?? NO_WORDING;
    const isReworded = !isSameWording(held, post.wording);
    const texts = isReworded
      ? await addVersion(trx, { name, before, wording: post.wording, by: staff.email }, now)
      : [];
    const editing = await editRow(trx, 'posts', on, columns, now);
    if (editing.kind === 'changed-meanwhile') return { isRefused: true, kind: 'changed-meanwhile' };
    if (editing.kind === 'same' && isReworded) await countEdit(trx, row.id, now);
    const changes = [...texts, ...(editing.kind === 'edited' ? [editing.change] : [])];
    if (changes.length === 0) return { isRefused: false, id: row.id, auditId: null };
    const auditId = await log(trx, staff, 'posts.edit', changes, post, now, [`posts:${row.id}`]);
    // A next version of a text is not taken back: an earlier one is kept instead.
    return { isRefused: false, id: row.id, auditId: isReworded ? null : auditId };
  });
}

/** Only a draft: what was published is linked to. Its texts stay, for it may come back. */
export function deletePost(
  { database, staff, now }: Writing,
  on: { id: number; revision: number },
): Promise<PostOutcome> {
  return undoRefusals<PostOutcome>(database, async (trx) => {
    const row = await lockPost(trx, on);
    if (!row) return { isRefused: true, kind: 'changed-meanwhile' };
    if (row.published_at !== null) return { isRefused: true, kind: 'published' };
    await trx.deleteFrom('posts').where('id', '=', row.id).execute();
    const { id, name, slug_en, slug_nl, slug_fr, published_at, updated_at } = row;
    const before = { name, slug_en, slug_nl, slug_fr, published_at, updated_at };
    const changes = [{ table: 'posts', id, before, after: null }];
    const auditId = await recordAudit(trx, staff, { action: 'posts.delete', changes }, now);
    return { isRefused: false, id, auditId };
  });
}

/** The row as the edit was made on; nobody else writes it until the transaction is over. */
async function lockPost(
  trx: Transaction<Schema>,
  { id, revision }: { id: number; revision: number },
): Promise<Row | undefined> {
  return trx
    .updateTable('posts')
    .set({ revision })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
}

/** A post whose text alone changed is another post too: what is kept of it is made anew. */
async function countEdit(trx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('posts')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .execute();
}

function log(
  trx: Transaction<Schema>,
  staff: AuditAuthor,
  action: AuditAction,
  changes: AuditChange[],
  { wording }: ReadPost,
  now: Date,
  subjects: string[] = [],
): Promise<number> {
  const isNamed = changes.some(({ table }) => table === 'posts');
  const about = isNamed ? {} : { subjects };
  return recordAudit(trx, staff, { action, changes, note: wording.title.en, ...about }, now);
}

/** Each address is one of its own: that of a draft without title says nothing. */
function columnsOf(name: string, { slug, publishedAt }: ReadPost) {
  const own = name.startsWith(UNTITLED) ? name : UNTITLED + name;
  return {
    slug_en: slug.en || `${own}-en`,
    slug_nl: slug.nl || `${own}-nl`,
    slug_fr: slug.fr || `${own}-fr`,
    published_at: publishedAt,
  };
}

async function isNamed(trx: Transaction<Schema>, name: string): Promise<boolean> {
  const row = await trx.selectFrom('posts').select('id').where('name', '=', name).executeTakeFirst();
  // The texts of a post that was deleted are still there.
  return row !== undefined || (await readVersion(trx, textNameOf({ name }))) > 0;
}

type Slugs = Pick<Row, 'slug_en' | 'slug_nl' | 'slug_fr'>;

/** An address belongs to one post, whatever the language: pickers of languages lead by any of them. */
async function slugErrors(trx: Transaction<Schema>, columns: Slugs, id: number): Promise<FieldErrors | null> {
  const mine = slugsOf(columns);
  const wanted = Object.values(mine);
  const others = await trx
    .selectFrom('posts')
    .select(['slug_en', 'slug_nl', 'slug_fr'])
    .where('id', '!=', id)
    .where((eb) =>
      eb.or([eb('slug_en', 'in', wanted), eb('slug_nl', 'in', wanted), eb('slug_fr', 'in', wanted)]),
    )
    .execute();
  const taken = new Set(others.flatMap((other) => Object.values(slugsOf(other))));
  const found = LOCALES.filter((locale) => taken.has(mine[locale]));
  if (found.length === 0) return null;
  return Object.fromEntries(found.map((locale) => [`slug.${locale}`, { message: 'postSlugTaken' }]));
}
