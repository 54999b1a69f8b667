import type { z } from '@vitrine/shared/contract/zod';
import { isRecord } from '@vitrine/shared/platform/is-record';
import type { FieldErrors } from './field-errors.ts';
import type { FieldMessage } from './field-messages.ts';

/** A form that was read, or what is wrong with its fields. */
export type Reading<Form> = { ok: true; form: Form } | { ok: false; errors: FieldErrors };

/**
 * Reads whatever was posted as a form: each field of a wrong type is named. Nothing is trimmed.
 * @param messages for fields of which "please fill this in" would say too little
 */
export function readForm<Form>(
  schema: z.ZodMiniType<Form>,
  body: unknown,
  messages: Record<string, FieldMessage> = {},
): Reading<Form> {
  const parsed = schema.safeParse(isRecord(body) ? body : {});
  if (parsed.success) return { ok: true, form: parsed.data };
  const fields = parsed.error.issues.map(({ path }) => String(path[0] ?? 'body'));
  const errors = fields.map((field) => [field, { message: messages[field] ?? 'required' }] as const);
  return { ok: false, errors: Object.fromEntries(errors) };
}
