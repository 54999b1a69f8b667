import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { LOCALES } from '@vitrine/shared/contract/locale';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { AuditAction } from '@vitrine/shared/contract/tools/names';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import type { ReadPost } from '../rules/read-wording.ts';
import { recordAudit, type AuditAuthor } from '../../tools/index.ts';
import type { Database } from '../../database/database.ts';
import { editRow } from '../../database/edit-row.ts';
import { slugsOf } from './posts.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { readVersion } from './texts.ts';
import { textNameOf, UNTITLED, type StoredPost } from './list-posts.ts';
import { addVersion, isSameWording, NO_WORDING, readWordingOf } from './wording.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';

export type PostOutcome =
  | { isRefused: false; id: number; auditId: number | null }
  | { isRefused: true; kind: 'changed-meanwhile' | 'published' }
  | { isRefused: true; kind: 'rejected'; errors: FieldErrors };

interface Writing {
  database: Database;
  staff: AuditAuthor;
  now: Date;
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
    // A next version of a text is not taken back: an earlier one is stored instead.
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
): Promise<StoredPost | undefined> {
  return trx
    .updateTable('posts')
    .set({ revision })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
}

/** A post whose text alone changed is another post too: what is stored of it is made anew. */
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
  return recordAudit(
    trx,
    staff,
    { action, changes, note: Object.values(wording.title).find(Boolean) ?? '', ...about },
    now,
  );
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

type Slugs = Pick<StoredPost, 'slug_en' | 'slug_nl' | 'slug_fr'>;

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
