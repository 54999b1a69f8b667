import { resolve } from 'node:path';
import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../env.ts';
import { finishOne, type Drawing } from '../pictures/draw-pictures.ts';
import { prepareDatabase } from '../app/roles/prepare-database.ts';
import { claimPictureJob } from '../pictures/store/picture-jobs.ts';
import type { Database } from '../database/database.ts';

/*
 * Fills the data folder that the shops of journeys are copies of: the sample shop in SQLite with a picture at every
 * place of every lot, of which only a few are drawn. The others show one of these again, so no shop has anything to draw.
 *
 *   node server/src/testing/seed-shop.ts FOLDER
 */
const DRAWN = { 0: 4, 1: 2 } as const;

const dataDir = resolve(process.argv[2] ?? '');
if (!process.argv[2]) throw new Error('Give the folder that is to be filled.');
const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
const { database } = await prepareDatabase(env);
const drawing = {
  ...{ database, dataDir, clock: systemClock },
  log: { info: () => undefined, error: console.error },
};
for (const position of [0, 1] as const) {
  await draw(drawing, position, DRAWN[position]);
  await showAgain(database, position);
}
await database.close();

/** Draws pictures of the newest lots, which the first page of a list shows. */
async function draw(drawing: Omit<Drawing, 'isStopped'>, position: number, count: number): Promise<void> {
  const { database, clock } = drawing;
  const jobs = await database.kysely
    .selectFrom('picture_jobs')
    .innerJoin('insects', 'insects.id', 'picture_jobs.insect_id')
    .select('picture_jobs.id')
    .where('position', '=', position)
    .orderBy('insects.is_sold_out')
    .orderBy('insects.updated_at', 'desc')
    .limit(count)
    .execute();
  for (const { id } of jobs) {
    // A main picture is made in two steps, small and whole; the job ends with the last.
    for (let job = await claimPictureJob(database, clock, id); job;) {
      if (!(await finishOne(drawing, job))) throw new Error(`Picture job ${id} was not done.`);
      job = await claimPictureJob(database, clock, id);
    }
  }
}

/** Ends all jobs of a position with pictures that other lots have there. */
async function showAgain(database: Database, position: number): Promise<void> {
  await database.transaction(async (trx) => {
    const drawn = await trx
      .selectFrom('insect_pictures')
      .select('picture_hash')
      .where('position', '=', position)
      .execute();
    const jobs = await trx
      .deleteFrom('picture_jobs')
      .where('position', '=', position)
      .returning('insect_id')
      .execute();
    for (const [index, { insect_id }] of jobs.entries()) {
      const picture = drawn[index % drawn.length];
      if (insect_id === null || !picture) throw new Error('A sample lot has nothing to show.');
      await trx
        .insertInto('insect_pictures')
        .values({ insect_id, position, ...picture })
        .execute();
    }
  });
}
