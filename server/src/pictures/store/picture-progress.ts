import type { PictureProgress } from '@vitrine/shared/contract/tools/pictures';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { MAX_ATTEMPTS } from '../../database/schema/pictures.ts';

const count = sql<number>`count(*)`;
const isAlive = sql<boolean>`picture_jobs.attempts < ${sql.lit(MAX_ATTEMPTS)}`;

/** How many lots have their main picture, of those that have one or are to get one; and what else is to be made. */
export async function readProgress(kysely: Kysely<Schema>): Promise<PictureProgress> {
  const jobs = kysely.selectFrom('picture_jobs').where(isAlive);
  const [pictured, first, waiting] = await Promise.all([
    kysely
      .selectFrom('insect_pictures')
      .select(count.as('count'))
      .where('position', '=', 0)
      .executeTakeFirstOrThrow(),
    jobs
      .leftJoin('insect_pictures as place', (join) =>
        join.onRef('place.insect_id', '=', 'picture_jobs.insect_id').on('place.position', '=', 0),
      )
      .select(count.as('count'))
      .where('picture_jobs.insect_id', 'is not', null)
      .where('picture_jobs.position', '=', 0)
      .where('place.id', 'is', null)
      .executeTakeFirstOrThrow(),
    jobs.select(count.as('count')).executeTakeFirstOrThrow(),
  ]);
  const lots = Number(pictured.count) + Number(first.count);
  return { lots, pictured: Number(pictured.count), waiting: Number(waiting.count) };
}

/** How often something is made until nothing waits: a main drawing is made in two steps. */
export async function countSteps(kysely: Kysely<Schema>): Promise<number> {
  const { steps } = await kysely
    .selectFrom('picture_jobs')
    .select(
      sql<number>`coalesce(sum(case when upload_hash is null and position = 0 and has_small = 0 then 2 else 1 end), 0)`.as(
        'steps',
      ),
    )
    .where(isAlive)
    .executeTakeFirstOrThrow();
  return Number(steps);
}
