import { statfs } from 'node:fs/promises';
import { z } from '@vitrine/shared/contract/zod';
import type { Storefront } from '@vitrine/shared/contract/federation/storefront';
import { ROUTES } from '@vitrine/shared/paths/route-table';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import type { Env } from '../../env.ts';
import type { Clock } from '../../platform/clock.ts';
import { readCommit, VERSION } from '../../version.ts';
import type { Metrics } from '../metrics/metrics.ts';

const aliveSchema = z.object({
  status: z.literal('ok'),
  version: z.string(),
  commit: z.nullable(z.string()),
});
const readySchema = z.object({
  /** `degraded`: it answers, and something below asks for a person. */
  status: z.enum(['ok', 'degraded', 'not-ready']),
  /** Where the process has one, as the next two. */
  database: z.optional(z.boolean()),
  /** Whether lists can be had. */
  catalogue: z.optional(z.boolean()),
  /** Whether the processes that it asks for data answer. */
  api: z.optional(z.boolean()),
  /** Whether there is room for what is written. */
  disk: z.boolean(),
  /** Whether the clock went as time did since the process began. */
  clock: z.boolean(),
  /** Whether the process that draws pictures is well; absent where this one does not start it. */
  pictures: z.optional(z.boolean()),
  /** Whether each remote can be drawn. Without the one of the home page there is no shop; without another a smaller one. */
  remotes: z.record(z.string(), z.boolean()),
  /** Remotes whose pointer is refused, and why: they go on with their last good version. */
  refused: z.record(z.string(), z.string()),
});

/** Longest that readiness waits for one answer. */
const CHECK_MS = 3_000;
/** A backup, uploads and a day of mails. */
const ROOM_BYTES = 200 * 1024 * 1024;
/** What a correction by the network's time never reaches. */
const CLOCK_MOVED_MS = 60_000;

type Check = () => Promise<boolean>;

export interface HealthOptions {
  /** What this process cannot do its work without. */
  checks: Partial<Record<'database' | 'catalogue' | 'api', Check>>;
  storefront: Storefront | null;
  env: Pick<Env, 'dataDir'>;
  clock: Clock;
  /** Whether the drawing process is well, where this one starts it. */
  pictures?: (() => boolean) | undefined;
  metrics?: Metrics | undefined;
}

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, options) => {
  const { checks, storefront, env, clock, pictures, metrics } = options;
  const driftMs = watchClock(clock);
  const commit = readCommit();

  app.get('/healthz', { schema: { response: { 200: aliveSchema } } }, async () => ({
    status: 'ok' as const,
    version: VERSION,
    commit: await commit,
  }));

  app.get(
    '/readyz',
    { schema: { response: { 200: readySchema, 503: readySchema } } },
    async (_request, reply) => {
      const [passed, remotes, freeBytes] = await Promise.all([
        runAll(checks),
        storefront?.ready() ?? {},
        readFreeBytes(env.dataDir),
      ]);
      const { [ROUTES.home.owner]: canDrawHome = true }: Record<string, boolean> = remotes;
      const refused = storefront?.refused() ?? {};
      const notes = {
        disk: freeBytes >= ROOM_BYTES,
        clock: Math.abs(driftMs()) < CLOCK_MOVED_MS,
        ...(pictures && { pictures: pictures() }),
      };
      const isReady = isAll(passed) && canDrawHome;
      const isWhole = isAll(notes) && isAll(remotes) && Object.keys(refused).length === 0;
      reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
      const status = isWhole ? ('ok' as const) : ('degraded' as const);
      return { status: isReady ? status : ('not-ready' as const), ...passed, ...notes, remotes, refused };
    },
  );

  if (metrics) {
    const { measureHealth } = await import('../metrics/measure-health.ts');
    measureHealth(metrics, { storefront, driftMs, pictures, freeBytes: () => readFreeBytes(env.dataDir) });
  }
};

const isAll = (states: Record<string, boolean>) => Object.values(states).every(Boolean);

async function runAll(checks: HealthOptions['checks']): Promise<Record<string, boolean>> {
  const results = Object.entries(checks).map(async ([name, check]) => {
    const passes = await withTimeout(check(), CHECK_MS).catch(() => false);
    return [name, passes] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}

/** A folder that is not there yet is short of nothing. */
async function readFreeBytes(folder: string): Promise<number> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  );
}

/** By how much the clock moved since now, against one that nobody can set. */
function watchClock(clock: Clock): () => number {
  const behind = () => clock().getTime() - performance.now();
  const start = behind();
  return () => behind() - start;
}
