import { z } from '@vitrine/shared/contract/zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../store/database.ts';
import { VERSION } from '../version.ts';

const aliveSchema = z.object({ status: z.literal('ok'), version: z.string() });
const readySchema = z.object({
  status: z.enum(['ok', 'not-ready']),
  database: z.boolean(),
  /** Whether lists can be had. */
  catalogue: z.boolean(),
  /** Whether each remote can be drawn. One that cannot is a smaller shop, not a dead one: it does not decide. */
  remotes: z.record(z.string(), z.boolean()),
  /** Remotes whose pointer is refused, and why: they go on with their last good version. */
  refused: z.record(z.string(), z.string()),
});

export interface HealthOptions {
  database: Database;
  catalogue: Catalogue;
  remotesReady(): Promise<Record<string, boolean>>;
  remotesRefused(): Record<string, string>;
}

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (
  app,
  { database, catalogue, remotesReady, remotesRefused },
) => {
  app.get('/healthz', { schema: { response: { 200: aliveSchema } } }, async () => ({
    status: 'ok' as const,
    version: VERSION,
  }));

  app.get(
    '/readyz',
    { schema: { response: { 200: readySchema, 503: readySchema } } },
    async (_request, reply) => {
      const [hasDatabase, hasCatalogue, remotes] = await Promise.all([
        canRead(database),
        succeeds(catalogue.version()),
        remotesReady(),
      ]);
      const isReady = hasDatabase && hasCatalogue;
      reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
      return {
        status: isReady ? ('ok' as const) : ('not-ready' as const),
        database: hasDatabase,
        catalogue: hasCatalogue,
        remotes,
        refused: remotesRefused(),
      };
    },
  );
};

async function canRead({ kysely }: Database): Promise<boolean> {
  return succeeds(sql`select 1`.execute(kysely));
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
