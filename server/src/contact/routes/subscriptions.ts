import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import {
  subscriptionRequestSchema,
  subscriptionSchema,
} from '@vitrine/shared/contract/accounts/subscription';
import { z } from '@vitrine/shared/contract/zod';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import type { Clock } from '../../platform/clock.ts';
import { isPlainForm } from '../../http/forms/read-forms.ts';
import { refuse } from '../../http/answers/refuse.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { mailAddressError } from '../../forms/rules/mail-address.ts';
import { admitNetwork } from '../../mail/index.ts';
import { secondsUntil } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  readInsectName,
  type StoredSubscription,
} from '../store/subscriptions.ts';
import { askSubscription } from '../store/subscriptions-ask.ts';
import { done, tooEarly } from '../../http/answers/form-reply.ts';
import { fieldRefusal } from '../../http/answers/error-reply.ts';
import { returnForms } from '../../http/forms/return-forms.ts';

interface SubscriptionOptions {
  database: Database;
  clock: Clock;
  /** Of an address, by `networkNames`. */
  nameNetwork: (ip: string) => string;
}

/**
 * A household behind one address never meets this; a script that fills mailboxes does. Counted once the body is read:
 * what was typed is given back to a browser without scripts.
 */
const ASKED_AN_HOUR = { rateLimit: { max: 20, timeWindow: HOUR_MS, hook: 'preValidation' } } as const;
const PRESSED_A_MINUTE = { rateLimit: { max: 60, timeWindow: 60_000 } };

const tags = ['subscriptions'];
const tokenSchema = z.object({ token: z.string() });
const takenSchema = z.object({ result: z.boolean(), message: z.string() });
/** A mail program's one click says so (RFC 8058); a page's button and a script have nothing to say. */
const clickSchema = z.catch(z.object({ 'List-Unsubscribe': z.optional(z.string()) }), {});
const changed = { 200: subscriptionSchema, 303: z.null(), 404: errorEnvelopeSchema };

/** Newsletter and restock wishes by double opt-in. Nothing changes by GET: mail scanners open every link. */
export const subscriptionRoutes: FastifyPluginAsyncZod<SubscriptionOptions> = async (app, options) => {
  const { database, clock, nameNetwork } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });
  // A mail program's one click may come as such a form (RFC 8058 §3.2). What it says is known.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
    done(null, {}),
  );

  returnForms(app, {
    database,
    clock,
    fields: ['kind', 'email', 'uuid', 'gender', 'depth'],
    pageIn: (locale) => pathTo('subscription', locale, { token: 'again' }),
  });

  app.post(
    '/api/subscriptions',
    {
      config: ASKED_AN_HOUR,
      schema: {
        tags,
        body: subscriptionRequestSchema,
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        response: { 202: takenSchema, 303: z.null(), '4xx': errorEnvelopeSchema },
      },
    },
    async (request, reply) => {
      const { kind, locale, uuid, gender = '', depth = '', website = '', ...body } = request.body;
      const email = body.email.trim();
      const error = mailAddressError(email);
      if (error) return reply.code(400).send(fieldRefusal(reply, 'invalid', { email: error }));
      const name = kind === 'restock' ? await readInsectName(database.kysely, uuid ?? '') : '';
      const species = depth === 'genus' ? (name?.split(' ')[0] ?? null) : name;
      if (species === null) return refuse(reply, 404, 'not-found', 'insectNotFound');
      if (website === '') {
        const later = await admitNetwork(database, nameNetwork(request.ip), clock());
        if (later) return tooEarly(reply, secondsUntil(later, clock()), 'tooManyAttempts');
        await askSubscription(
          database,
          { kind, email, locale, species, gender: kind === 'restock' ? gender : '' },
          clock(),
        );
      }
      if (isPlainForm(request))
        return reply.redirect(pathTo('subscription', locale, { token: 'asked' }), 303);
      return reply.code(202).send(done(reply, 'subscriptionAsked'));
    },
  );

  app.get(
    '/api/subscriptions/:token',
    {
      schema: {
        tags,
        params: tokenSchema,
        response: { 200: subscriptionSchema, 404: errorEnvelopeSchema },
      },
    },
    async ({ params }, reply) => {
      const found = await findSubscription(database.kysely, params.token, clock());
      return found ? toSubscription(found) : refuse(reply, 404, 'not-found', 'linkNotFound');
    },
  );

  for (const [verb, change] of [
    ['confirm', confirmSubscription],
    ['end', endSubscription],
  ] as const) {
    app.post(
      `/api/subscriptions/:token/${verb}`,
      {
        config: PRESSED_A_MINUTE,
        schema: {
          ...{ tags, params: tokenSchema, body: clickSchema, response: changed },
          consumes: ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data'],
        },
      },
      async (request, reply) => {
        const { token } = request.params;
        const found = await findSubscription(database.kysely, token, clock());
        if (!found) return refuseLink(request, reply, token);
        await change(database.kysely, found.id, clock());
        if (isPageForm(request)) return backToPage(reply, found, token);
        const now = await findSubscription(database.kysely, token, clock());
        return toSubscription(now ?? found);
      },
    );
  }
};

function toSubscription({ kind, email, species, gender, state }: StoredSubscription) {
  return { kind, email, species: species || null, ...(gender && { gender }), state };
}

/** Not a mail program's one click, which wants no page. */
function isPageForm(request: FastifyRequest): boolean {
  const { body } = request;
  return isPlainForm(request) && !(typeof body === 'object' && body !== null && 'List-Unsubscribe' in body);
}

/** The page says it better to who pressed its button without scripts. */
function refuseLink(request: FastifyRequest, reply: FastifyReply, token: string): FastifyReply {
  return isPageForm(request)
    ? reply.redirect(pathTo('subscription', requestLocale(request), { token }), 303)
    : refuse(reply, 404, 'not-found', 'linkNotFound');
}

function backToPage(reply: FastifyReply, { locale }: StoredSubscription, token: string): FastifyReply {
  return reply.redirect(pathTo('subscription', locale, { token }), 303);
}
