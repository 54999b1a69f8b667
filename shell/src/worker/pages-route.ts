import { NetworkFirst, NetworkOnly, type StrategyOptions } from 'workbox-strategies';
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { PAGES } from './caches.ts';
import { factsOf } from './offline-copy.ts';
import { findUsable, cachePage } from './page-cache.ts';
import { markPage } from './mark-page.ts';
import { offlineAnswer } from './offline-answer.ts';
import { pageKind } from '../model/page-kind.ts';
import { scope } from './worker-scope.ts';

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
