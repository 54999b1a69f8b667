/** @jest-environment @vitrine/shared/build/browser-environment */
import { describe, expect, it } from '@jest/globals';
import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { offlinePath } from '../model/offline.ts';
import { installFile, manifestPath } from './web-manifest.ts';
import { workerFile } from './worker-files.ts';

const CLIENT = {
  'worker.js': 'sha384-0123456789+/cdefghij',
  'worker-routes.js': 'sha384-r',
  'offline.js': 'sha384-o',
  'styles.css': 'sha384-s',
  'main.js': 'sha384-m',
  'icon-192.png': 'sha384-icon-192',
  'icon-512.png': 'sha384-icon-512',
  'icon-maskable-512.png': 'sha384-icon-maskable-512',
};

function shopWith(more: Partial<StorefrontOptions> = {}, client: Record<string, string> = CLIENT) {
  const options: StorefrontOptions = {
    ask: async () => ({ status: 200, body: '' }),
    publicUrl: 'https://vitrine.test',
    shell: {
      name: 'shell',
      version: 'v1',
      contract: 3,
      container: 'shell',
      entry: null,
      main: 'main.js',
      serverEntry: 'main.cjs',
      css: ['styles.css'],
      client,
      server: {},
    },
    shellUrl: '/releases/shell/',
    remotes: {},
    remoteKeys: {},
    selfOrigin: 'http://127.0.0.1:3000',
    cacheDir: '',
    log: () => undefined,
    ...more,
  };
  const at = (path: string) =>
    workerFile(path, options, () => ['https://catalog.test']) ?? installFile(path, options);
  return { shell: options.shell, at, text: async (path: string) => (await at(path)?.text()) ?? '' };
}

describe('the worker', () => {
  it('is the one of the shell’s release, checked anew at each visit, and reaches the shop and its remotes', async () => {
    const answer = shopWith().at('/sw.js');
    expect(answer?.headers.get('cache-control')).toBe('no-cache');
    expect(answer?.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://catalog.test",
    );
    expect(await answer?.text()).toContain(
      'importScripts("/releases/shell/files/worker-routes.r.js","/releases/shell/files/worker.0123456789-_cdef.js")',
    );
  });

  it('is another one when its offline page or its files are others', async () => {
    const one = await shopWith().text('/sw.js');
    expect(await shopWith({}, { ...CLIENT, 'worker.js': 'sha384-v' }).text('/sw.js')).not.toBe(one);
    expect(await shopWith().text('/sw.js')).toBe(one);
  });

  it('is the same after a release of the shell that leaves it, its pages and its files as they were', async () => {
    const shop = shopWith();
    const after = shopWith({
      shell: { ...shop.shell, version: 'v2', client: { ...CLIENT, 'main.js': 'sha384-other' } },
    });
    expect(await after.text('/sw.js')).toBe(await shop.text('/sw.js'));
  });

  it.each([
    ['switched off', shopWith({ serviceWorker: false })],
    ['not in the build', shopWith({}, { 'main.js': 'sha384-m' })],
  ])('takes itself and all that it cached away when it is %s', async (_case, shop) => {
    const script = await shop.text('/sw.js');
    expect(script).toContain('caches.delete');
    expect(script).toContain('registration.unregister()');
    expect(script).not.toContain('importScripts');
    expect(script).not.toContain("'fetch'");
  });
});

describe('the page for what cannot be had', () => {
  it.each(LOCALES)('is there in %s, and runs nothing but its own script', async (locale) => {
    const answer = shopWith().at(offlinePath(locale));
    expect(answer?.headers.get('content-security-policy')).toMatch(/default-src 'none'.*base-uri 'none'/);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(`<html lang="${locale}">`);
    expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script async src="/releases/shell/files/offline.o.js" integrity="sha384-o" crossorigin>',
    ]);
  });
});

describe('the manifest', () => {
  it.each([
    ['en', '/'],
    ['nl', '/nl'],
    ['fr', '/fr'],
  ] as const)('opens the shop in %s', async (locale, start) => {
    const manifest: unknown = JSON.parse(await shopWith().text(manifestPath(locale)));
    expect(manifest).toMatchObject({
      id: '/',
      lang: locale,
      start_url: start,
      scope: '/',
      display: 'standalone',
    });
  });

  it('names icons that lead into the release', async () => {
    const shop = shopWith();
    const { icons }: { icons: { src: string }[] } = JSON.parse(await shop.text(manifestPath('en')));
    const places = icons.map(({ src }) => shop.at(src)?.headers.get('location'));
    expect(places).toEqual(
      ['icon-192', 'icon-512', 'icon-maskable-512'].map(
        (name) => `/releases/shell/files/${name}.${name.slice(0, 16)}.png`,
      ),
    );
  });
});
