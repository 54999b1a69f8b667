import type { ApiResult } from '../contract/failure.ts';
import { readInstructions } from './instructions.ts';

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** The answer as its contract describes it; an answer of another shape is a broken one. */
export function parsed<T>(schema: Schema<T>, result: ApiResult<unknown>): ApiResult<T> {
  if (!result.ok) return result;
  const read = schema.safeParse(result.value);
  if (!read.success) return { ok: false, failure: { kind: 'broken', status: 200 } };
  // A shell of before hands over the body alone.
  const instructions = result.instructions ?? readInstructions(result.value);
  return { ok: true, value: read.data, ...(instructions && { instructions }) };
}

/**
 * The same by a contract that is fetched beside the answer: a page that the server drew asks nothing, and its first load
 * need not bring the parser. A contract that cannot be fetched is a lost connection.
 */
export async function parsedLater<T>(
  contract: () => Promise<Schema<T>>,
  asking: Promise<ApiResult<unknown>>,
): Promise<ApiResult<T>> {
  const [result, schema] = await Promise.all([asking, contract().catch(() => null)]);
  return schema ? parsed(schema, result) : { ok: false, failure: { kind: 'offline' } };
}
