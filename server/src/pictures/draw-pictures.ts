import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { claimPictureJob, countPictures, finishPictureJob, type PictureJob } from '../store/picture-jobs.ts';
import { readSampleDrawing } from '../store/sample-drawings.ts';
import { encodePicture } from './encode-picture.ts';
import { drawSpecimen } from './illustrator/draw-specimen.ts';
import { keepFiles } from './keep-files.ts';

export interface Drawing {
  database: Database;
  /** Where the files go. */
  dir: string;
  clock: Clock;
  log: { info(message: string): void; error(details: object, message: string): void };
  /** Stops before the next picture. */
  isStopped(): boolean;
}

const STEPS = 20;

/**
 * Draws what is waiting, one picture after the other, until nothing is left or `most` are made.
 * It may be ended at any moment: a picture counts once its files and its rows are there.
 * @returns how many were made
 */
export async function drawPictures(drawing: Drawing, most = Infinity): Promise<number> {
  const { database, clock, log } = drawing;
  const { done, waiting } = await countPictures(database.kysely);
  const total = done + waiting;
  let made = 0;
  while (made < most && !drawing.isStopped()) {
    const job = await claimPictureJob(database, clock);
    if (!job) break;
    if (!(await drawOne(drawing, job))) continue;
    made += 1;
    if (isStep(done + made, total)) log.info(`Pictures ${inThousands(done + made)} of ${inThousands(total)}`);
  }
  return made;
}

/** False when it failed: it is tried again later. */
async function drawOne({ database, dir, clock, log }: Drawing, job: PictureJob): Promise<boolean> {
  try {
    const { facts, seed } = await readSampleDrawing(database.kysely, job.insectId);
    const { files, ...picture } = await encodePicture(Buffer.from(drawSpecimen(facts, seed, job.view)));
    await keepFiles(dir, files);
    await finishPictureJob(database, job, picture, clock);
    return true;
  } catch (error) {
    log.error({ err: error, insectId: job.insectId, view: job.view }, 'picture failed');
    return false;
  }
}

/** At every twentieth, and at the last. */
function isStep(done: number, total: number): boolean {
  return Math.floor((done * STEPS) / total) > Math.floor(((done - 1) * STEPS) / total);
}

function inThousands(number: number): string {
  return number.toLocaleString('en-GB');
}
