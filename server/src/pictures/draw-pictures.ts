import type { Clock } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import { failPictureJob } from './store/picture-failures.ts';
import { claimPictureJob, finishPictureJob, LastFlawHidden, type PictureJob } from './store/picture-jobs.ts';
import { countSteps, readProgress } from './store/picture-progress.ts';
import { UnreadablePicture } from './encoding/encode-picture.ts';
import { formatCount } from '@vitrine/shared/i18n/formats';
import { storeFiles, storeMissing, picturesDir } from './store-files.ts';
import { makePicture } from './encoding/make-picture.ts';

export interface Drawing {
  database: Database;
  /** Where files come from and go. */
  dataDir: string;
  clock: Clock;
  log: { info(message: string): void; error(details: object, message: string): void };
  /** Stops before the next picture. */
  isStopped(): boolean;
}

/** Lines of the log until nothing waits. */
const LINES = 20;

/**
 * Makes what is waiting, until nothing is left or `most` are made.
 * It may be ended at any moment: a picture counts once its files and its rows are there.
 * @param lanes how many are made at once: each keeps one core busy
 * @returns how many were made
 * @throws what no picture is to blame for, such as a database that is away, once every lane has put down what it had in hand
 */
export async function drawPictures(drawing: Drawing, most = Infinity, lanes = 1): Promise<number> {
  const { database, clock, log } = drawing;
  const steps = await countSteps(database.kysely);
  let made = 0;
  let isOver = false;
  const lane = async (): Promise<void> => {
    while (made < most && !isOver && !drawing.isStopped()) {
      const job = await claimPictureJob(database, clock);
      if (!job) break;
      if (!(await finishOne(drawing, job))) continue;
      made += 1;
      if (isLine(made, steps)) log.info(await describeProgress(database));
    }
  };
  const laneOrEnd = () =>
    lane().catch((error: unknown) => {
      isOver = true;
      throw error;
    });
  const ends = await Promise.allSettled(Array.from({ length: lanes }, laneOrEnd));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return made;
}

async function describeProgress({ kysely }: Database): Promise<string> {
  const { lots, pictured, waiting } = await readProgress(kysely);
  return `Pictures: ${formatCount(pictured, 'en')} of ${formatCount(lots, 'en')} lots have one, ${formatCount(waiting, 'en')} are still to be made`;
}

/**
 * Makes one picture that was claimed. A failure is noted with its reason: it is tried again later, unless its file can
 * never be read.
 * @returns whether its owner has it now
 */
export async function finishOne(drawing: Omit<Drawing, 'isStopped'>, job: PictureJob): Promise<boolean> {
  const { database, dataDir, clock, log } = drawing;
  const { kysely } = database;
  try {
    const { files, ...picture } = await makePicture({ kysely, dataDir }, job);
    await storeFiles(picturesDir(dataDir), files);
    const isDone = await finishPictureJob(database, job, picture, clock);
    // The same picture may have belonged to nothing until now, and have been cleaned away at this moment.
    if (isDone) await storeMissing(picturesDir(dataDir), files);
    return isDone;
  } catch (err) {
    const error = err instanceof Error ? err.message : String(err);
    const isFinal = err instanceof UnreadablePicture || err instanceof LastFlawHidden;
    const fault = err instanceof UnreadablePicture ? err.fault : 'other';
    const isDead = await failPictureJob(kysely, job, { error, fault, isFinal }, clock);
    log.error({ err, owner: job.owner, work: job.work, isDead }, 'picture failed');
    return false;
  }
}

/** At every twentieth, and at the last. */
function isLine(made: number, steps: number): boolean {
  return Math.floor((made * LINES) / steps) > Math.floor(((made - 1) * LINES) / steps);
}
