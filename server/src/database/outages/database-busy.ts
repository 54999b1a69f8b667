import { errorCode } from '../../platform/error-code.ts';

const BUSY = 'DATABASE_BUSY';

/**
 * So many are writing that there was no turn in time. Nothing was done; a moment later it may go. `isDatabaseBusy` knows
 * it by its code: of what another thread throws no class crosses.
 */
export class DatabaseBusy extends Error {
  readonly code = BUSY;
}

/**
 * What PostgreSQL says when others were in the way, or it has no means left for one more.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CODES = new Set([
  BUSY,
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // a lock that is not to be had
  '57014', // took too long
  '53000', // too many files, or other means
  '53200', // no memory
  '53400', // a limit of the configuration
  'EMFILE', // of this process
  'ENFILE', // of the machine
]);

/** SQLITE_BUSY and SQLITE_LOCKED, the lowest byte of each of their kinds. https://www.sqlite.org/rescode.html */
const SQLITE_CODES = new Set([5, 6]);

/** Whether what was asked was undone for want of a turn or of means: the same may go in a moment. */
export function isDatabaseBusy(error: unknown): boolean {
  return CODES.has(errorCode(error) ?? '') || SQLITE_CODES.has((sqliteCode(error) ?? 0) & 0xff);
}

/** The result code of a failure of SQLite. */
export function sqliteCode(error: unknown): number | undefined {
  const isOne = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
  return isOne ? Number(error.errcode) : undefined;
}
