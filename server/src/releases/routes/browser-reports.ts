import { browserReportsSchema, REPORTS_PATH } from '@vitrine/shared/contract/federation/browser-report';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refuseTooMany } from '../../http/answers/refuse.ts';
import type { Metrics } from '../../http/metrics/metrics.ts';
import { refusalsOf } from '../rules/browser-refusals.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';

const MAX_BYTES = 32 * 1024;
const REPORTS_A_MINUTE = 20;
/** Of all browsers together: a fault on every page is known after the first hundred. */
const ALL_A_MINUTE = { max: 300, timeWindow: 60_000, keyGenerator: () => 'all', groupId: 'reports' };

/** What browsers refused by the policies of our pages, stored in the shop's own log and counted. */
export const browserReportRoutes: FastifyPluginAsyncZod<{ metrics?: Metrics | undefined }> = async (
  app,
  { metrics },
) => {
  const countAll = app.createRateLimit(ALL_A_MINUTE);
  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'ignore'),
  );

  app.post(
    REPORTS_PATH,
    {
      bodyLimit: MAX_BYTES,
      config: perMinute(REPORTS_A_MINUTE),
      schema: {
        tags: ['frame'],
        body: browserReportsSchema,
        response: { 204: z.null(), '4xx': errorEnvelopeSchema },
      },
    },
    async (request, reply) => {
      const count = await countAll(request);
      if (!count.isAllowed && count.isExceeded) return refuseTooMany(reply, count.ttlInSeconds);
      for (const refused of refusalsOf(request.body)) {
        request.log.warn({ refused }, 'refused by a browser');
        metrics?.refused(refused.page);
      }
      return reply.code(204).send(null);
    },
  );
};
