import { NetworkFirst, NetworkOnly, type StrategyOptions } from 'workbox-strategies';
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { matchPrecache } from 'workbox-precaching';
import type { Locale } from '@vitrine/shared/contract/locale';
import { PAGES, PICTURES } from './caches.ts';
import { factsOf } from './offline-copy.ts';
import { cachePage, findUsable, listPages } from './page-cache.ts';
import { markPage } from './mark-page.ts';
import { pageKind, type PageKind } from '../model/page-kind.ts';
import { scope } from './worker-scope.ts';
import { OFFLINE_MARKS } from '../model/offline.ts';
import { isInsect, pageItem, seenItem } from './seen-item.ts';
import { WORDS } from './words.ts';

/** Longest that a page which is at hand waits for a newer one. */
const PATIENCE_SECONDS = 4;
/** What a proxy answers when it cannot reach the shop. What the shop itself answers is shown, whatever it says. */
const NOT_THE_SHOP = [502, 504];

const unreached: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (NOT_THE_SHOP.includes(response.status)) throw new Error('the shop is not reached');
    return response;
  },
};

/** Nothing is stored by the strategy itself: a page is cached by us, after its files. */
const cached: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    // A page that could not be cached was shown all the same.
    await cachePage(request.url, response).catch(() => undefined);
    return null;
  },
  cachedResponseWillBeUsed: async ({ request }) => marked(request.url),
};

const options = (plugins: WorkboxPlugin[]): StrategyOptions => ({ cacheName: PAGES, plugins });
const fromShopFirst = new NetworkFirst({
  ...options([unreached, cached]),
  networkTimeoutSeconds: PATIENCE_SECONDS,
});
const fromShopOnly = new NetworkOnly(options([unreached]));

/** Answers a navigation: with the shop's page, else with the cached one and its note, else with what can be said. */
export async function answerPage(call: RouteHandlerCallbackOptions): Promise<Response> {
  const kind = pageKind(call.url);
  try {
    return await (kind === 'cacheable' ? fromShopFirst : fromShopOnly).handle(call);
  } catch {
    return offlineAnswer(call.url, kind);
  }
}

async function marked(address: string): Promise<Response | null> {
  const page = await findUsable(address);
  if (!page) return null;
  const { pathname, search } = new URL(address);
  const note = {
    locale: readLocale(pathname),
    at: factsOf(page).at,
    now: Date.now(),
    isOffline: !scope.navigator.onLine,
  };
  return new Response(markPage(await page.text(), note, pathname + search), { headers: page.headers });
}

/** The page for what cannot be had now: why not, and what can be opened instead. */
async function offlineAnswer({ pathname }: URL, kind: PageKind): Promise<Response> {
  const locale = readLocale(pathname);
  const page = await matchPrecache(scope.vitrine.offlinePages[locale]);
  if (!page) return Response.error();
  const why = WORDS[locale][kind === 'live' ? 'offline.live' : 'offline.unseen'];
  const { pages, insects } = await cachedItems(locale);
  const html = (await page.text())
    .replace(OFFLINE_MARKS.why, () => why)
    .replace(OFFLINE_MARKS.pages, () => pages)
    .replace(OFFLINE_MARKS.seen, () => insects);
  return new Response(html, { status: 503, headers: page.headers });
}

const MAX_PAGES = 12;

/** As items of two lists, the last one first: pages in the language, and insects with the smallest of their pictures that is there. */
async function cachedItems(locale: Locale): Promise<{ pages: string; insects: string }> {
  const pictures = (await (await caches.open(PICTURES)).keys()).map(({ url }) => new URL(url).pathname);
  const cached = await listPages();
  const insects = cached
    .filter(({ url }) => isInsect(url))
    .map(async ({ url, page }) => seenItem(url, await page.text(), pictures));
  const pages = cached
    .filter(({ url }) => !isInsect(url) && isPlainPage(url, locale))
    .slice(0, MAX_PAGES)
    .map(async ({ url, page }) => pageItem(url, await page.text()));
  return { pages: (await Promise.all(pages)).join(''), insects: (await Promise.all(insects)).join('') };
}

/** In the language, and neither filtered nor turned to another page: one of a list is enough to go on from. */
function isPlainPage(url: string, locale: Locale): boolean {
  const { pathname, search } = new URL(url);
  return search === '' && readLocale(pathname) === locale;
}
