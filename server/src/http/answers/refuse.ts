import type { ErrorEnvelope } from '@vitrine/shared/contract/failure';
import type { FastifyReply } from 'fastify';
import { requestLocale } from '../request-locale.ts';
import { sayHttp, type HttpText } from './say-http.ts';

/** Answers with the envelope of spec §8: a stable word for programs, and a text in the shopper's language. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: string,
  text: HttpText,
  more: Partial<ErrorEnvelope> = {},
): FastifyReply {
  const error = sayHttp(text, requestLocale(reply.request));
  return reply.code(status).send({ result: false, code, error, ...more } satisfies ErrorEnvelope);
}
