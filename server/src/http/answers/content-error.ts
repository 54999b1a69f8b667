import { STATUS_CODES } from 'node:http';
import type { ContentErrorBody } from '@vitrine/shared/contract/content';

/** What a caller asked that cannot be answered, in a sentence that names it. */
export class ContentError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/**
 * The body of an error. Callers show the first nested message, else the message field, else the text (spec §13):
 * each of them finds the same sentence.
 */
export function contentErrorBody(status: number, message: string): ContentErrorBody {
  const error = STATUS_CODES[status];
  return {
    statusCode: status,
    ...(error !== undefined && { error }),
    message,
    data: [{ messages: [{ message }] }],
  };
}
