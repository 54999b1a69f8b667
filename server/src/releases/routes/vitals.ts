import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { VITAL_PAGES, VITALS_PATH } from '@vitrine/shared/contract/federation/web-vital-lists';
import { vitalsReportSchema } from '@vitrine/shared/contract/federation/web-vitals';
import { z } from '@vitrine/shared/contract/zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { perMinute } from '../../http/limits/rate-limits.ts';
import type { Metrics } from '../../http/metrics/metrics.ts';
import type { VitalRecord } from '../record-vitals.ts';
import type { Releases } from '../watch-releases.ts';

const MAX_BYTES = 8 * 1024;
const REPORTS_A_MINUTE = 30;

interface VitalsOptions {
  releases: Pick<Releases, 'isDrawn' | 'measured'>;
  record: Pick<VitalRecord, 'add'>;
  metrics?: Metrics | undefined;
}

/**
 * How fast pages were in browsers: counted, nothing else is stored of it. A version that this shop does not draw is refused,
 * for labels must have an end.
 */
export const vitalsRoutes: FastifyPluginAsyncZod<VitalsOptions> = async (
  app,
  { releases, record, metrics },
) => {
  app.post(
    VITALS_PATH,
    {
      bodyLimit: MAX_BYTES,
      config: perMinute(REPORTS_A_MINUTE),
      schema: {
        tags: ['frame'],
        body: vitalsReportSchema,
        response: { 204: z.null(), '4xx': errorEnvelopeSchema },
      },
    },
    async (request, reply) => {
      const { connection, view, pages } = request.body;
      const known = pages.filter(({ page, release }) => releases.isDrawn(VITAL_PAGES[page], release));
      for (const page of known) {
        record.add(page, connection);
        metrics?.pageMeasured(page, connection);
      }
      releases.measured(view, known, request.ip);
      return reply.code(204).send(null);
    },
  );
};
