import type { BrowserRemote } from '@vitrine/shared/contract/federation/release';
import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';

/** Where scripts and styles of pages come from at the moment, when that is not the shop itself. */
export function originsBeside(
  options: Pick<StorefrontOptions, 'publicUrl' | 'shellUrl'>,
  browsers: Record<string, BrowserRemote>,
): string[] {
  const own = new URL(options.publicUrl).origin;
  const remotes = Object.values(browsers).map(({ entry }) => entry.url);
  const origins = [options.shellUrl, ...remotes].map((url) => new URL(url, own).origin);
  return [...new Set(origins)].filter((origin) => origin !== own);
}
