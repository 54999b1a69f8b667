import { browserErrorSchema } from '@vitrine/shared/contract/browser-error';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { perMinute } from './orders-limits.ts';

/** A page that breaks over and over must not fill the log. */
const REPORTS_A_MINUTE = 20;

/** Errors in shoppers' browsers, kept in the shop's own log. */
export const browserErrorRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/browser-errors',
    {
      config: perMinute(REPORTS_A_MINUTE),
      schema: {
        tags: ['frame'],
        body: browserErrorSchema,
        response: { 204: z.null(), '4xx': errorEnvelopeSchema },
      },
    },
    async (request, reply) => {
      request.log.warn({ browser: request.body }, 'broken in a browser');
      return reply.code(204).send(null);
    },
  );
};
