import type { FastifyReply } from 'fastify';
import { requestLocale } from '../../http/request-locale.ts';
import type { FieldMessage } from '../../rules/field-errors.ts';
import { textOf } from '../../rules/field-errors.ts';

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
