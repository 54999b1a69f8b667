import { types } from 'node:util';
import { codeOf } from '../platform/startup-error.ts';

/**
 * What PostgreSQL and the system say of a connection that is gone or cannot be had, by classes and codes: connection
 * exceptions, too many connections, not accepting any, shut down or starting.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CODES = /^(08...|53300|55000|57P0[123]|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT)$/;
/** The driver's own failures have no code. */
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has|was) .* not queryable)/;

/** Whether a failure means that the database is away: the same may go in a moment. Never so on SQLite. */
export function isDatabaseAway(error: unknown): boolean {
  // Also one of the system's own, which a test's `Error` does not know.
  if (!types.isNativeError(error)) return false;
  return CODES.test(codeOf(error) ?? '') || SAID.test(error.message);
}
