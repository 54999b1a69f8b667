import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { liftedSchema, reservationsSchema } from '@vitrine/shared/contract/tools/orders/reservations';
import { z } from '@vitrine/shared/contract/zod';
import { done } from '../../http/answers/form-reply.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { liftNetwork, networkName } from '../desk/lift-network.ts';
import { FAIR_SHARE, isNearBudget, takenPart } from '../rules/placing/fair-share.ts';
import { readRange, readReserved } from '../store/placing/fair-share.ts';
import { listReservedNetworks } from '../store/placing/reserved-networks.ts';

const tags = ['tools'];
const params = z.object({ network: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
const SHOWN = 50;

/** What is reserved without being paid, and by which networks most. */
export const reservationRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock, payments } = tools;
  const { kysely } = database;

  app.get(
    '/api/tools/reservations',
    {
      config: { right: 'orders-read' },
      schema: { tags, response: { 200: reservationsSchema, ...toolsFailures } },
    },
    async () => {
      const range = await readRange(kysely);
      const reserved = await readReserved(kysely);
      const networks = await listReservedNetworks(kysely, SHOWN);
      return {
        percent: Math.round(takenPart(range, reserved) * 100),
        cents: reserved.cents,
        networks: networks.map((one) => ({
          ...one,
          name: networkName(one.network),
          isAtBudget: isNearBudget(FAIR_SHARE, range, one, 1),
        })),
      };
    },
  );

  app.post(
    '/api/tools/reservations/:network/lift',
    {
      config: { right: 'orders-write' },
      schema: { tags, params, response: { 200: liftedSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const writer = { database, staff: staffOf(request), now: clock(), locale: requestLocale(request) };
      const lifted = await liftNetwork(writer, payments, request.params.network);
      return { ...done(reply, 'stepTaken'), ...lifted };
    },
  );
};
