import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { WORDS } from '../worker/words.ts';
import { clientFile } from './client-file.ts';

/** Colours of the paper, as `tokens.css` has them. */
export const PAPER = { light: '#fbf9f4', dark: '#14130f' };

const ICON = /^\/icons\/(icon-192|icon-512|icon-maskable-512|apple-touch-icon)\.png$/;

export const manifestPath = (locale: Locale): string => `/manifest-${locale}.webmanifest`;
export const iconPath = (name: string): string => `/icons/${name}.png`;

/** The manifest and the icons by which the shop can be installed; null for any other address. */
export function installFile(pathname: string, options: StorefrontOptions): Response | null {
  const icon = ICON.exec(pathname)?.[1];
  if (icon) return leadToIcon(clientFile(options, `${icon}.png`));
  const locale = LOCALES.find((one) => manifestPath(one) === pathname);
  if (!locale) return null;
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' };
  return new Response(JSON.stringify(manifest(locale)), { headers });
}

/** Its address stays over releases: an installed shop whose icon moved would ask whether it is still the same. */
function leadToIcon(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'public, max-age=3600' } });
}

/** One app, whatever the language in which it was installed. */
function manifest(locale: Locale): object {
  const words = WORDS[locale];
  return {
    id: '/',
    name: words['app.name'],
    short_name: 'Vitrine',
    description: words['app.description'],
    lang: locale,
    dir: 'ltr',
    start_url: pathTo('home', locale),
    scope: '/',
    display: 'standalone',
    background_color: PAPER.light,
    theme_color: PAPER.light,
    categories: ['shopping'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: words['app.new'], url: pathTo('newInsects', locale) },
      { name: words['app.search'], url: pathTo('search', locale) },
      { name: words['app.cart'], url: pathTo('cart', locale) },
    ],
  };
}

const icon = (name: string, size: number, purpose: string) => ({
  src: iconPath(name),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
