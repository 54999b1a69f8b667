import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Where a picture goes: the main one has position 0. */
export interface PicturePlace {
  insectId: number;
  position: number;
  /** What the whole width of the picture shows, when it was measured. */
  widthMm: number | null;
}

/**
 * Puts a kept file in the queue of pictures. It takes the place of whatever waits there: a worker that is busy with
 * that finds its job gone and leaves its picture out.
 * @returns the id of the job
 */
export async function queueUpload(
  database: Database,
  uploadHash: string,
  place: PicturePlace,
): Promise<number> {
  const { insectId, position, widthMm } = place;
  return database.transaction(async (trx) => {
    await trx
      .deleteFrom('picture_jobs')
      .where('insect_id', '=', insectId)
      .where('position', '=', position)
      .execute();
    const row = { insect_id: insectId, position, upload_hash: uploadHash, width_mm: widthMm };
    const { id } = await trx
      .insertInto('picture_jobs')
      .values({ ...row, view: 'photo', attempts: 0, claimed_until: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
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
