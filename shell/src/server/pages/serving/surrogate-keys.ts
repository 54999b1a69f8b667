import { readInsectSlug, slugOf } from '@vitrine/shared/paths/insect-path';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { RouteName } from '@vitrine/shared/paths/route-table';

/** Pages of the owner's texts: what they say does not follow the catalogue. */
const TEXTS = new Set<RouteName>([
  ...(['about', 'conditions', 'privacy', 'accessibility', 'shipping', 'contact', 'frames'] as const),
  ...(['blog', 'post'] as const),
]);

/** Of a page: where it is, and what drew it. */
interface Described {
  pathname: string;
  /** The versions that its bytes come from, by app. */
  versions: Record<string, string>;
}

/**
 * The names by which a cache in front of the shop can throw pages away (OPERATING.md says when which): its kind and page,
 * its category, family and lot, and the releases that it was drawn by. Words of an address are made plain first: a header
 * has nothing of a visitor's.
 */
function surrogateKeys({ pathname, versions }: Described): string[] {
  const { name = 'none', params = {} } = readPath(pathname) ?? {};
  const { category, family, slug = '' } = params;
  const lot = readInsectSlug(slug)?.toLowerCase();
  const kind = name === 'none' ? [] : [lot ? 'lots' : isText(name) ? 'texts' : 'lists'];
  return [
    ...kind,
    `page-${name}`,
    ...(category ? [`category-${slugOf(category)}`] : []),
    ...(family ? [`family-${slugOf(family).slice(0, LONGEST)}`] : []),
    ...(lot ? [`lot-${lot}`] : []),
    ...Object.entries(versions).map(([app, version]) => `release-${app}-${version}`),
  ];
}

const LONGEST = 60;
const isText = (name: RouteName | 'none') => name !== 'none' && TEXTS.has(name);

/**
 * What a page says to a cache that is run for the shop (RFC 9213): as old as the shop itself may show it, five seconds, and
 * a minute more while it asks for a new one. Browsers ask each time, and are told 304: a page changes when they log in.
 */
export function cdnHeaders(page: Described): Record<string, string> {
  const keys = surrogateKeys(page);
  return {
    'cdn-cache-control': 'max-age=5, stale-while-revalidate=60',
    // The same names as they are read by Fastly and Varnish, and by Cloudflare.
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  };
}

/** Where what is sent depends on a cookie: many caches know of no `Vary` but for the coding. */
export const NOT_BY_CDN = { 'cdn-cache-control': 'no-store' };
