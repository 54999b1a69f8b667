import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useLoaderData } from 'react-router';
import type { ApiQuestion, PageAnswer } from '@vitrine/shared/contract/storefront';
import type { RemoteContext, RemoteModule } from '@vitrine/shared/contract/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { ADA, FRAME } from '../testing/fixtures.ts';
import { answerPage, handlersOf, type PageMaker } from './answer-page.ts';
import { createPages, type Pages } from './pages.ts';
import { visitReader } from './read-visit.ts';
import type { OpenRemote } from './open-version.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import type { Side } from './sides.ts';

const SHELL = { name: 'shell', version: 'v1', contract: 2, container: 'shell', entry: null, main: 'main.js' };
const FILES = { serverEntry: 'main.cjs', css: [], client: {}, server: {} };

let told: Record<string, { status: number; body: unknown }>;
let asked: string[];
/** What came with each question. */
let cookies: (string | null)[];
let version: string;
let remote: OpenRemote | null;
/** What whoever has the number 5 gets instead. */
let canary: OpenRemote | null;
let pages: Pages;

/** A remote whose one page shows what the API says, and goes on without what it can do without. */
const catalog: RemoteModule = {
  contract: 2,
  createRoutes: (context: RemoteContext) =>
    ['/webshop', '/cart', '/order/:reference', '/subscription/:token'].map((path) => ({
      path,
      loader: async (args) => {
        const api = context.api(args);
        await api({ method: 'GET', path: '/api/extra' });
        return loadOrThrow(await api({ method: 'GET', path: '/api/words' }));
      },
      Component: () => <h1>{String(useLoaderData())}</h1>,
      handle: { head: () => ({ title: 'Webshop' }) },
    })),
};

/** Drawn in this thread. */
const openRemote = (version = 'v1'): OpenRemote => {
  const browser = {
    version,
    container: 'catalog',
    entry: { url: '/entry.js', integrity: '' },
    css: [],
  };
  const drawable = { browser, handlers: handlersOf(catalog, maker.shop) };
  return {
    release: { ...SHELL, ...FILES, version },
    browser,
    draw: (job) => answerPage(job, drawable, maker),
    reopen: async () => undefined,
    rest: () => undefined,
    retire: () => undefined,
    close: () => undefined,
  };
};

const openOn = (side: Side = []) => (side.length > 0 ? canary : remote);

const registry: RemoteRegistry = {
  get: async (_name, side) => openOn(side) ?? Promise.reject(new Error('away')),
  current: (_name, side) => openOn(side),
  forBrowsers: () => ({}),
  sideOf: (given) => (canary && given.includes('vitrine_side=5') ? ['catalog'] : []),
  hasCanary: () => canary !== null,
  other: async () => null,
  ready: async () => ({}),
  refused: () => ({}),
  close: () => undefined,
};

const ask = async ({ url, headers }: ApiQuestion) => {
  const { pathname } = new URL(url, 'http://page.invalid');
  asked.push(pathname);
  cookies.push(headers.cookie ?? null);
  const { status, body } = told[pathname] ?? { status: 404, body: {} };
  return { status, body: JSON.stringify(body) };
};

const maker: PageMaker = {
  shop: {
    publicUrl: 'https://shop.example',
    shell: { ...SHELL, ...FILES },
    shellUrl: '/releases/shell/v1/',
  },
  ask,
  log: () => undefined,
  readVisit: visitReader(),
};

beforeEach(() => {
  asked = [];
  cookies = [];
  version = '1';
  maker.readVisit = visitReader();
  remote = openRemote();
  canary = null;
  told = {
    '/api/words': { status: 200, body: 'Birdwings' },
    '/api/extra': { status: 200, body: 'more' },
    '/api/frame': { status: 200, body: FRAME },
    '/api/auth/profile': {
      status: 200,
      body: { profile: ADA },
    },
  };
  pages = createPages({
    options: { catalogueVersion: () => version, publicUrl: 'https://shop.example' },
    registry,
    maker: { ...maker, readVisit: visitReader() },
  });
});

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  pages.answer(new Request(`http://page.invalid${path}`, { headers, method }));
const kept = (url: string, cookie = '', acceptEncoding = '') =>
  pages.kept({ method: 'GET', url, cookie, acceptEncoding });
const textOf = ({ body }: PageAnswer) => Buffer.from(body ?? '').toString();
const nonceOf = ({ headers }: PageAnswer) =>
  /'nonce-(.*?)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? 'none';
const timesAsked = (path: string) => asked.filter((one) => one === path).length;

