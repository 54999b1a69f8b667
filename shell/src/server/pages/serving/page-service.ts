import type {
  PageAnswer,
  PageQueueCounts,
  PageRequest,
} from '@vitrine/shared/contract/federation/storefront';
import { DRAFT_PARAM } from '@vitrine/shared/contract/form-draft';
import { readLocale, readPath } from '@vitrine/shared/paths/read-path';
import { readLocaleCookie } from '../../../model/locale-cookie.ts';
import { isForAnyone } from '../../../model/page-kind.ts';
import { askForPage, type PageSource } from './ask-for-page.ts';
import { busyPages } from './busy-page.tsx';
import { answerWith, compress, type DrawnPage, type AnswerOptions } from '../drawn-page.ts';
import { createEarlierPages } from './earlier-pages.ts';
import { createPageCache } from './page-cache.ts';
import {
  ACCOUNT_PERMITS,
  Audience,
  createPageQueue,
  OWN_PERMITS,
  PERMITS,
  type PageQueue,
} from './page-queue.ts';
import { codingFor } from '../compression.ts';
import { newCanaryCookie, readCanaryNumber } from '../../releases/canary/canary-cookie.ts';
import { STABLE, type CanaryGroup } from '../../releases/canary/canary-group.ts';
import { cdnHeaders, NOT_BY_CDN } from './surrogate-keys.ts';
import { createAskedBefore } from '@vitrine/shared/platform/asked-before';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '@vitrine/shared/contract/accounts/session-cookie';
import { Overloaded } from '@vitrine/shared/platform/semaphore';

export interface PageService {
  /** @param network who asks, where that is known */
  get(request: Request, network?: string): Promise<PageAnswer>;
  /** The answer at once when its page is in the cache, or when there is no place to draw it; else null. */
  cached(request: PageRequest): PageAnswer | null;
  /** Of the pages of lists and texts, of those of cart, checkout, payment and order, and of those of login and account. */
  queues(): Record<'lists' | 'buying' | 'account', PageQueueCounts>;
}

/** A request for a page, and who asks; empty when that is not known. */
interface VisitorRequest {
  request: Request;
  network: string;
}

/** A page that cannot be had is asked for again after this. */
const RETRY_SECONDS = '5';

/**
 * Pages, cached for a moment when anyone may see them. Requests for a page that is just being drawn for anyone share
 * that drawing.
 */
