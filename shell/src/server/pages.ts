import type { PageAnswer, PageRequest } from '@vitrine/shared/contract/storefront';
import { acceptsGzip } from '@vitrine/shared/contract/accepts-gzip';
import { DRAFT_PARAM } from '@vitrine/shared/contract/form-draft';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { readLocaleCookie } from '../model/locale-cookie.ts';
import { askForPage, type PageSource } from './ask-for-page.ts';
import { answerWith, compress, type DrawnPage } from './drawn-page.ts';
import { createPageCache, type Origin } from './page-cache.ts';
import { carriesSession } from './session.ts';

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
  const drawing = new Map<string, Promise<DrawnPage>>();

  async function answer(request: Request): Promise<PageAnswer> {
    const page = await pageFor(request);
    const wish = {
      method: request.method,
      acceptsGzip: acceptsGzip(request.headers.get('accept-encoding') ?? ''),
    };
    if (wish.acceptsGzip && page.parts.length > 0) await compress(page);
    return answerWith(page, wish);
  }

  function pageFor(request: Request): DrawnPage | Promise<DrawnPage> {
    const isAnonymous = !carriesSession(request.headers.get('cookie') ?? '');
    const { pathname, search, searchParams } = new URL(request.url);
    const url = pathname + search;
    if (!isAnonymous || searchParams.has(DRAFT_PARAM) || !isForAnyone(pathname))
      return answerPrivately(request, isAnonymous);
    return cache.find(url) ?? drawing.get(url) ?? drawAndKeep(request, url, pathname);
  }

  /** A page with somebody's name on it is not left behind on a machine that others use. */
  async function answerPrivately(request: Request, isAnonymous: boolean): Promise<DrawnPage> {
    const page = await askForPage(request, isAnonymous, source);
    return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } };
  }

  function drawAndKeep(request: Request, url: string, pathname: string): Promise<DrawnPage> {
    const origin = originOf(pathname);
    const drawn = askForPage(request, true, source)
      .then((page) => {
        if (page.isKeepable) cache.keep(url, origin, page);
        return page;
      })
      .finally(() => drawing.delete(url));
    drawing.set(url, drawn);
    return drawn;
  }

  function kept({ method, url, cookie, acceptEncoding }: PageRequest): PageAnswer | null {
    // The bare address may be a redirect for who has chosen a language.
    if (carriesSession(cookie) || (url === '/' && readLocaleCookie(cookie))) return null;
    const page = cache.find(url);
    const wish = { method, acceptsGzip: acceptsGzip(acceptEncoding) };
    return page && (page.gzip || !wish.acceptsGzip) ? answerWith(page, wish) : null;
  }

  function originOf(pathname: string): Origin {
    const owner = readPath(pathname)?.owner ?? null;
    return { catalogueVersion: options.catalogueVersion?.(), owner, remote: remoteOf(owner) };
  }

  /** A page of a version that was not known is no page of this one. */
  function isCurrent({ catalogueVersion, owner, remote }: Origin): boolean {
    const version = options.catalogueVersion?.();
    return version !== '' && catalogueVersion === version && remote === remoteOf(owner);
  }

  function remoteOf(owner: Owner | null): object | null {
    return owner && registry.current(owner);
  }

  return { answer, kept };
}

/**
 * Orders, accounts and whatever opens with a token are one person's, also when no cookie comes with the request. A cart's
 * lines are in the browser: its page is the same for all who come without a session.
 */
function isForAnyone(pathname: string): boolean {
  const page = readPath(pathname);
  if (!page || page.name === 'cart') return true;
  return page.owner === 'catalog' && !('token' in page.params);
}
