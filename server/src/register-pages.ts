import type { FastifyInstance } from 'fastify';
import type { Storefront, StorefrontOptions } from '@vitrine/shared/contract/storefront';
import type { Env } from './env.ts';
import { openStorefront } from './open-storefront.ts';
import { releaseRoutes, storefrontRoutes } from './routes/storefront.ts';

/** How pages ask for data, how they learn that what they show has changed, and who looks how new releases do. */
export type PageData = Pick<StorefrontOptions, 'api' | 'ask' | 'catalogueVersion' | 'releases'>;

/** The released files, and the pages where a shell is released; null where none is. */
export async function registerPages(
  app: FastifyInstance,
  env: Env,
  data: PageData,
): Promise<Storefront | null> {
  const log: StorefrontOptions['log'] = (level, message, details) => app.log[level](details, message);
  const storefront = await openStorefront(env, { ...data, log });
  await app.register(releaseRoutes, { releasesDir: env.releasesDir });
  if (!storefront) return null;
  app.addHook('onClose', () => storefront.close());
  await app.register(storefrontRoutes, { storefront });
  return storefront;
}
