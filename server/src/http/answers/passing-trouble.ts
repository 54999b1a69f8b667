import { Overloaded } from '@vitrine/shared/platform/semaphore';
import { WorkerEnded, WorkerTimeout } from '@vitrine/shared/platform/worker-rpc';
import { isDatabaseBusy, sqliteCode } from '../../database/outages/database-busy.ts';
import { isDatabaseAway } from '../../database/outages/is-away.ts';
import { errorCode } from '../../platform/error-code.ts';
import { Unavailable } from '../../platform/unavailable.ts';

/**
 * Why nothing can be answered now, although neither the request nor the shop's code is wrong: what answers is away, there
 * is no room to write, or others were in the way.
 */
export type PassingTrouble = 'away' | 'full' | 'busy';

/** Null for a mistake of ours. */
export function passingTrouble(error: unknown): PassingTrouble | null {
  const isThread = error instanceof WorkerEnded || error instanceof WorkerTimeout;
  if (isThread || error instanceof Unavailable || isDatabaseAway(error)) return 'away';
  if (isDiskFull(error)) return 'full';
  return error instanceof Overloaded || isDatabaseBusy(error) ? 'busy' : null;
}

/** The system's words, and PostgreSQL's `disk_full`. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];
/** https://www.sqlite.org/rescode.html#full; the other one is of its log's index, for which there is no room either. */
const SQLITE_FULL = [13, 4874];

/** What was written with it is undone. */
function isDiskFull(error: unknown): boolean {
  return DISK_FULL.includes(errorCode(error) ?? '') || SQLITE_FULL.includes(sqliteCode(error) ?? 0);
}
