import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
import { runImports } from '../../imports/index.ts';
import { repeat } from './repeat.ts';

const EVERY_MS = 1000;

/** Checks and writes what is imported, some lines at a time. Returns what ends it. */
export function startImports(
  database: Database,
  clock: Clock,
  log: { error(details: object, message: string): void },
): () => Promise<void> {
  const report = (error: unknown) => log.error({ err: error, job: 'imports' }, 'job failed');
  const job = repeat(EVERY_MS, () => runImports(database, clock()), report);
  return () => job.stop();
}
