import { z } from '@vitrine/shared/contract/zod';
import type { Storefront } from '@vitrine/shared/contract/storefront';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { COMMIT, VERSION } from '../../version.ts';

const aliveSchema = z.object({
  status: z.literal('ok'),
  version: z.string(),
  commit: z.nullable(z.string()),
});
const readySchema = z.object({
  status: z.enum(['ok', 'not-ready']),
  /** Where the process has one, as the next two. */
  database: z.optional(z.boolean()),
  /** Whether lists can be had. */
  catalogue: z.optional(z.boolean()),
  /** Whether the processes that it asks for data answer. */
  api: z.optional(z.boolean()),
  /** Whether each remote can be drawn. One that cannot is a smaller shop, not a dead one: it does not decide. */
  remotes: z.record(z.string(), z.boolean()),
  /** Remotes whose pointer is refused, and why: they go on with their last good version. */
  refused: z.record(z.string(), z.string()),
});

/** Longest that readiness waits for one answer. */
const CHECK_MS = 3_000;

type Check = () => Promise<boolean>;

export interface HealthOptions {
  /** What this process cannot do its work without. */
  checks: Partial<Record<'database' | 'catalogue' | 'api', Check>>;
  storefront: Storefront | null;
}

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { checks, storefront }) => {
  app.get('/healthz', { schema: { response: { 200: aliveSchema } } }, async () => ({
    status: 'ok' as const,
    version: VERSION,
    commit: COMMIT,
  }));

  app.get(
    '/readyz',
    { schema: { response: { 200: readySchema, 503: readySchema } } },
    async (_request, reply) => {
      const [passed, remotes] = await Promise.all([runAll(checks), storefront?.ready() ?? {}]);
      const isReady = Object.values(passed).every(Boolean);
      reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
      return {
        status: isReady ? ('ok' as const) : ('not-ready' as const),
        ...passed,
        remotes,
        refused: storefront?.refused() ?? {},
      };
    },
  );
};

async function runAll(checks: HealthOptions['checks']): Promise<Record<string, boolean>> {
  const results = Object.entries(checks).map(async ([name, check]) => {
    const passes = await withTimeout(check(), CHECK_MS).catch(() => false);
    return [name, passes] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}
