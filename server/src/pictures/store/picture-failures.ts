import type { PictureFault } from '@vitrine/shared/contract/tools/pictures';
import { sql, type Kysely } from 'kysely';
import { MINUTE_MS } from '@vitrine/shared/platform/time';
import type { Clock } from '../../platform/clock.ts';
import { MAX_ATTEMPTS } from '../../database/schema/pictures.ts';
import type { PictureJob } from './picture-jobs.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** How long a job rests after its first, second … failure. */
const REST_MS = [1, 5, 30, 120].map((minutes) => minutes * MINUTE_MS);
const LONGEST_ERROR = 500;

/** A picture that could not be made, for the owner to read. */
export interface DeadPicture {
  jobId: number;
  /** Of the insect. */
  reference: string;
  position: number;
  kind: PictureJob['work']['kind'];
  error: string;
}

/**
 * Notes why a job failed. It rests, longer each time; after the last attempt, or when another cannot help, it is dead.
 * @returns whether it is dead
 */
export async function failPictureJob(
  kysely: Kysely<Schema>,
  job: PictureJob,
  failure: { error: string; fault: PictureFault; isFinal: boolean },
  clock: Clock,
): Promise<boolean> {
  const isDead = failure.isFinal || job.attempts >= MAX_ATTEMPTS;
  const rest = REST_MS[job.attempts - 1] ?? 0;
  await kysely
    .updateTable('picture_jobs')
    .set({
      error: failure.error.slice(0, LONGEST_ERROR),
      fault: failure.fault,
      attempts: isDead ? MAX_ATTEMPTS : job.attempts,
      claimed_until: isDead ? null : new Date(clock().getTime() + rest).toISOString(),
    })
    .where('id', '=', job.id)
    .execute();
  return isDead;
}

/** Every picture of an insect that is given up, oldest first. */
export async function listDeadPictures(kysely: Kysely<Schema>, clock: Clock): Promise<DeadPicture[]> {
  const rows = await kysely
    .selectFrom('picture_jobs')
    .innerJoin('insects', 'insects.id', 'picture_jobs.insect_id')
    .select(['picture_jobs.id', 'reference', 'position', 'upload_hash', 'error'])
    .where(isDead(clock))
    .orderBy('picture_jobs.id')
    .execute();
  return rows.map(({ id, upload_hash, ...row }) => ({
    ...row,
    jobId: id,
    kind: upload_hash === null ? 'drawing' : 'upload',
  }));
}

/** Gives a dead picture all its attempts again. False when it is not dead. */
export async function retryPicture(kysely: Kysely<Schema>, jobId: number, clock: Clock): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('picture_jobs')
    .set({ attempts: 0, claimed_until: null, error: '', fault: '' })
    .where('id', '=', jobId)
    .where(isDead(clock))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Gives every dead picture of an insect all its attempts again. Returns how many there were. */
export async function retryDeadPictures(kysely: Kysely<Schema>, clock: Clock): Promise<number> {
  const { numUpdatedRows } = await kysely
    .updateTable('picture_jobs')
    .set({ attempts: 0, claimed_until: null, error: '', fault: '' })
    .where(isDead(clock))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Also a job whose last worker was killed: it has no attempt left, and nobody has it. */
export function isDead(clock: Clock) {
  return sql<boolean>`picture_jobs.attempts >= ${sql.lit(MAX_ATTEMPTS)}
    and (picture_jobs.claimed_until is null or picture_jobs.claimed_until < ${clock().toISOString()})`;
}
