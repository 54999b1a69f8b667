import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { AccountsContext } from '../accounts-context.ts';
import { orderLinesCsv } from '../../orders/index.ts';
import { exportAccount } from '../store/export-account.ts';
import { readAccount } from '../store/accounts.ts';
import { unauthorized } from '../../http/answers/form-reply.ts';
import { shopperOf } from './account-guard.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';

const EXPORTS_A_MINUTE = 10;

const FORMATS = {
  json: { type: 'application/json; charset=utf-8', file: 'vitrine-my-data.json' },
  csv: { type: 'text/csv; charset=utf-8', file: 'vitrine-my-orders.csv' },
};
const formatSchema = z.object({ format: z._default(z.enum(['json', 'csv']), 'json') });

/** All that the shop holds on a shopper, to take along (GDPR art. 15 and 20). */
export const accountDataRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (
  app,
  { accounts: { database, clock } },
) => {
  app.get(
    '/api/account/export',
    {
      config: perMinute(EXPORTS_A_MINUTE),
      schema: {
        tags: ['account'],
        querystring: formatSchema,
        response: { 200: z.string(), '4xx': errorEnvelopeSchema },
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = shopperOf(request);
      const account = await readAccount(database.kysely, accountId);
      if (!account) return unauthorized(reply);
      const held = await exportAccount(database.kysely, account, sessionId, clock());
      const { format } = request.query;
      const { type, file } = FORMATS[format];
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${file}"`)
        .serializer((text: unknown) => String(text))
        .send(format === 'csv' ? orderLinesCsv(held.orders) : JSON.stringify(held, null, 2));
    },
  );
};
