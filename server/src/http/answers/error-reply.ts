import type { FastifyReply } from 'fastify';
import type { ErrorEnvelope } from '@vitrine/shared/contract/failure';
import { requestLocale } from '../request-locale.ts';
import { textOf, validationErrors, type FieldErrors } from '../../forms/rules/field-errors.ts';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';

/** The envelope of a refusal, in the shopper's language. */
export function refusal(reply: FastifyReply, code: string, message: FieldMessage): ErrorEnvelope {
  return { result: false, code, error: textOf({ message }, requestLocale(reply.request)) };
}

/** The envelope of fields that cannot be accepted: each has its own sentence, and the first is the error. */
export function fieldRefusal(reply: FastifyReply, code: string, errors: FieldErrors): ErrorEnvelope {
  const fields = validationErrors(errors, requestLocale(reply.request));
  const [first] = Object.values(fields);
  return { result: false, code, ...(first && { error: first.error }), validationErrors: fields };
}
