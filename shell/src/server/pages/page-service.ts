import { LRUCache } from 'lru-cache';
import type { PageAnswer, PageRequest } from '@vitrine/shared/contract/storefront';
import { DRAFT_PARAM } from '@vitrine/shared/contract/form-draft';
import { readPath } from '@vitrine/shared/paths/read-path';
import { readLocaleCookie } from '../../model/locale-cookie.ts';
import { askForPage, type PageSource } from './ask-for-page.ts';
import { answerWith, compress, type DrawnPage, type Wish } from './drawn-page.ts';
import { createPageCache } from './page-cache.ts';
import { codingFor, type Coding } from './compression/packed-page.ts';
import { newNonce } from '../security-headers.ts';
import { newCanaryCookie, readCanaryNumber } from '../releases/canary-cookie.ts';
import { STABLE, type CanaryGroup } from '../releases/canary-group.ts';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '@vitrine/shared/contract/session-cookie';

export interface PageService {
  get(request: Request): Promise<PageAnswer>;
  /** The answer at once when its page is in the cache, else null. */
  cached(request: PageRequest): PageAnswer | null;
}

/** Addresses of narrowed lists that were asked for once, and how long one may be that counts among them. */
const ASKED_ONCE = { max: 1_000 };
const LONGEST_URL = 1_000;

/**
 * Pages, cached for a moment when anyone may see them. Requests for a page that is just being drawn for anyone share
 * that drawing.
 */
export function createPageService(source: PageSource): PageService {
  const { options, registry } = source;
  const cache = createPageCache();
  const askedOnce = new LRUCache<string, true>(ASKED_ONCE);

  async function get(request: Request): Promise<PageAnswer> {
    const cookie = request.headers.get('cookie') ?? '';
    const page = await pageFor(request, cookie);
    const coding = codingFor(request.headers.get('accept-encoding') ?? '');
    if (coding && page.parts.length > 0) await compress(page, coding);
    return answerWith(page, wishOf(page, request.method, coding, cookie));
  }

  function wishOf(page: DrawnPage, method: string, coding: Coding | null, cookie: string): Wish {
    const { by } = page;
    const nonce = (by && options.releases?.viewed(by.remote, by.version)) ?? newNonce();
    const more = registry.hasCanary() ? canaryHeaders(cookie) : {};
    return { method, coding, nonce, more };
  }

  /** While a canary runs a page is not the same for everyone, and who has no number yet gets one, for the next page. */
  function canaryHeaders(cookie: string): Record<string, string> {
    const isSecure = options.publicUrl.startsWith('https:');
    return {
      vary: 'Accept-Encoding, Cookie',
      ...(readCanaryNumber(cookie) === null && { 'set-cookie': newCanaryCookie(isSecure) }),
    };
  }

  function pageFor(request: Request, cookie: string): DrawnPage | Promise<DrawnPage> {
    const isAnonymous = !carriesSession(cookie);
    const group = registry.canaryGroup(cookie);
    const { pathname, search, searchParams } = new URL(request.url);
    if (!isAnonymous || searchParams.has(DRAFT_PARAM) || !isForAnyone(pathname))
      return answerPrivately(request, isAnonymous, group);
    const version = catalogueVersion();
    // Of no version that is known: a change may lie between two pages of it.
    if (version === '') return askForPage(request, true, group, source);
    const key = keyOf(group, pathname + search);
    return cache.fetch(releasedAt(version), key, () => drawForAnyone(request, group, key));
  }

  /** A page with somebody's name on it is not left behind on a machine that others use. */
  async function answerPrivately(
    request: Request,
    isAnonymous: boolean,
    group: CanaryGroup,
  ): Promise<DrawnPage> {
    const page = await askForPage(request, isAnonymous, group, source);
    return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } };
  }

  async function drawForAnyone(request: Request, group: CanaryGroup, key: string): Promise<DrawnPage> {
    const page = await askForPage(request, true, group, source);
    return page.isKeepable && isWorthCaching(key) ? inOwnMemory(page) : { ...page, isKeepable: false };
  }

  /**
   * There are more narrowed lists than there is room, and most are seen once: cached at once they would evict what is
   * asked for, and outlive the serving thread's young objects, whose collection costs nothing.
   */
  function isWorthCaching(key: string): boolean {
    if (!key.includes('?') || askedOnce.has(key)) return true;
    if (key.length <= LONGEST_URL) askedOnce.set(key, true);
    return false;
  }

  function cached({ method, url, cookie, acceptEncoding }: PageRequest): PageAnswer | null {
    // The bare address may be a redirect for who has chosen a language.
    if (carriesSession(cookie) || (url === '/' && readLocaleCookie(cookie))) return null;
    const version = catalogueVersion();
    const page = version !== '' && cache.get(releasedAt(version), keyOf(registry.canaryGroup(cookie), url));
    const coding = codingFor(acceptEncoding);
    const isReady = page && (!coding || page.packed[coding]);
    return isReady ? answerWith(page, wishOf(page, method, coding, cookie)) : null;
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

  return { get, cached };
}

/** Not of the thread that drew it, and counted by V8: thrown away, it makes it collect before there is too much. */
const inOwnMemory = (page: DrawnPage): DrawnPage => ({
  ...page,
  parts: page.parts.map((part) => Buffer.from(part)),
});

/**
 * Orders, accounts and whatever opens with a token are one person's, also when no cookie comes with the request. A cart's
 * lines are in the browser: its page is the same for all who come without a session.
 */
function isForAnyone(pathname: string): boolean {
  const page = readPath(pathname);
  if (!page || page.name === 'cart') return true;
  return page.owner === 'catalog' && !('token' in page.params);
}

const NAMES = [SESSION_COOKIE, SECURE_SESSION_COOKIE];

/** Whether a cookie header says who asks. Cookies of others, such as a statistics tool's, say nothing to this shop. */
function carriesSession(cookies: string): boolean {
  return cookies.split(';').some((pair) => NAMES.includes(pair.split('=', 1)[0]?.trim() ?? ''));
}
