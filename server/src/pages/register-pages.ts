import { fastify, type FastifyInstance } from 'fastify';
import type { Storefront, StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { Env } from '../env.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { openStorefront } from './open-storefront.ts';
import { releaseRoutes, storefrontRoutes } from './serve-pages.ts';

/** How pages ask for data, how they learn that what they show has changed, and who looks how new releases do. */
export type PageData = Pick<StorefrontOptions, 'ask' | 'catalogueVersion' | 'releases'>;

/** The released files, and the pages where a shell is released; null where none is. */
export async function registerPages(
  app: FastifyInstance,
  env: Env,
  data: PageData,
  metrics?: Metrics,
): Promise<Storefront | null> {
  const log: StorefrontOptions['log'] = (level, message, details) => app.log[level](plain(details), message);
  const own = await serveReleases(env.releasesDir);
  app.addHook('onClose', () => own.close());
  const storefront = await openStorefront(env, {
    ...data,
    log,
    selfOrigin: own.origin,
    onRemote: metrics?.remoteOpened,
  });
  await app.register(releaseRoutes, { releasesDir: env.releasesDir });
  if (!storefront) return null;
  app.addHook('onClose', () => storefront.close());
  await app.register(storefrontRoutes, {
    storefront,
    contentPath: env.contentPath,
    ...(metrics && { metrics }),
  });
  return storefront;
}

/** An address may hold a token: the log names the page instead. */
function plain(details: object): object {
  if (!('path' in details) || typeof details.path !== 'string') return details;
  const { path, ...others } = details;
  return { ...others, page: readPath(path)?.name ?? 'none' };
}

/** For this process's own remotes: so they are opened before anybody is let in who would have to wait for them. */
async function serveReleases(releasesDir: string): Promise<{ origin: string; close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(releaseRoutes, { releasesDir });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  // Nothing to stay for when the shop itself cannot open.
  app.server.unref();
  return { origin, close: () => app.close() };
}