export function createPageService(source: PageSource, permits = PERMITS, now?: () => number): PageService {
  const { options, registry } = source;
  const cache = createPageCache(now);
  const earlier = createEarlierPages(now);
  const busy = busyPages(source.maker.shop);
  const lists = createPageQueue(permits);
  const buying = createPageQueue(OWN_PERMITS);
  const account = createPageQueue(ACCOUNT_PERMITS);
  const audiences = new Map<string, Audience>();
  const askedBefore = createAskedBefore();

  async function get(request: Request, network = ''): Promise<PageAnswer> {
    const cookie = request.headers.get('cookie') ?? '';
    const page = await pageFor({ request, network }, cookie);
    const coding = codingFor(request.headers.get('accept-encoding') ?? '');
    if (coding && page.bytes.length > 0) await compress(page, coding);
    const ifNoneMatch = request.headers.get('if-none-match') ?? '';
    return answerWith(page, { ...optionsOf(page, cookie), method: request.method, coding, ifNoneMatch });
  }

  /** What a response says of this view, and this visitor. */
  function optionsOf({ by, status }: DrawnPage, cookie: string): Pick<AnswerOptions, 'view' | 'more'> {
    const view = (by && options.releases?.viewed(by.remote, by.version)) ?? null;
    const more = {
      ...(status === 503 && { 'retry-after': RETRY_SECONDS }),
      ...(registry.hasCanary() && canaryHeaders(cookie)),
    };
    return { view, more };
  }

  /** While a canary runs pages differ by canary group, and a visitor without a canary cookie is given one, for the next page. */
  function canaryHeaders(cookie: string): Record<string, string> {
    const isSecure = options.publicUrl.startsWith('https:');
    return {
      ...NOT_BY_CDN,
      vary: 'Accept-Encoding, Cookie',
      ...(readCanaryNumber(cookie) === null && { 'set-cookie': newCanaryCookie(isSecure) }),
    };
  }

  function pageFor(asked: VisitorRequest, cookie: string): DrawnPage | Promise<DrawnPage> {
    const isAnonymous = !carriesSession(cookie);
    const group = registry.canaryGroup(cookie);
    const { pathname, search, searchParams } = new URL(asked.request.url);
    if (!isAnonymous || searchParams.has(DRAFT_PARAM) || !isSameForAll(pathname))
      return answerPrivately(asked, isAnonymous, group);
    return pageForAnyone(asked, group, keyOf(group, pathname + search));
  }

  /** While its data are away, the page as it was, with a note. */
  async function pageForAnyone(asked: VisitorRequest, group: CanaryGroup, key: string): Promise<DrawnPage> {
    const { request } = asked;
    const version = catalogueVersion();
    // Of no version that is known: a change may lie between two pages of it.
    const page = await (version === ''
      ? drawForAnyone(asked, group, key, new Audience().join(request.signal)).catch(orBusy(request))
      : drawShared(asked, group, key, version));
    if (page.isCacheable && isOfCatalogue(request)) earlier.set(key, version, page);
    const lacksData = page.status === 503 && page.by !== undefined;
    return (lacksData && earlier.marked(key, new URL(request.url))) || page;
  }

  async function drawShared(
    asked: VisitorRequest,
    group: CanaryGroup,
    key: string,
    version: string,
  ): Promise<DrawnPage> {
    const { request } = asked;
    const name = `${version} ${key}`;
    const waiting = audiences.get(name);
    const audience = (waiting ?? new Audience()).join(request.signal);
    if (waiting) queueFor(request).renew(waiting);
    audiences.set(name, audience);
    try {
      // Of bare addresses there are few, and others wait for the same drawing: it is nobody's in particular.
      const asker = new URL(request.url).search ? asked : { ...asked, network: '' };
      const draw = () => drawForAnyone(asker, group, key, audience);
      return await cache.fetch(releasedAt(version), key, draw);
    } catch (error) {
      const last = error instanceof Overloaded && earlier.asItWas(key, version);
      return last || orBusy(request)(error);
    } finally {
      if (audiences.get(name) === audience) audiences.delete(name);
    }
  }

  /** Draws when a place is free. Of lists one address may have all places: what it asks for, others are sent too. */
  function drawInTurn(
    { request, network }: VisitorRequest,
    isAnonymous: boolean,
    group: CanaryGroup,
    audience = new Audience().join(request.signal),
  ): Promise<DrawnPage> {
    const queue = queueFor(request);
    const draw = () => askForPage(request, isAnonymous, group, source);
    return queue.run(audience, draw, queue === lists ? '' : network);
  }

  /** Who buys has places that a flood of lists, or of logins, cannot take. */
  function queueFor(request: Request): PageQueue {
    const owner = ownerOf(request);
    if (owner === 'cart-checkout') return buying;
    return owner === 'account' ? account : lists;
  }

  /** What stands for a page that was not drawn for want of a place; nothing when the client has disconnected. */
  function orBusy(request: Request): (error: unknown) => DrawnPage {
    return (error) => {
      if (!(error instanceof Overloaded)) throw error;
      return request.signal.aborted ? NOTHING : busy(readLocale(new URL(request.url).pathname));
    };
  }

  /** A page with somebody's name on it is not left behind on a machine that others use. */
  async function answerPrivately(
    asked: VisitorRequest,
    isAnonymous: boolean,
    group: CanaryGroup,
  ): Promise<DrawnPage> {
    const page = await drawInTurn(asked, isAnonymous, group).catch(orBusy(asked.request));
    return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' }, forms: {} };
  }

  async function drawForAnyone(
    asked: VisitorRequest,
    group: CanaryGroup,
    key: string,
    audience: Audience,
  ): Promise<DrawnPage> {
    const drawn = await drawInTurn(asked, true, group, audience);
    const page = drawn.isCacheable ? forCdn(drawn, new URL(asked.request.url)) : drawn;
    return page.isCacheable && isWorthCaching(key) ? inOwnMemory(page) : { ...page, isCacheable: false };
  }

  function forCdn(page: DrawnPage, { pathname, search }: URL): DrawnPage {
    const { shell } = source.maker.shop;
    const versions = { shell: shell.version, ...(page.by && { [page.by.remote]: page.by.version }) };
    // The bare address leads who chose a language elsewhere.
    const may = pathname + search === '/' ? NOT_BY_CDN : cdnHeaders({ pathname, versions });
    return { ...page, headers: { ...page.headers, ...may }, forms: {} };
  }

  /** Of narrowed lists those that are asked for again. */
  const isWorthCaching = (key: string): boolean => !key.includes('?') || askedBefore(key);

  function cached({ method, url, cookie, acceptEncoding, ifNoneMatch = '' }: PageRequest): PageAnswer | null {
    // The bare address may redirect a visitor who has chosen a language.
    if (carriesSession(cookie) || (url === '/' && readLocaleCookie(cookie))) return null;
    const version = catalogueVersion();
    const key = keyOf(registry.canaryGroup(cookie), url);
    const cached = version !== '' && cache.get(releasedAt(version), key);
    const found = cached ? { page: cached, refusedBy: null } : whileFull(url, key, version);
    const coding = codingFor(acceptEncoding);
    if (!found || (coding && !found.page.forms[coding])) return null;
    // What is not ready comes to the queue, which counts it itself.
    found.refusedBy?.drop();
    const { page } = found;
    return answerWith(page, { ...optionsOf(page, cookie), method, coding, ifNoneMatch });
  }

  /**
   * What would take the place of somebody who waits, and was drawn a moment ago, is sent as it was. Of a flood most are
   * answered here, before anything is made of their request: so it leaves the thread to others.
   */
  function whileFull(
    url: string,
    key: string,
    version: string,
  ): { page: DrawnPage; refusedBy: PageQueue | null } | null {
    if (!(lists.isFull() || account.isFull()) || audiences.has(`${version} ${key}`)) return null;
    const page = readPath(url.split('?', 1)[0] ?? '');
    const queue = page?.owner === 'account' ? account : lists;
    if (!queue.isFull() || (page?.owner !== 'catalog' && page?.owner !== 'account')) return null;
    const cached = earlier.asItWas(key, version);
    if (cached) return { page: cached, refusedBy: null };
    return queue.isClosed() ? { page: busy(page.locale), refusedBy: queue } : null;
  }

  /** Empty while it is not known; without one, pages live out their few seconds. */
  function catalogueVersion(): string {
    return options.catalogueVersion ? options.catalogueVersion() : 'unversioned';
  }

  /** A release empties the cache: nobody asks for pages of the one before, and each would hold its bytes until evicted. */
  const releasedAt = (version: string): string => `${version} ${registry.versions(STABLE)}`;

  /** A page names the versions of all remotes to its browser, and its own drew it. */
  function keyOf(group: CanaryGroup, url: string): string {
    return `${registry.versions(group)} ${url}`;
  }

  return {
    get,
    cached,
    queues: () => ({ lists: lists.counts(), buying: buying.counts(), account: account.counts() }),
  };
}

