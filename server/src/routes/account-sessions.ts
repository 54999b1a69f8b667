import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessionsSchema } from '@vitrine/shared/contract/account';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import type { AccountsContext } from '../accounts/accounts-context.ts';
import { logOut } from '../accounts/shopper.ts';
import { endSession, endSessions, listSessions } from '../store/sessions.ts';
import { shopperOf } from './account-guard.ts';
import { idParams } from './id-params.ts';
import { refusal } from './orders-refuse.ts';

const tags = ['account'];
const response = { 200: sessionsSchema, '4xx': errorEnvelopeSchema };

/** Where a shopper is logged in. */
export const accountSessionRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (
  app,
  { accounts },
) => {
  const { database, clock } = accounts;
  const left = async (request: FastifyRequest) => ({
    sessions: await listSessions(database.kysely, shopperOf(request), clock()),
  });

  app.get('/api/account/sessions', { schema: { tags, response } }, left);

  app.delete('/api/account/sessions', { schema: { tags, response } }, async (request) => {
    const { accountId, sessionId } = shopperOf(request);
    await endSessions(database.kysely, accountId, sessionId);
    return left(request);
  });

  app.delete(
    '/api/account/sessions/:id',
    { schema: { tags, params: idParams, response } },
    async (request, reply) => {
      const { accountId, sessionId } = shopperOf(request);
      const { id } = request.params;
      if (id === sessionId) await logOut(accounts, reply);
      else if (!(await endSession(database.kysely, accountId, id))) {
        return reply.code(404).send(refusal(reply, 'not-found', 'sessionNotFound'));
      }
      return left(request);
    },
  );
};
