import type { Clock } from '../../platform/clock.ts';
import { pruneChanges, forgetMisses } from '../../catalogue/index.ts';
import type { Database } from '../../database/database.ts';
import { repeat } from './repeat.ts';

const EVERY_MS = 5 * 60_000;
/** Every process looks far more often than this while it is asked anything. */
const KEEP_MS = 60 * 60_000;
const BATCH = 5000;

/** Keeps the log of catalogue changes short, and that of searches without result. Returns what ends it. */
export function startForgettingChanges(
  { kysely }: Database,
  clock: Clock,
  log: { error(details: object, message: string): void },
): () => Promise<void> {
  const work = async () => {
    await pruneChanges(kysely, new Date(clock().getTime() - KEEP_MS), BATCH);
    await forgetMisses(kysely, clock());
  };
  const report = (error: unknown) =>
    log.error({ err: error, job: 'catalogue changes and searches' }, 'job failed');
  const job = repeat(EVERY_MS, work, report);
  return () => job.stop();
}
