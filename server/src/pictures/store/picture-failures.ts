import type { PictureFault } from '@vitrine/shared/contract/tools/pictures';
import { sql, type Kysely, type Transaction } from 'kysely';
import { MINUTE_MS } from '@vitrine/shared/platform/time';
import type { Clock } from '../../platform/clock.ts';
import { MAX_ATTEMPTS } from '../../database/schema/pictures.ts';
import { forgetNotified } from '../../database/forget-notified.ts';
import type { PictureJob } from './picture-jobs.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** How long a job rests after its first, second … failure. */
const REST_MS = [1, 5, 30, 120].map((minutes) => minutes * MINUTE_MS);
const LONGEST_ERROR = 500;

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

/** Gives a dead picture all its attempts again. False when it is not dead. */
export async function retryPicture(trx: Transaction<Schema>, jobId: number, clock: Clock): Promise<boolean> {
  return (await retryDead(trx, clock, jobId)) === 1;
}

/** Gives every dead picture of an insect all its attempts again. Returns how many there were. */
export const retryDeadPictures = (trx: Transaction<Schema>, clock: Clock): Promise<number> =>
  retryDead(trx, clock);

/** Staff are told anew of what fails again. */
async function retryDead(trx: Transaction<Schema>, clock: Clock, jobId?: number): Promise<number> {
  const retried = await trx
    .updateTable('picture_jobs')
    .set({ attempts: 0, claimed_until: null, error: '', fault: '' })
    .where(isDead(clock))
    .$if(jobId !== undefined, (query) => query.where('id', '=', jobId ?? 0))
    .returning('id')
    .execute();
  await forgetNotified(
    trx,
    retried.map(({ id }) => `picture:${id}`),
  );
  return retried.length;
}

/** Also a job whose last worker was killed: it has no attempt left, and nobody has it. */
export function isDead(clock: Clock) {
  return sql<boolean>`picture_jobs.attempts >= ${sql.lit(MAX_ATTEMPTS)}
    and (picture_jobs.claimed_until is null or picture_jobs.claimed_until < ${clock().toISOString()})`;
}
