import { types } from 'node:util';
import { errorCode } from '../../platform/error-code.ts';

/**
 * What PostgreSQL and the system say of a connection that is gone or cannot be had, by classes and codes.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CODES = oneOf(
  '08...', // connection exceptions
  '53300', // too many connections
  '55000', // accepts none
  '57P0[1-5]', // shut down, crashed, starting, dropped, idle for too long
  '25P0[34]', // a transaction was idle, or lasted, for too long: its connection is cut
  '25006', // it takes no writes now: it stands by for another
  'ECONN(REFUSED|RESET|ABORTED)',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND', // its name is unknown
  'EAI_(AGAIN|FAIL)', // nobody could say its address
  'E(HOST|NET)(UNREACH|DOWN)', // no route
);
/** The driver's own failures have no code, and that of a Unix socket which is gone is that of any file. */
const SAID = oneOf(
  'Connection terminated.*',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client (has|was) .* not queryable',
  'Received unexpected \\w+ message from backend\\.', // after an answer that was given up
  'Cannot use a pool after calling end on the pool', // this process is ending
  'driver has already been destroyed', // the same
  'connect ENOENT .*',
);

function oneOf(...patterns: string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

/** Whether a failure means that the database is away: the same may go in a moment. Never so on SQLite. */
export function isDatabaseAway(error: unknown): boolean {
  // Also one of the system's own, which a test's `Error` does not know.
  if (!types.isNativeError(error)) return false;
  return CODES.test(errorCode(error) ?? '') || SAID.test(error.message);
}
