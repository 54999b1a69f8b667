import type { FastifyReply } from 'fastify';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { changedMeanwhileSchema, type ChangedMeanwhile } from '@vitrine/shared/contract/tools/tools';
import { z } from '@vitrine/shared/contract/zod';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';
import { refusal } from './error-reply.ts';

/** The refusals of every route of the tools, for its `response`. */
export const toolsFailures = {
  409: z.union([changedMeanwhileSchema, errorEnvelopeSchema]),
  '4xx': errorEnvelopeSchema,
};

/**
 * 409: somebody else was first.
 * @param more who and when, by `lastChange`; and what holds now, or which rows are concerned
 */
export function changedMeanwhile(
  reply: FastifyReply,
  more: Omit<ChangedMeanwhile, 'code' | 'error'>,
): FastifyReply {
  return reply.code(409).send({ ...refusal(reply, 'changed-meanwhile', 'changedMeanwhile'), ...more });
}

/** 404: there is no such row. */
export function notFound(reply: FastifyReply, message: FieldMessage): FastifyReply {
  return reply.code(404).send(refusal(reply, 'not-found', message));
}
