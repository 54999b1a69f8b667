import type { FastifyInstance } from 'fastify';
import { createServer } from './create-server.ts';
import type { Env } from '../env.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { healthRoutes } from '../http/routes/health.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import { canRead } from '../database/outages/reach-database.ts';

export interface WorkerParts {
  env: Env;
  database: Database;
  metrics: Metrics | undefined;
  /** Whether the drawing process is well, where this process starts it. */
  pictures: (() => boolean) | undefined;
}

/** What a process that only works tells of itself. */
export async function buildWorkerApp({
  env,
  database,
  metrics,
  pictures,
}: WorkerParts): Promise<FastifyInstance> {
  const app = createServer(env, () => null, metrics);
  const checks = { database: () => canRead(database) };
  const more = { env, clock: systemClock, metrics, pictures };
  await app.register(healthRoutes, { checks, storefront: null, ...more });
  return app;
}
