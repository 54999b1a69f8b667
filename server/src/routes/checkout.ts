import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import {
  countriesSchema,
  holdSchema,
  lineRequestSchema,
  MAX_LINES,
  outOfStockSchema,
} from '@vitrine/shared/contract/order';
import { z } from '@vitrine/shared/contract/zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { keepLots } from '../store/holds-keep.ts';
import { checkCart } from '../store/orders-check.ts';
import { listShippingRates } from '../store/shipping.ts';
import { holdIdSchema } from './cart.ts';
import { perMinute, type OrderLimits } from './orders-limits.ts';
import { refusal } from './orders-refuse.ts';

interface CheckoutOptions {
  database: Database;
  clock: Clock;
  limits: OrderLimits;
}

const holdRequestSchema = z.object({
  lines: z.array(lineRequestSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  holdId: z.optional(holdIdSchema),
});
const refusedSchema = z.union([outOfStockSchema, errorEnvelopeSchema]);

export const checkoutRoutes: FastifyPluginAsyncZod<CheckoutOptions> = async (app, options) => {
  const { database, clock, limits } = options;

  app.get(
    '/api/checkout/countries',
    { schema: { tags: ['orders'], response: { 200: countriesSchema } } },
    async () => {
      const rates = await listShippingRates(database.kysely);
      return [...new Set(rates.filter((rate) => rate.active).flatMap((rate) => rate.countries))].sort();
    },
  );

  app.post(
    '/api/checkout/holds',
    {
      config: perMinute(limits.holds),
      schema: {
        tags: ['orders'],
        body: holdRequestSchema,
        response: { 200: holdSchema, 409: refusedSchema },
      },
    },
    async ({ body }, reply) => {
      const now = clock();
      const keeping = await keepLots(database, body.lines, body.holdId, now);
      if (!keeping.isRefused) return keeping.hold;
      reply.code(409);
      if (keeping.kind === 'paused') return refusal(reply, 'paused', 'paused');
      const check = await checkCart(database.kysely, body.lines, body.holdId, now);
      return { ...refusal(reply, 'out-of-stock', 'outOfStock'), check };
    },
  );
};
