import type { Picture } from '@vitrine/shared/contract/catalogue';
import type { Unowned, UnownedPage } from '@vitrine/shared/contract/tools/pictures';
import { sql, type Kysely, type Transaction } from 'kysely';
import { PICTURE_COLUMNS, toPicture } from '../../catalogue/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** Rows that an answer lists. */
const A_PAGE = 100;
/** Rows that it looks at for them at most: a page may come short, and the next goes on behind it. */
const LOOKED_AT = 20_000;

type Found = Omit<UnownedPage, 'isWhole'>;

/**
 * Made pictures of no insect and no family, by their hash; then originals that no picture is or is being made of.
 * @param after where the page before ended: `picture:` or `upload:` and a hash
 */
export async function listUnowned(kysely: Kysely<Schema>, after: string): Promise<Found> {
  if (after.startsWith('upload:')) return uploadsAfter(kysely, after.slice('upload:'.length));
  const pictures = await picturesAfter(kysely, after.slice('picture:'.length));
  if (pictures.next !== null || pictures.items.length > 0) {
    return { items: pictures.items, next: pictures.next ?? 'upload:' };
  }
  return uploadsAfter(kysely, '');
}

async function picturesAfter(kysely: Kysely<Schema>, after: string): Promise<Found> {
  const end = await lastLookedAt(kysely, 'pictures', after);
  const rows = await kysely
    .selectFrom('pictures')
    .leftJoin('uploads', 'uploads.hash', 'pictures.upload_hash')
    .select([...PICTURE_COLUMNS, 'pictures.created_at', 'uploads.name', 'uploads.bytes'])
    .where('pictures.hash', '>', after)
    .$if(end !== null, (query) => query.where('pictures.hash', '<=', end ?? ''))
    .where(isPictureUnowned)
    .orderBy('pictures.hash')
    .limit(A_PAGE)
    .execute();
  const items: Unowned[] = rows.map((row) => ({
    ...{ kind: 'picture', key: row.hash, name: row.name ?? '', picture: toPicture(row) },
    ...{ bytes: row.bytes, at: row.created_at },
  }));
  return { items, next: nextOf('picture:', items, end) };
}

async function uploadsAfter(kysely: Kysely<Schema>, after: string): Promise<Found> {
  const end = await lastLookedAt(kysely, 'uploads', after);
  const rows = await kysely
    .selectFrom('uploads')
    .select(['hash', 'name', 'bytes', 'kept_at'])
    .where('hash', '>', after)
    .$if(end !== null, (query) => query.where('hash', '<=', end ?? ''))
    .where(isUploadUnused)
    .orderBy('hash')
    .limit(A_PAGE)
    .execute();
  const items: Unowned[] = rows.map(({ hash, name, bytes, kept_at }) => ({
    ...{ kind: 'upload', key: hash, name, picture: null, bytes, at: kept_at },
  }));
  return { items, next: nextOf('upload:', items, end) };
}

/** The hash behind which this answer looks no further; null when it sees the end. */
async function lastLookedAt(
  kysely: Kysely<Schema>,
  table: 'pictures' | 'uploads',
  after: string,
): Promise<string | null> {
  const row = await kysely
    .selectFrom(table)
    .select('hash')
    .where('hash', '>', after)
    .orderBy('hash')
    .offset(LOOKED_AT)
    .limit(1)
    .executeTakeFirst();
  return row?.hash ?? null;
}

function nextOf(start: string, items: Unowned[], end: string | null): string | null {
  const last = items.length === A_PAGE ? items.at(-1)?.key : end;
  return last ? `${start}${last}` : null;
}

/**
 * One whose original waits to be made into a picture is about to be used again, and one that an order names shows what was
 * agreed on.
 */
const isPictureUnowned = sql<boolean>`
  not exists (select 1 from insect_pictures where insect_pictures.picture_hash = pictures.hash)
  and not exists (select 1 from family_pictures where family_pictures.picture_hash = pictures.hash)
  and not exists (select 1 from picture_jobs where picture_jobs.upload_hash = pictures.upload_hash)
  and not exists (
    select 1 from order_lines
    where order_lines.flaws <> '[]' and order_lines.flaws like '%"' || pictures.hash || '"%')`;

const isUploadUnused = sql<boolean>`
  not exists (select 1 from pictures where pictures.upload_hash = uploads.hash)
  and not exists (select 1 from picture_jobs where picture_jobs.upload_hash = uploads.hash)`;

/**
 * Forgets a picture that belongs to nothing.
 * @returns what lies in its files, or null when it belongs to something or is gone
 */
export async function forgetPicture(
  trx: Transaction<Schema>,
  hash: string,
): Promise<{ uploadHash: string | null } | null> {
  const row = await trx
    .deleteFrom('pictures')
    .where('hash', '=', hash)
    .where(isPictureUnowned)
    .returning('upload_hash')
    .executeTakeFirst();
  return row ? { uploadHash: row.upload_hash } : null;
}

/**
 * Forgets an original that nothing is made of. Two steps: whoever gives the file again at this moment waits at its row
 * or is waited for, and what the second step sees is what they left.
 * @returns false when it is used or gone
 */
export async function forgetUpload(trx: Transaction<Schema>, hash: string): Promise<boolean> {
  const locked = await trx
    .updateTable('uploads')
    .set((eb) => ({ kept_at: eb.ref('kept_at') }))
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  if (locked.numUpdatedRows === 0n) return false;
  const { numDeletedRows } = await trx
    .deleteFrom('uploads')
    .where('hash', '=', hash)
    .where(isUploadUnused)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Those of these hashes that a row speaks of. */
export async function knownHashes(
  kysely: Kysely<Schema>,
  table: 'pictures' | 'uploads',
  hashes: string[],
): Promise<Set<string>> {
  const rows = await kysely.selectFrom(table).select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** A made picture; null when there is none of that hash. */
export async function findPicture(kysely: Kysely<Schema>, hash: string): Promise<Picture | null> {
  const row = await kysely
    .selectFrom('pictures')
    .select(PICTURE_COLUMNS)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row ? toPicture(row) : null;
}
