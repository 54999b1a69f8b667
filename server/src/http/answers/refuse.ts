import type { ErrorEnvelope } from '@vitrine/shared/contract/failure';
import type { FastifyReply } from 'fastify';
import { requestLocale } from '../request-locale.ts';
import { createSpeaker } from '../../platform/create-speaker.ts';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };

/** Answers with the envelope of spec §8: a stable word for programs, and a text in the shopper's language. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: string,
  text: HttpText,
  more: Partial<ErrorEnvelope> = {},
  values: Record<string, number> = {},
): FastifyReply {
  const error = sayHttp(text, requestLocale(reply.request), values);
  return reply.code(status).send({ result: false, code, error, ...more } satisfies ErrorEnvelope);
}

/** 429: more requests than are taken. @param seconds until the next one is */
export function refuseTooMany(
  reply: FastifyReply,
  seconds: number,
  text: 'tooMany' | 'tooManyMessages' = 'tooMany',
): FastifyReply {
  return refuse(reply, 429, 'too-many', text, {}, { minutes: Math.max(1, Math.ceil(seconds / 60)) });
}

/** What the API says about a request that it cannot answer, and at `field.…` of a value that its schema refuses. */
export const sayHttp = createSpeaker({ en, nl, fr });
export type FieldText = Extract<keyof typeof en, `field.${string}`>;
type HttpText = Exclude<keyof typeof en, FieldText>;