const NOTHING: DrawnPage = {
  ...{ status: 503, headers: {}, bytes: Buffer.alloc(0), scripts: [], origins: [] },
  ...{ isCacheable: false, forms: {} },
};

const ownerOf = ({ url }: Request) => readPath(new URL(url).pathname)?.owner ?? null;

/** What is bought is never shown as it was. */
const isOfCatalogue = (request: Request) => ownerOf(request) === 'catalog';

/** Not of the thread that drew it, and counted by V8: thrown away, it makes it collect before there is too much. */
const inOwnMemory = (page: DrawnPage): DrawnPage => ({
  ...page,
  bytes: Buffer.from(page.bytes),
});

/**
 * Orders, accounts and whatever opens with a token are one person's, also when no cookie comes with the request. A cart's
 * lines are in the browser: its page is the same for all who come without a session.
 */
function isSameForAll(pathname: string): boolean {
  const page = readPath(pathname);
  return !page || isForAnyone(page);
}

const NAMES = [SESSION_COOKIE, SECURE_SESSION_COOKIE];

/** Whether a cookie header identifies a visitor. Cookies of others, such as a statistics tool's, say nothing to this shop. */
function carriesSession(cookies: string): boolean {
  return cookies.split(';').some((pair) => NAMES.includes(pair.split('=', 1)[0]?.trim() ?? ''));
}
