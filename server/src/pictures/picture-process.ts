import { availableParallelism, constants, setPriority } from 'node:os';
import { pino } from 'pino';
import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../env.ts';
import { openDatabase } from '../database/database.ts';
import { passingTrouble } from '../http/answers/passing-trouble.ts';
import { drawPictures } from './draw-pictures.ts';

/*
 * A process of its own, at the lowest priority: encoding runs on threads that a whole process shares, so a worker
 * thread would still slow down the pages. It draws what waits and ends, also when the database is away or its disk is
 * full; its parent starts it again once it finds that there is more.
 */
setPriority(constants.priority.PRIORITY_LOW);
/** More would be faster on more cores, and take memory that a shop does not expect to give. */
const LANES = Math.min(2, availableParallelism());
process.once('disconnect', () => process.exit(0));

let isStopped = false;
process.once('SIGTERM', () => {
  isStopped = true;
});

const env = readEnv(process.env);
const log = pino({ level: env.logLevel });
const database = await openDatabase(env);
const drawing = { database, dataDir: env.dataDir, clock: systemClock, log, isStopped: () => isStopped };
await drawPictures(drawing, Infinity, LANES).catch((error: unknown) => {
  const trouble = passingTrouble(error);
  if (trouble === null) throw error;
  log.error({ err: error, trouble }, 'pictures wait');
});
await database.close();
process.disconnect?.();