describe('shoppers who open the same page', () => {
  it('at the same moment share one drawing', async () => {
    const answers = await Promise.all([open('/webshop'), open('/webshop'), open('/webshop')]);
    for (const answer of answers) expect(textOf(answer)).toContain('<h1>Birdwings</h1>');
    expect(timesAsked('/api/words')).toBe(1);
  });

  it('one after the other get it at once, each with a nonce of their own', async () => {
    const first = await open('/webshop');
    const second = kept('/webshop');
    if (!second) throw new Error('not kept');
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    for (const answer of [first, second]) {
      expect(textOf(answer)).toContain(`nonce="${nonceOf(answer)}"`);
      const nonces = [...textOf(answer).matchAll(/nonce="(.*?)"/g)].map(([, nonce]) => nonce);
      expect(new Set(nonces)).toEqual(new Set([nonceOf(answer)]));
      expect(answer.headers['content-length']).toBe(String(answer.body?.length));
      expect(Buffer.concat(answer.pieces ?? []).equals(answer.body ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it('may have it compressed', async () => {
    const packed = await open('/webshop', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const html = gunzipSync(packed.body ?? '').toString();
    expect(html).toContain(`nonce="${nonceOf(packed)}"`);
    expect(html).toContain('<h1>Birdwings</h1>');
    expect(kept('/webshop', '', 'gzip')?.headers['content-encoding']).toBe('gzip');
    expect(kept('/webshop', '', 'gzip;q=0')?.headers['content-encoding']).toBeUndefined();
  });

  it('may ask for its head alone', async () => {
    const page = await open('/webshop');
    const head = await open('/webshop', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: null });
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
  });

  it('see it anew once the catalogue has changed', async () => {
    await open('/webshop');
    version = '2';
    told['/api/words'] = { status: 200, body: 'Morphos' };
    expect(kept('/webshop')).toBeNull();
    expect(textOf(await open('/webshop'))).toContain('Morphos');
  });

  it('see it anew once its team has released', async () => {
    await open('/webshop');
    remote = openRemote();
    expect(kept('/webshop')).toBeNull();
  });

  it('share the page of the cart, whose lines are in their browsers, until they log in', async () => {
    expect((await open('/cart')).headers['cache-control']).toBe('no-cache');
    expect(kept('/cart')).not.toBeNull();
    const own = await open('/cart', { cookie: 'vitrine_session=1' });
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  it('are told at once again that a page does not exist', async () => {
    expect((await open('/nowhere')).status).toBe(404);
    expect(kept('/nowhere')?.status).toBe(404);
  });
});

describe('nobody else sees', () => {
  it('the page of someone who is logged in', async () => {
    const cookie = 'vitrine_locale=nl;vitrine_session=1';
    const page = await open('/webshop', { cookie });
    expect(textOf(page)).toContain('"id":7');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(kept('/webshop')).toBeNull();
    expect(textOf(await open('/webshop'))).not.toContain('"id":7');
    for (const theirs of [cookie, 'vitrine_session=1', 'a=1; __Host-vitrine_session=1']) {
      expect(kept('/webshop', theirs)).toBeNull();
    }
    expect(kept('/webshop', 'vitrine_locale=nl')).not.toBeNull();
  });

  it('the cookies of other programs: the page is drawn without them, and for everyone', async () => {
    const cookie = '_ga=vitrine_session=1; old_vitrine_session=2';
    const page = await open('/webshop', { cookie });
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(cookies.filter(Boolean)).toEqual([]);
    expect(kept('/webshop', cookie)).not.toBeNull();
  });

  it.each(['/order/VDM-2026-000123?key=secret', '/subscription/secret', '/webshop?again=secret'])(
    '%s',
    async (url) => {
      const page = await open(url);
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(kept(url)).toBeNull();
    },
  );
});

describe('a page that came out wrong is drawn again for the next one', () => {
  it.each([
    ['its remote was away', () => (remote = null), 503],
    ['its data did not come', () => (told['/api/words'] = { status: 500, body: {} }), 503],
    ['something it can do without did not come', () => (told['/api/extra'] = { status: 500, body: {} }), 200],
    ['the frame did not come', () => (told['/api/frame'] = { status: 503, body: {} }), 200],
  ])('because %s', async (_reason, breakIt, status) => {
    breakIt();
    expect((await open('/webshop')).status).toBe(status);
    remote ??= openRemote();
    expect(kept('/webshop')).toBeNull();
  });
});

describe('a page for who is logged in', () => {
  it('leads everybody else to the login, and afterwards back', async () => {
    told['/api/words'] = { status: 401, body: {} };
    const answer = await open('/order/VDM-2026-000001?from=mail', { cookie: 'vitrine_session=gone' });
    expect(answer.status).toBe(302);
    expect(answer.headers).toMatchObject({
      location: '/login?back=%2Forder%2FVDM-2026-000001%3Ffrom%3Dmail',
      'cache-control': 'private, no-store',
    });
  });
});

describe('shoppers while a version is tried', () => {
  const ON_IT = { cookie: 'vitrine_side=5' };

  it('get a number with their first page, which is the live version, and keep the one they have', async () => {
    expect((await open('/webshop')).headers['set-cookie']).toBeUndefined();
    canary = openRemote('v2');
    const first = await open('/webshop');
    expect(first.headers).toMatchObject({
      'set-cookie': expect.stringMatching(/^vitrine_side=\d{1,2}; .*Secure$/),
      vary: 'Accept-Encoding, Cookie',
    });
    expect((await open('/webshop', ON_IT)).headers['set-cookie']).toBeUndefined();
    expect(kept('/webshop')?.headers['set-cookie']).toBeDefined();
  });

  it('are never given a kept page of the other side', async () => {
    canary = openRemote('v2');
    await open('/webshop');
    expect(kept('/webshop', ON_IT.cookie)).toBeNull();
    await open('/webshop', ON_IT);
    expect(timesAsked('/api/words')).toBe(2);
    expect(textOf(await open('/webshop', ON_IT))).toContain('Birdwings');
    expect(timesAsked('/api/words')).toBe(2);
    canary = openRemote('v3');
    expect(kept('/webshop', ON_IT.cookie)).toBeNull();
    expect(kept('/webshop')).not.toBeNull();
  });
});
