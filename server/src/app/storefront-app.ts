import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Storefront, StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { apiOverHttp } from '../pages/api-over-http.ts';
import { systemClock } from '../platform/clock.ts';
import { createServer } from './create-server.ts';
import type { Env } from '../env.ts';
import { createVersionCache } from '../pages/catalogue-version-cache.ts';
import { delayVersion } from '../pages/delay-version.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { openPages, registerPages } from '../pages/register-pages.ts';
import {
  collectReports,
  openReleases,
  openBlocklistFile,
  remoteBlocklist,
  type Releases,
} from '../releases/index.ts';
import { healthRoutes } from '../http/routes/health.ts';

/**
 * How long after the database other processes may still answer from before: each looks for a newer catalogue once a
 * second, and for its thread's once a second too.
 */
const OTHERS_DELAY_MS = 2_100;

/** Pages and released files alone: data comes over HTTP, so it has neither database nor catalogue and may be many. */
export async function buildStorefrontApp(
  env: Env,
  apiUrl: string,
  metrics?: Metrics,
): Promise<FastifyInstance> {
  let storefront: Storefront | null = null;
  const app = createServer(env, () => storefront, metrics);
  const { ask, catalogueVersion, isAlive } = apiOverHttp(apiUrl);
  const { peek } = createVersionCache({ version: delayVersion(catalogueVersion, OTHERS_DELAY_MS) });
  const releases = await openWatch(env, apiUrl, (level, message, details) =>
    app.log[level](details, message),
  );
  app.addHook('onClose', () => releases.close());
  const pages = await openPages(app, env, { ask, catalogueVersion: peek, releases }, metrics);
  storefront = await registerPages(app, env, pages, metrics);
  const checks = { api: isAlive };
  await app.register(healthRoutes, { checks, storefront, env, clock: systemClock, metrics });
  return app;
}

/** With the secret of the shop's processes they watch together; without it this one by itself. */
async function openWatch(env: Env, apiUrl: string, log: StorefrontOptions['log']): Promise<Releases> {
  const clock = systemClock;
  const file = await openBlocklistFile(join(env.dataDir, 'remotes'), clock);
  if (env.watchKey === null) return openReleases({ env, clock, log, blocklist: file });
  const reports = collectReports();
  const blocklist = remoteBlocklist({ apiUrl, secret: env.watchKey, file, reports, clock, log });
  return reports.writingDown(await openReleases({ env, clock, log, blocklist }));
}
