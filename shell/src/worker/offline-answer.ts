import { matchPrecache } from 'workbox-precaching';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { OFFLINE_MARKS } from '../model/offline-marks.ts';
import type { PageKind } from '../model/page-kind.ts';
import { PICTURES } from './caches.ts';
import { listPages } from './kept-pages.ts';
import { isInsect, seenItem } from './seen-item.ts';
import { WORDS } from './words.ts';
import { scope } from './worker-scope.ts';

/** The page for what cannot be had now: why not, and what can be opened instead. */
export async function offlineAnswer({ pathname }: URL, kind: PageKind): Promise<Response> {
  const locale = readLocale(pathname);
  const page = await matchPrecache(scope.vitrine.offlinePages[locale]);
  if (!page) return Response.error();
  const why = WORDS[locale][kind === 'live' ? 'offline.live' : 'offline.unseen'];
  const seen = await seenInsects();
  const html = (await page.text())
    .replace(OFFLINE_MARKS.why, () => why)
    .replace(OFFLINE_MARKS.seen, () => seen);
  return new Response(html, { status: 503, headers: page.headers });
}

/** As items of a list, the last one first, each with the smallest of its pictures that is there. */
async function seenInsects(): Promise<string> {
  const pictures = (await (await caches.open(PICTURES)).keys()).map(({ url }) => new URL(url).pathname);
  const pages = (await listPages()).filter(({ url }) => isInsect(url));
  const items = pages.map(async ({ url, page }) => seenItem(url, await page.text(), pictures));
  return (await Promise.all(items)).join('');
}
