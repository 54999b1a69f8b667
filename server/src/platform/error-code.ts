/** The code of an error of the system or of a database, such as EADDRINUSE; undefined without one. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
