import { LAST_POSITION } from '@vitrine/shared/contract/tools/pictures';
import type { Kysely, Transaction } from 'kysely';
import { hidesLastFlaw, lockOwner, OWNER_COLUMNS, places, type OwnerKey } from './picture-places.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** A file in the folder of originals. */
interface UploadedFile {
  hash: string;
  bytes: number;
  /** What it was called; empty when not known. */
  name: string;
}

/** Where a picture goes: the main one has position 0. */
export interface PicturePlace {
  owner: OwnerKey;
  /** Null: the first free one. */
  position: number | null;
  /** What the whole width of the picture shows, when it was measured. */
  widthMm: number | null;
  /** Whether a file that the owner has is left as it is. */
  isOnce?: boolean;
}

export type Queued =
  | { ok: true; jobId: number; position: number; isKnown: false }
  | { ok: true; jobId: null; position: number; isKnown: true }
  | { ok: false; refusal: 'no-owner' | 'full' | 'needs-flaw' };

/**
 * Notes a kept file and puts it in the queue of pictures. It takes the place of whatever waits there: a worker that is
 * busy with that finds its job gone and leaves its picture out.
 */
export async function queueUpload(
  trx: Transaction<Schema>,
  file: UploadedFile,
  place: PicturePlace,
  now: Date,
): Promise<Queued> {
  const { owner, widthMm } = place;
  if (!(await lockOwner(trx, owner))) return { ok: false, refusal: 'no-owner' };
  const [known] = place.isOnce ? await findUploads(trx, owner, [file.hash]) : [];
  if (known) return { ok: true, jobId: null, position: known.position, isKnown: true };
  const position = place.position ?? (await firstFree(trx, owner));
  if (position > LAST_POSITION) return { ok: false, refusal: 'full' };
  if (await hidesLastFlaw(trx, owner, { position })) return { ok: false, refusal: 'needs-flaw' };
  await noteUpload(trx, file, now);
  const column = OWNER_COLUMNS[owner.kind];
  await trx
    .deleteFrom('picture_jobs')
    .where(column, '=', owner.id)
    .where('position', '=', position)
    .execute();
  const row = { [column]: owner.id, position, upload_hash: file.hash, width_mm: widthMm };
  const { id } = await trx
    .insertInto('picture_jobs')
    .values({ ...row, view: 'photo', attempts: 0, claimed_until: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, jobId: id, position, isKnown: false };
}

/** Positions where the owner has a picture or one is being made, ascending. */
async function takenPositions(kysely: Kysely<Schema>, { kind, id }: OwnerKey): Promise<number[]> {
  const rows = await kysely
    .selectFrom(places(kysely, kind).as('place'))
    .select('place.position')
    .where('owner_id', '=', id)
    .union(
      kysely.selectFrom('picture_jobs').select('picture_jobs.position').where(OWNER_COLUMNS[kind], '=', id),
    )
    .execute();
  return rows.map(({ position }) => position).toSorted((one, other) => one - other);
}

async function firstFree(kysely: Kysely<Schema>, owner: OwnerKey): Promise<number> {
  const taken = await takenPositions(kysely, owner);
  const free = taken.findIndex((position, at) => position !== at);
  return free < 0 ? taken.length : free;
}

/**
 * A row for each original, also when it is given again: whoever removes it at that moment waits for this transaction,
 * or this one for theirs.
 */
async function noteUpload(
  trx: Kysely<Schema>,
  { hash, bytes, name }: UploadedFile,
  now: Date,
): Promise<void> {
  const row = { bytes, name, kept_at: now.toISOString() };
  await trx
    .insertInto('uploads')
    .values({ hash, ...row })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(row))
    .execute();
}

/** Whether the file is noted as an original. */
export async function hasUpload(kysely: Kysely<Schema>, hash: string): Promise<boolean> {
  const row = await kysely.selectFrom('uploads').select('hash').where('hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}

/** Those of the files that are pictures of the owner, or are being made into ones, by position. */
export async function findUploads(
  kysely: Kysely<Schema>,
  { kind, id }: OwnerKey,
  hashes: string[],
): Promise<{ hash: string; position: number }[]> {
  const shown = kysely
    .selectFrom(places(kysely, kind).as('place'))
    .innerJoin('pictures', 'pictures.hash', 'place.picture_hash')
    .select(['pictures.upload_hash as hash', 'place.position'])
    .where('place.owner_id', '=', id)
    .where('pictures.upload_hash', 'in', hashes);
  const waiting = kysely
    .selectFrom('picture_jobs')
    .select(['upload_hash as hash', 'position'])
    .where(OWNER_COLUMNS[kind], '=', id)
    .where('upload_hash', 'in', hashes);
  const rows = await shown.union(waiting).orderBy('position').execute();
  return rows.flatMap(({ hash, position }) => (hash === null ? [] : [{ hash, position }]));
}

/** How a job stands: null when its picture is in the shop. */
export async function readUploadJob(
  kysely: Kysely<Schema>,
  jobId: number,
): Promise<{ attempts: number; claimedUntil: string | null; error: string } | null> {
  const row = await kysely
    .selectFrom('picture_jobs')
    .select(['attempts', 'claimed_until as claimedUntil', 'error'])
    .where('id', '=', jobId)
    .executeTakeFirst();
  return row ?? null;
}
