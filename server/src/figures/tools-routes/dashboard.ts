import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dashboardSchema, salesRangeSchema } from '@vitrine/shared/contract/tools/operations/dashboard';
import { z } from '@vitrine/shared/contract/zod';
import { dashboardReader } from '../read-dashboard.ts';
import { rightsOf } from '../../tools/index.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const querystring = z.object({ range: z._default(salesRangeSchema, 'days') });

/** What needs doing, and how the shop does. */
export const dashboardRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const read = dashboardReader(tools.database, tools.clock);

  app.get(
    '/api/tools/dashboard',
    {
      // Everybody sees something; what, their rights say.
      config: { right: 'any' },
      schema: { tags, querystring, response: { 200: dashboardSchema, ...toolsFailures } },
    },
    (request) => read(rightsOf(staffOf(request).role), request.query.range),
  );
};
