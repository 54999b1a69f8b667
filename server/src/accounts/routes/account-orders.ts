import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { claimedSchema, claimSchema, orderHistorySchema } from '@vitrine/shared/contract/accounts/account';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { AccountsContext } from '../accounts-context.ts';
import { refuse } from '../../http/answers/refuse.ts';
import { claimGuestOrders, countGuestOrders, listOrders } from '../store/account-orders.ts';
import { done } from '../../http/answers/form-reply.ts';
import { shopperOf } from './account-guard.ts';
import { refusal } from '../../http/answers/error-reply.ts';

const tags = ['account'];
const failures = { '4xx': errorEnvelopeSchema };
const pageSchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});

/** The order history, and orders that were placed without login. */
export const accountOrderRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (
  app,
  { accounts: { database } },
) => {
  const { kysely } = database;

  app.get(
    '/api/account/orders',
    { schema: { tags, querystring: pageSchema, response: { 200: orderHistorySchema, ...failures } } },
    async (request, reply) => {
      const history = await listOrders(kysely, shopperOf(request).accountId, request.query.page);
      return history ?? refuse(reply, 404, 'not-found', 'pageNotFound');
    },
  );

  app.get(
    '/api/account/claim',
    { schema: { tags, response: { 200: claimSchema, ...failures } } },
    async (request) => {
      const { email, profile, isMailboxOwner } = shopperOf(request);
      const orders = isMailboxOwner ? await countGuestOrders(kysely, email) : 0;
      return { isConfirmed: profile.is_email_verified, orders };
    },
  );

  app.post(
    '/api/account/claim',
    { schema: { tags, response: { 200: claimedSchema, ...failures } } },
    async (request, reply) => {
      const { accountId, email, profile, isMailboxOwner } = shopperOf(request);
      if (!profile.is_email_verified) {
        return reply.code(409).send(refusal(reply, 'unconfirmed', 'emailUnconfirmed'));
      }
      if (!isMailboxOwner) return reply.code(409).send(refusal(reply, 'unconfirmed', 'mailboxUnproved'));
      return { ...done(reply, 'claimed'), orders: await claimGuestOrders(kysely, accountId, email) };
    },
  );
};
