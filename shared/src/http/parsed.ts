import type { ApiResult } from '../contract/failure.ts';

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** The answer as its contract describes it; an answer of another shape is a broken one. */
export function parsed<T>(schema: Schema<T>, result: ApiResult<unknown>): ApiResult<T> {
  if (!result.ok) return result;
  const read = schema.safeParse(result.value);
  return read.success
    ? { ok: true, value: read.data }
    : { ok: false, failure: { kind: 'broken', status: 200 } };
}
