/** https://www.sqlite.org/rescode.html#constraint : the low byte of every such code. */
const SQLITE_CONSTRAINT = 19;

/**
 * Whether a statement failed because a row would have broken a rule of its table: a name taken, a row that is gone.
 * PostgreSQL says so by class 23: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isBrokenConstraint(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errcode' in error) return (Number(error.errcode) & 0xff) === SQLITE_CONSTRAINT;
  return 'code' in error && /^23\d{3}$/.test(String(error.code));
}
