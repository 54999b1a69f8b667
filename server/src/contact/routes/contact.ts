import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contactRequestSchema, type ContactRequest } from '@vitrine/shared/contract/contact';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import type { Clock } from '../../platform/clock.ts';
import { isPlainForm } from '../../http/forms/read-forms.ts';
import { refuseTooMany } from '../../http/answers/refuse.ts';
import { digestOf } from '../../platform/secret-token.ts';
import { contactRequestErrors, tidyContact } from '../rules/contact-request.ts';
import { keepContact } from '../store/messages.ts';
import { admitNetwork } from '../../mail/index.ts';
import { secondsUntil } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
import { done, tooEarly } from '../../http/answers/form-reply.ts';
import { optionalKeyHeader, readKey } from '../../http/idempotency-key.ts';
import { fieldRefusal, refusal } from '../../http/answers/error-reply.ts';
import { returnForms } from '../../http/forms/return-forms.ts';

/** Messages that can be sent. Those with a mistake in them are only bounded by the minute. */
const SENT = { max: 5, timeWindow: HOUR_MS, groupId: 'messages sent' };
/** Counted once the body is read: what was typed is given back to a browser without scripts. */
const TRIES_A_MINUTE = { rateLimit: { max: 30, timeWindow: 60_000, hook: 'preValidation' } } as const;
const TYPED = ['name', 'email', 'subject', 'message'] as const;

const takenSchema = z.object({ result: z.boolean(), message: z.string() });

interface ContactOptions {
  database: Database;
  clock: Clock;
  /** Of an address, by `networkNames`. */
  nameNetwork: (ip: string) => string;
}

/** The contact form. */
export const contactRoutes: FastifyPluginAsyncZod<ContactOptions> = async (
  app,
  { database, clock, nameNetwork },
) => {
  const countSent = app.createRateLimit(SENT);
  returnForms(app, { database, clock, fields: TYPED, pageIn: (locale) => pathTo('contact', locale) });

  app.post(
    '/api/contact',
    {
      config: TRIES_A_MINUTE,
      schema: {
        tags: ['texts'],
        body: contactRequestSchema,
        headers: optionalKeyHeader,
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        response: { 202: takenSchema, 303: z.null(), '4xx': errorEnvelopeSchema },
      },
    },
    async (request, reply) => {
      const { website = '', ...message } = tidyContact(request.body);
      const errors = contactRequestErrors(message);
      if (Object.keys(errors).length > 0) return reply.code(400).send(fieldRefusal(reply, 'invalid', errors));
      const key = readKey(request.headers['idempotency-key']) ?? keyOfForm(request, message, clock());
      if (key === null) {
        const missing = { 'idempotency-key': { message: 'idempotencyKey' } } as const;
        return reply.code(400).send(fieldRefusal(reply, 'invalid', missing));
      }
      const answer = () =>
        isPlainForm(request)
          ? reply.redirect(`${pathTo('contact', message.locale)}?sent=1`, 303)
          : reply.code(202).send(done(reply, 'contactSent'));
      if (website !== '') return answer();
      const count = await countSent(request);
      if (!count.isAllowed && count.isExceeded) {
        reply.headers(hourHeaders(count.ttlInSeconds));
        return refuseTooMany(reply, count.ttlInSeconds, 'tooManyMessages');
      }
      const later = await admitNetwork(database, nameNetwork(request.ip), clock());
      if (later) return tooEarly(reply, secondsUntil(later, clock()), 'tooManyAttempts');
      const isStored = await keepContact(database, message, key, clock());
      if (!isStored)
        return reply.code(422).send(refusal(reply, 'idempotency-mismatch', 'idempotencyMismatch'));
      return answer();
    },
  );
};

/** In place of what the bound by the minute says: this one is met. @param seconds until the next message is taken */
function hourHeaders(seconds: number) {
  return {
    'retry-after': seconds,
    'x-ratelimit-limit': SENT.max,
    'x-ratelimit-remaining': 0,
    'x-ratelimit-reset': seconds,
  };
}

/** A browser without scripts sends no key: the same words twice on one day are then one message. */
function keyOfForm(request: FastifyRequest, message: ContactRequest, now: Date): string | null {
  return isPlainForm(request) ? digestOf(JSON.stringify([belgianDay(now), message])) : null;
}
