import { errorEnvelopeSchema, type ApiFailure, type ApiResult } from '../contract/failure.ts';
import { readInstructions } from './instructions.ts';

/** What an HTTP answer of the app API means (spec §8). */
export function readAnswer(status: number, body: unknown): ApiResult<unknown> {
  const isOk = status >= 200 && status < 300;
  const instructions = readInstructions(body);
  return {
    ...(isOk ? { ok: true, value: body } : { ok: false, failure: readFailure(status, body) }),
    // A 401 leads to the login, and back to the page that needed it: the answer does not know that page.
    ...(instructions && status !== 401 && { instructions }),
  };
}

function readFailure(status: number, body: unknown): ApiFailure {
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 404) return { kind: 'not-found' };
  if (status === 410) return { kind: 'gone' };
  if (status >= 500) return { kind: 'broken', status };
  const envelope = errorEnvelopeSchema.safeParse(body);
  if (!envelope.success) return { kind: 'broken', status };
  const { code = '', error, message = '', validationErrors = {} } = envelope.data;
  const fields = Object.fromEntries(
    Object.entries(validationErrors).map(([field, { error }]) => [field, error]),
  );
  return { kind: 'rejected', status, code, message: error ?? message, fields, body };
}
