import type { FastifyReply } from 'fastify';
import { z } from '@vitrine/shared/contract/zod';
import { requestLocale } from '../request-locale.ts';
import { textOf } from '../../forms/rules/field-errors.ts';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';
import { readForm } from '../../forms/rules/read-form.ts';

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

const MOST = 2_147_483_647;
const revisionSchema = z.object({ revision: z.int().check(z.gte(0), z.lte(MOST)) });

/** The revision that an edit was made on; 0, which none has, when it names none. */
export function revisionOf(body: unknown): number {
  const reading = readForm(revisionSchema, body);
  return reading.ok ? reading.form.revision : 0;
}

/** `?revision=` of what has no body. */
export const revisionQuery = z.object({
  revision: z.coerce.number().check(z.int(), z.positive(), z.lte(MOST)),
});
