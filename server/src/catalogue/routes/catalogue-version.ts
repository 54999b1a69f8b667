import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { systemClock } from '../../platform/clock.ts';
import { catalogueVersionSchema } from '../../http/catalogue-version.ts';
import { memoizeTtl } from '../../platform/memoize-ttl.ts';
import { markOfChanges } from '../store/catalogue-changes.ts';
import type { Database } from '../../database/database.ts';

/** Many storefronts may ask at once. */
const MAX_AGE_MS = 250;

/** Tells storefronts in other processes that what lists and insects show has changed. The same in every process. */
export const catalogueVersionRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (
  app,
  { database },
) => {
  const mark = memoizeTtl(systemClock, MAX_AGE_MS, () => markOfChanges(database.kysely));

  app.get(
    '/api/catalogue-version',
    { schema: { tags: ['catalogue'], response: { 200: catalogueVersionSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { version: await mark() };
    },
  );
};
