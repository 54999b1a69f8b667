import type { FastifyInstance } from 'fastify';
import { createVersionCache } from '../pages/catalogue-version-cache.ts';
import { openCatalogue } from '../catalogue/index.ts';
import { createServer } from './create-server.ts';
import { healthRoutes } from '../http/routes/health.ts';
import { inProcessAsk } from '../pages/serve-pages.ts';
import { openPages, registerPages } from '../pages/register-pages.ts';
import { openReleases, createBlocklist } from '../releases/index.ts';
import type { Storefront, StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { canRead } from '../database/outages/reach-database.ts';
import type { AppOptions } from './app-options.ts';

/** The whole server, ready to listen or to be asked in process. It starts no job and no timer. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock, env } = options;
  let storefront: Storefront | null = null;
  const app = createServer(env, () => storefront, options.metrics);
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  const catalogue = options.catalogue ?? openCatalogue(database);
  app.addHook('onClose', () => catalogue.close());
  const log: StorefrontOptions['log'] = (level, message, details) => app.log[level](details, message);
  const blocklist = createBlocklist(database, clock);
  const releases = await openReleases({ env, clock, log, blocklist });
  app.addHook('onClose', () => releases.close());
  const versionCache = createVersionCache(catalogue);
  const data = { ask: inProcessAsk(app), catalogueVersion: versionCache.peek, releases };
  // The longest part of a start is that of other processes: they open while this one loads its routes.
  const opening = env.role === 'api' ? null : openPages(app, env, data, options.metrics);
  opening?.catch(() => undefined);
  const { registerRoutes } = await import('./register-routes.ts');
  const showChanges = async () => {
    await catalogue.lookAgain();
    versionCache.invalidate();
  };
  await registerRoutes(app, options, { catalogue, releases, blocklist, showChanges });
  if (opening) storefront = await registerPages(app, env, await opening, options.metrics);
  const checks = {
    database: () => canRead(database),
    catalogue: async () => Boolean(await catalogue.version()),
  };
  const { metrics, pictures } = options;
  await app.register(healthRoutes, { checks, storefront, env, clock, metrics, pictures });
  return app;
}
