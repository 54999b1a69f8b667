/** An error with the errors behind it, in one line for the log. */
export function errorReason(error: unknown): string {
  if (isAnswer(error)) return `status ${error.status}`;
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${errorReason(error.cause)}` : error.message;
}

/** What a loader throws when the API refused. */
function isAnswer(error: unknown): error is { status: number } {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}
