import type { FastifyInstance } from 'fastify';
import { createServer } from './create-server.ts';
import type { Env } from '../env.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { healthRoutes } from '../http/routes/health.ts';
import type { Database } from '../database/database.ts';
import { canRead } from '../database/reach-database.ts';

/** What a process that only works tells of itself. */
export async function buildWorkerApp(
  env: Env,
  database: Database,
  metrics?: Metrics,
): Promise<FastifyInstance> {
  const app = createServer(env, () => null, metrics);
  await app.register(healthRoutes, { checks: { database: () => canRead(database) }, storefront: null });
  return app;
}
