import { matchPrecache } from 'workbox-precaching';
import { readLocale, readPath } from '@vitrine/shared/paths/read-path';
import { listPages } from './kept-pages.ts';
import { OFFLINE_MARKS } from '../model/offline-marks.ts';
import type { PageKind } from '../model/page-kind.ts';
import { WORDS } from './words.ts';
import { scope } from './worker-scope.ts';

/** The page for what cannot be had now: why not, and what can be opened instead. */
export async function offlineAnswer(url: URL, kind: PageKind): Promise<Response> {
  const locale = readLocale(url.pathname);
  const page = await matchPrecache(scope.vitrine.offlinePages[locale]);
  if (!page) return Response.error();
  const why = WORDS[locale][kind === 'live' ? 'offline.live' : 'offline.unseen'];
  const html = (await page.text())
    .replace(OFFLINE_MARKS.why, why)
    .replace(OFFLINE_MARKS.seen, await seenInsects());
  return new Response(html, { status: 503, headers: page.headers });
}

/** As items of a list. A title is as the server wrote it, so its signs are escaped already. */
async function seenInsects(): Promise<string> {
  const pages = (await listPages()).filter(({ url }) => isInsect(new URL(url)));
  const items = pages.map(async ({ url, page }) => {
    const title = /<title>([^<]*)<\/title>/.exec(await page.text())?.[1] ?? url;
    const { pathname } = new URL(url);
    return `<li><a href="${pathname}">${title.replace(/ · [^·]*$/, '')}</a></li>`;
  });
  return (await Promise.all(items)).join('');
}

/** Whatever list it was found in. */
function isInsect({ pathname }: URL): boolean {
  return /insect$/i.test(readPath(pathname)?.name ?? '');
}
