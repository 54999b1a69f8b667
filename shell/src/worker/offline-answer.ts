import { matchPrecache } from 'workbox-precaching';
import type { Locale } from '@vitrine/shared/contract/locale';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { OFFLINE_MARKS } from '../model/offline-marks.ts';
import type { PageKind } from '../model/page-kind.ts';
import { PICTURES } from './caches.ts';
import { listPages } from './page-cache.ts';
import { isInsect, pageItem, seenItem } from './seen-item.ts';
import { WORDS } from './words.ts';
import { scope } from './worker-scope.ts';

/** The page for what cannot be had now: why not, and what can be opened instead. */
export async function offlineAnswer({ pathname }: URL, kind: PageKind): Promise<Response> {
  const locale = readLocale(pathname);
  const page = await matchPrecache(scope.vitrine.offlinePages[locale]);
  if (!page) return Response.error();
  const why = WORDS[locale][kind === 'live' ? 'offline.live' : 'offline.unseen'];
  const { pages, insects } = await keptItems(locale);
  const html = (await page.text())
    .replace(OFFLINE_MARKS.why, () => why)
    .replace(OFFLINE_MARKS.pages, () => pages)
    .replace(OFFLINE_MARKS.seen, () => insects);
  return new Response(html, { status: 503, headers: page.headers });
}

const MAX_PAGES = 12;

/** As items of two lists, the last one first: pages in the language, and insects with the smallest of their pictures that is there. */
async function keptItems(locale: Locale): Promise<{ pages: string; insects: string }> {
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
