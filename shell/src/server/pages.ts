import type { PageAnswer, PageRequest } from '@vitrine/shared/contract/storefront';
import { DRAFT_PARAM } from '@vitrine/shared/contract/form-draft';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { readLocaleCookie } from '../model/locale-cookie.ts';
import { askForPage, type PageSource } from './ask-for-page.ts';
import { answerWith, compress, type DrawnPage, type Wish } from './drawn-page.ts';
import { createPageCache, type Origin } from './page-cache.ts';
import { rememberAsked } from './remember-asked.ts';
import { codingFor, type Coding } from './packed-page.ts';
import { newNonce } from './security-headers.ts';
import { carriesSession } from './session.ts';
import { newSideCookie, readSideNumber } from './side-cookie.ts';
import { keyOn, type Side } from './sides.ts';

export interface Pages {
  answer(request: Request): Promise<PageAnswer>;
  kept(request: PageRequest): PageAnswer | null;
}

/**
 * Pages, kept for a moment when anyone may see them. Whoever asks for a page that is just being drawn for anyone
 * waits for that one.
 */
export function createPages(source: PageSource): Pages {
  const { options, registry } = source;
  const cache = createPageCache(isCurrent);
  const isAskedAgain = rememberAsked();
  const drawing: Record<string, Promise<DrawnPage>> = {};

  async function answer(request: Request): Promise<PageAnswer> {
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
      ...(readSideNumber(cookie) === null && { 'set-cookie': newSideCookie(isSecure) }),
    };
  }

  function pageFor(request: Request, cookie: string): DrawnPage | Promise<DrawnPage> {
    const isAnonymous = !carriesSession(cookie);
    const side = registry.sideOf(cookie);
    const { pathname, search, searchParams } = new URL(request.url);
    if (!isAnonymous || searchParams.has(DRAFT_PARAM) || !isForAnyone(pathname))
      return answerPrivately(request, isAnonymous, side);
    const key = keyOn(side, pathname + search);
    return cache.find(key) ?? drawing[key] ?? drawAndKeep(request, key, originOf(pathname, side));
  }

  /** A page with somebody's name on it is not left behind on a machine that others use. */
  async function answerPrivately(request: Request, isAnonymous: boolean, side: Side): Promise<DrawnPage> {
    const page = await askForPage(request, isAnonymous, side, source);
    return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } };
  }

  /**
   * There are more narrowed lists than there is room, and most are seen once: kept at once they would push out what is
   * asked for, and outlive the serving thread's young objects, whose collection costs nothing.
   */
  const isWorthKeeping = (key: string) => !key.includes('?') || isAskedAgain(key);

  function drawAndKeep(request: Request, key: string, origin: Origin): Promise<DrawnPage> {
    const drawn = askForPage(request, true, origin.side, source)
      .then((page) => {
        if (!page.isKeepable || !isWorthKeeping(key)) return page;
        const mine = inOwnMemory(page);
        cache.keep(key, origin, mine);
        return mine;
      })
      .finally(() => delete drawing[key]);
    drawing[key] = drawn;
    return drawn;
  }

  function kept({ method, url, cookie, acceptEncoding }: PageRequest): PageAnswer | null {
    // The bare address may be a redirect for who has chosen a language.
    if (carriesSession(cookie) || (url === '/' && readLocaleCookie(cookie))) return null;
    const page = cache.find(keyOn(registry.sideOf(cookie), url));
    const coding = codingFor(acceptEncoding);
    const isReady = page && (!coding || page.packed[coding]);
    return isReady ? answerWith(page, wishOf(page, method, coding, cookie)) : null;
  }

  function originOf(pathname: string, side: Side): Origin {
    const owner = readPath(pathname)?.owner ?? null;
    return { catalogueVersion: options.catalogueVersion?.(), owner, side, remote: remoteOf(owner, side) };
  }

  /** A page of a version that was not known is no page of this one. */
  function isCurrent({ catalogueVersion, owner, side, remote }: Origin): boolean {
    const version = options.catalogueVersion?.();
    return version !== '' && catalogueVersion === version && remote === remoteOf(owner, side);
  }

  function remoteOf(owner: Owner | null, side: Side): object | null {
    return owner && registry.current(owner, side);
  }

  return { answer, kept };
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
