import { browserErrorSchema } from '@vitrine/shared/contract/federation/browser-error';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Releases } from '../watch-releases.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';

/** A page that breaks over and over must not fill the log. */
const REPORTS_A_MINUTE = 20;

/** Errors in shoppers' browsers, stored in the shop's own log. */
export const browserErrorRoutes: FastifyPluginAsyncZod<{ releases: Pick<Releases, 'heard'> }> = async (
  app,
  { releases },
) => {
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
      releases.heard(request.body, request.ip);
      return reply.code(204).send(null);
    },
  );
};
