import type { ErrorEnvelope } from '@vitrine/shared/contract/failure';
import type { FastifyReply } from 'fastify';
import { HTTP_TEXTS, type HttpText } from './http-texts.ts';
import { requestLocale } from './request-locale.ts';

/** Answers with the envelope of spec §8: a stable word for programs, and a text in the shopper's language. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: string,
  text: HttpText,
  more: Partial<ErrorEnvelope> = {},
): FastifyReply {
  const error = HTTP_TEXTS[text][requestLocale(reply.request)];
  return reply.code(status).send({ result: false, code, error, ...more } satisfies ErrorEnvelope);
}
