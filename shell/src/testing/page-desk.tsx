import { useLoaderData } from 'react-router';
import type { RemoteContext, RemoteModule } from '@vitrine/shared/contract/federation/remote';
import type { ApiQuestion, PageAnswer, ReleaseWatch } from '@vitrine/shared/contract/federation/storefront';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { integrityOf } from '@vitrine/shared/platform/integrity';
import { renderJob, handlersOf, type PageMaker } from '../server/pages/rendering/render-job.ts';
import type { OpenRemote } from '../server/releases/open-version.ts';
import { createPageService, type PageService } from '../server/pages/serving/page-service.ts';
import { visitReader } from '../server/pages/rendering/read-visit.ts';
import { createVisits } from '../server/pages/serving/visits.ts';
import type { RemoteRegistry } from '../server/releases/remote-registry.ts';
import type { CanaryGroup } from '../server/releases/canary/canary-group.ts';
import { BOOT_ID } from '../model/boot/boot-ids.ts';
import { bootSchema } from '../model/boot/boot-schema.ts';
import { parseBoot } from '../model/boot/boot.ts';
import { ADA, FRAME } from './fixtures.ts';

const SHELL = { name: 'shell', version: 'v1', contract: 2, container: 'shell', entry: null, main: 'main.js' };
const FIRST = 'queueActs();';
const CLIENT = { 'main.js': 'sha256-main' };
const FILES = { first: FIRST, serverEntry: 'main.cjs', css: [], client: CLIENT, server: {} };

/** A remote whose one page shows what the API says, and goes on without what it can do without. */
const catalog: RemoteModule = {
  contract: 2,
  createRoutes: (context: RemoteContext) =>
    [
      '/webshop',
      '/nl/webshop',
      '/cart',
      '/cart/checkout',
      '/login',
      '/order/:reference',
      '/subscription/:token',
    ].map((path) => ({
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

const BOOT = new RegExp(`id="${BOOT_ID}">(.*?)</script>`, 's');

/** Pages that are drawn at once. */
export const PLACES = 2;

/** Pages with one remote, over an API that says what it is told to. */
export class PageDesk {
  /** What the API answers, by its path. */
  told: Record<string, { status: number; body: unknown }> = {
    '/api/words': { status: 200, body: 'Birdwings' },
    '/api/extra': { status: 200, body: 'more' },
    '/api/frame': { status: 200, body: FRAME },
    '/api/auth/profile': { status: 200, body: { profile: ADA } },
  };
  /** What came with each question. */
  cookies: (string | null)[] = [];
  /** Of the catalogue. */
  version = '1';
  remote: OpenRemote | null;
  /** What whoever has the number 5 gets instead. */
  canary: OpenRemote | null = null;
  /** What the API waits for before it answers. */
  gate: Promise<void> | null = null;
  nowMs = 1;
  readonly #asked: string[] = [];
  readonly #maker: PageMaker;
  readonly #pages: PageService;

  constructor() {
    const visits = createVisits((question) => this.#answer(question));
    this.#maker = {
      shop: {
        publicUrl: 'https://shop.example',
        shell: { ...SHELL, ...FILES },
        shellUrl: '/releases/shell/v1/',
      },
      ask: visits.ask,
      log: () => undefined,
      readVisit: visitReader(),
    };
    this.remote = this.openRemote();
    const tokens = ['one', 'two'];
    const releases: ReleaseWatch = {
      refused: async () => [],
      drawn: () => undefined,
      viewed: () => tokens.shift() ?? 'more',
    };
    const options = { catalogueVersion: () => this.version, publicUrl: 'https://shop.example', releases };
    const maker = { ...this.#maker, readVisit: visitReader() };
    const source = { options, registry: this.#registry(), maker, visits };
    this.#pages = createPageService(source, PLACES, () => this.nowMs);
  }

  /** Browsers believe the boot data, so each page that a test opens is held against their schema. */
  async open(
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    signal?: AbortSignal,
    network?: string,
  ) {
    const init = { headers, method, ...(signal && { signal }) };
    const answer = await this.#pages.get(new Request(`http://page.invalid${path}`, init), network);
    if (BOOT.test(textOf(answer))) bootSchema.parse(bootOf(answer));
    return answer;
  }

  cached(url: string, cookie = '', acceptEncoding = '', ifNoneMatch = '') {
    return this.#pages.cached({ method: 'GET', url, cookie, acceptEncoding, ifNoneMatch });
  }

  queues() {
    return this.#pages.queues();
  }

  timesAsked(path: string): number {
    return this.#asked.filter((one) => one === path).length;
  }

  /** A version of the remote, drawn in this thread. */
  openRemote(version = 'v1'): OpenRemote {
    const browser = { version, container: 'catalog', entry: { url: '/entry.js', integrity: '' }, css: [] };
    const drawable = { browser, handlers: handlersOf(catalog, this.#maker.shop) };
    return {
      release: { ...SHELL, ...FILES, version },
      browser,
      draw: (job) => renderJob(job, drawable, this.#maker),
      reopen: async () => undefined,
      rest: () => undefined,
      mirror: () => undefined,
      retire: () => undefined,
      close: () => undefined,
    };
  }

  #registry(): RemoteRegistry {
    const openOn = (group: CanaryGroup = []) => (group.length > 0 ? this.canary : this.remote);
    return {
      get: async (_name, group) => openOn(group) ?? Promise.reject(new Error('away')),
      current: (_name, group) => openOn(group),
      forBrowsers: () => ({}),
      versions: (group) => openOn(group)?.release.version ?? '',
      canaryGroup: (given) => (this.canary && given.includes('vitrine_side=5') ? ['catalog'] : []),
      hasCanary: () => this.canary !== null,
      other: async () => null,
      ready: async () => ({}),
      refused: () => ({}),
      close: () => undefined,
    };
  }

  async #answer({ url, headers }: ApiQuestion) {
    const { pathname } = new URL(url, 'http://page.invalid');
    this.#asked.push(pathname);
    this.cookies.push(headers.cookie ?? null);
    if (this.gate && pathname === '/api/extra') await this.gate;
    const { status, body } = this.told[pathname] ?? { status: 404, body: {} };
    return { status, body: JSON.stringify(body) };
  }
}

/** The page of an answer that is not compressed. */
export const textOf = ({ body }: PageAnswer) => Buffer.from(body ?? '').toString();

/** What it leaves for the browser. */
export const bootOf = (page: PageAnswer) => parseBoot(BOOT.exec(textOf(page))?.[1] ?? '');

/** The hashes of the scripts that its content security policy lets run. */
export const ranBy = ({ headers }: PageAnswer) =>
  [...(headers['content-security-policy'] ?? '').matchAll(/'(sha256-.*?)'/g)].map(([, hash]) => hash);

/** Those of the scripts that stand in it; one that is fetched is none. */
export const scriptsIn = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => integrityOf(text));
