import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from '@vitrine/shared/contract/zod';
import type { PaymentsContext } from '../payments-context.ts';
import { refreshByProviderId } from '../../orders/index.ts';

/** As providers post it: form-encoded, the id alone. What it says of the payment is never believed, only asked. */
const webhookSchema = z.object({ id: z.string().check(z.regex(/^[\w-]{1,100}$/)) });

export const paymentRoutes: FastifyPluginAsyncZod<{ payments: PaymentsContext }> = async (
  app,
  { payments },
) => {
  app.post(
    '/api/payments/webhook',
    {
      schema: {
        ...{ tags: ['orders'], body: webhookSchema, consumes: ['application/x-www-form-urlencoded'] },
        response: { 200: z.object({}), 503: z.object({}) },
      },
    },
    async ({ body, log }, reply) => {
      try {
        await refreshByProviderId(payments, body.id);
        return {};
      } catch (error) {
        // Anything but a success makes the provider try again later.
        log.warn({ err: error }, 'payment could not be refreshed');
        return reply.code(503).send({});
      }
    },
  );
};
