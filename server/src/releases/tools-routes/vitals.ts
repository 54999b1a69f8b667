import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { vitalsSchema } from '@vitrine/shared/contract/tools/operations/vitals';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { toolsFailures } from '../../http/answers/tools-reply.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { dayOf, type VitalRecord } from '../record-vitals.ts';
import { summariseVitals } from '../rules/summarise-vitals.ts';
import { readVitals } from '../store/web-vitals.ts';

const DAYS = 7;

interface VitalsToolOptions {
  tools: ToolsContext;
  record: Pick<VitalRecord, 'write'>;
}

/** How fast pages were in the browsers of visitors, in the last week. */
export const vitalsToolRoutes: FastifyPluginAsyncZod<VitalsToolOptions> = async (app, { tools, record }) => {
  const { database, clock } = tools;
  app.get(
    '/api/tools/vitals',
    {
      config: { right: 'system' },
      schema: { tags: ['tools'], response: { 200: vitalsSchema, ...toolsFailures } },
    },
    async () => {
      await record.write();
      const first = dayOf(new Date(clock().getTime() - (DAYS - 1) * DAY_MS));
      return { days: DAYS, ...summariseVitals(await readVitals(database.kysely, first)) };
    },
  );
};
