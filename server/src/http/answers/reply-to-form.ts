import type { FastifyReply } from 'fastify';
import { requestLocale } from '../request-locale.ts';
import { textOf } from '../../forms/rules/field-errors.ts';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';

/** 409: what is asked cannot be now, and the sentence says why. */
export function conflict(
  reply: FastifyReply,
  code: string,
  message: FieldMessage,
  values: Record<string, string> = {},
): FastifyReply {
  const error = textOf({ message, values }, requestLocale(reply.request));
  return reply.code(409).send({ result: false, code, error });
}
