import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { FILES, PICTURES } from './caches.ts';
import { isPicture, isReleaseFile } from './page-files.ts';
import { scope, type Extendable } from './worker-scope.ts';

const MONTH_SECONDS = 30 * 24 * 3_600;
/** 300 pictures of at most 200 kB: 60 MB, a tenth of it in practice. */
const MAX_PICTURES = 300;
const MAX_PICTURE_BYTES = 200_000;

/** Files of releases: from what cached pages run with, else as if there were no worker. Only keeping a page puts any in. */
export const releaseFiles = new Route(
  ({ url, request }) => isReleaseFile(url) && isOurs(url) && isWhole(request),
  new CacheFirst({ cacheName: FILES, plugins: [{ cacheWillUpdate: async () => null }] }),
);

const small: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const bytes = Number(response.headers.get('content-length') ?? Infinity);
    return response.status === 200 && bytes <= MAX_PICTURE_BYTES ? response : null;
  },
};

/** A picture's name is its content, so a cached one is never out of date. */
const cachedPictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [
    small,
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
  ],
});

export const pictures = new Route(
  ({ url, request }) => isShopPicture(url) && request.mode !== 'navigate' && isWhole(request),
  cachedPictures,
);

/** Those that a page fetched before there was a worker. The browser still has them. */
export async function cachePictures(fetched: readonly string[], event: Extendable): Promise<void> {
  const shown = fetched.filter((address) => isShopPicture(new URL(address))).slice(-MAX_PICTURES);
  await Promise.all(shown.map((address) => cachedPictures.handle({ request: new Request(address), event })));
}

const isShopPicture = (url: URL): boolean => isPicture(url, scope.location.origin);

const isOurs = ({ origin }: URL): boolean =>
  [scope.location.origin, ...scope.vitrine.origins].includes(origin);

/** A part of a file is none of ours. */
const isWhole = ({ headers }: Request): boolean => !headers.has('range');
