import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessionEndSchema, sessionsSchema, type SessionEnd } from '@vitrine/shared/contract/accounts/account';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import type { AccountsContext } from '../accounts-context.ts';
import { logOut, rememberBrowser } from '../shopper.ts';
import { endSession, endSessions, listSessions } from '../store/sessions.ts';
import { shopperOf } from './account-guard.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { idParams } from '../../http/id-params.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';
import { CHANGES_A_MINUTE, proveOwner } from './prove-owner.ts';
import { refusal } from '../../http/answers/error-reply.ts';

const tags = ['account'];
const response = { 200: sessionsSchema, '4xx': errorEnvelopeSchema };

/** Where a shopper is logged in. Whoever finds a browser open does not log its owner out of the others. */
export const accountSessionRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (
  app,
  { accounts },
) => {
  const { database, clock } = accounts;
  const left = async (request: FastifyRequest) => ({
    sessions: await listSessions(database.kysely, shopperOf(request), clock()),
  });

  const isOwner = async (request: FastifyRequest<{ Body: SessionEnd }>, reply: FastifyReply) => {
    const { currentPassword } = request.body;
    return (await proveOwner(accounts, request, reply, currentPassword, {})) !== null;
  };
  const config = perMinute(CHANGES_A_MINUTE);

  app.get('/api/account/sessions', { schema: { tags, response } }, left);

  app.delete(
    '/api/account/sessions',
    { config, schema: { tags, body: inFormWords(sessionEndSchema), response } },
    async (request, reply) => {
      if (!(await isOwner(request, reply))) return reply;
      const { accountId, sessionId, secondFactorAt } = shopperOf(request);
      await endSessions(database.kysely, accountId, sessionId);
      // This one stays known, as far as it came.
      await rememberBrowser(accounts, accountId, secondFactorAt === null ? 'password' : 'code', reply);
      return left(request);
    },
  );

  app.delete(
    '/api/account/sessions/:id',
    { config, schema: { tags, params: idParams, body: inFormWords(sessionEndSchema), response } },
    async (request, reply) => {
      const { accountId, sessionId } = shopperOf(request);
      const { id } = request.params;
      if (id === sessionId) {
        await logOut(accounts, reply);
        return left(request);
      }
      if (!(await isOwner(request, reply))) return reply;
      if (!(await endSession(database.kysely, accountId, id))) {
        return reply.code(404).send(refusal(reply, 'not-found', 'sessionNotFound'));
      }
      return left(request);
    },
  );
};
