import type { Picture } from '@vitrine/shared/contract/catalogue';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import type { PictureJobsTable, Schema } from './schema.ts';

const CLAIM_MS = 120_000;
const MAX_ATTEMPTS = 3;

export interface PictureJob {
  id: number;
  insectId: number;
  view: PictureJobsTable['view'];
  position: number;
}

/** Counts of pictures: how many there are, and how many are still to be drawn. */
export async function countPictures(kysely: Kysely<Schema>): Promise<{ done: number; waiting: number }> {
  const count = (table: 'insect_pictures' | 'picture_jobs') =>
    kysely
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const [done, waiting] = await Promise.all([count('insect_pictures'), count('picture_jobs')]);
  return { done: done.count, waiting: waiting.count };
}

/** Whether any picture can be drawn now. */
export async function hasPictureJob(kysely: Kysely<Schema>, clock: Clock): Promise<boolean> {
  return (await nextJob(kysely, clock).executeTakeFirst()) !== undefined;
}

/**
 * Takes the next picture to draw: every lot's main one before any second one, what is for sale and new first.
 * Whoever takes it has two minutes; after three failures it is left alone. Null when there is none.
 */
export async function claimPictureJob({ kysely }: Database, clock: Clock): Promise<PictureJob | null> {
  const row = await kysely
    .updateTable('picture_jobs')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      claimed_until: new Date(clock().getTime() + CLAIM_MS).toISOString(),
    }))
    .where('id', '=', nextJob(kysely, clock))
    .where(isFree(clock))
    .returning(['id', 'insect_id', 'view', 'position'])
    .executeTakeFirst();
  return row ? { id: row.id, insectId: row.insect_id, view: row.view, position: row.position } : null;
}

function nextJob(kysely: Kysely<Schema>, clock: Clock) {
  return kysely
    .selectFrom('picture_jobs')
    .innerJoin('insects', 'insects.id', 'picture_jobs.insect_id')
    .select('picture_jobs.id')
    .where(isFree(clock))
    .orderBy('picture_jobs.position')
    .orderBy('insects.is_sold_out')
    .orderBy('insects.updated_at', 'desc')
    .orderBy('picture_jobs.id')
    .limit(1);
}

function isFree(clock: Clock) {
  const now = clock().toISOString();
  return sql<boolean>`picture_jobs.attempts < ${sql.lit(MAX_ATTEMPTS)}
    and (picture_jobs.claimed_until is null or picture_jobs.claimed_until < ${now})`;
}

/** Gives the insect its picture and ends the job, both or neither. Its files must be in place. */
export async function finishPictureJob(
  database: Database,
  job: PictureJob,
  picture: Picture,
  clock: Clock,
): Promise<void> {
  const { hash, width, height, widths, colour } = picture;
  await database.transaction(async (trx) => {
    await trx
      .insertInto('pictures')
      .values({
        hash,
        width,
        height,
        widths: JSON.stringify(widths),
        colour,
        created_at: clock().toISOString(),
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    await trx
      .insertInto('insect_pictures')
      .values({ insect_id: job.insectId, picture_hash: hash, position: job.position })
      .onConflict((conflict) =>
        conflict.columns(['insect_id', 'position']).doUpdateSet({ picture_hash: hash }),
      )
      .execute();
    await trx.deleteFrom('picture_jobs').where('id', '=', job.id).execute();
  });
}
