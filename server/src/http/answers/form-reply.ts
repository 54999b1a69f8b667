import type { FastifyReply } from 'fastify';
import type { Done } from '@vitrine/shared/contract/accounts/account';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { requestLocale } from '../request-locale.ts';
import { textOf, type FieldErrors } from '../../forms/rules/field-errors.ts';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';
import { fieldRefusal, refusal } from './error-reply.ts';

/** A success, said in the shopper's language. */
export function done(reply: FastifyReply, message: FieldMessage): Done {
  return { result: true, message: textOf({ message }, requestLocale(reply.request)) };
}

/** 400: these fields cannot be accepted. */
export function wrongFields(reply: FastifyReply, errors: FieldErrors): FastifyReply {
  return reply.code(400).send(fieldRefusal(reply, 'invalid', errors));
}

/** 401: nobody is logged in. The redirect is for pages that wait for somebody who is. */
export function unauthorized(reply: FastifyReply): FastifyReply {
  const redirect = pathTo('login', requestLocale(reply.request));
  return reply.code(401).send({ ...refusal(reply, 'unauthorized', 'signInFirst'), redirect });
}

/** 429: a limit of tries is reached. */
export function tooEarly(
  reply: FastifyReply,
  seconds: number,
  message: 'tooManyAttempts' | 'tooManyGuesses',
): FastifyReply {
  const values = { minutes: String(Math.ceil(seconds / 60)) };
  const error = textOf({ message, values }, requestLocale(reply.request));
  return reply.code(429).header('retry-after', seconds).send({ result: false, code: 'too-many', error });
}
