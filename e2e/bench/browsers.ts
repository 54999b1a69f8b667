import { setTimeout as after } from 'node:timers/promises';
import { listingSchema } from '@vitrine/shared/contract/listing';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';

/** What somebody saw of a page; of one that was refused for want of room, nothing. */
export interface Look {
  isRefused: boolean;
  pageMs: number;
  /** From the page until every picture in view was there. */
  picturedMs: number;
  /** In view. */
  pictures: number;
  missing: number;
}

const CATEGORIES = ['BUTTERFLIES', 'MOTHS', 'BEETLES', 'OTHER_INSECTS'] as const;
const WORDS = ['morpho', 'papilio', 'atlas', 'goliathus', 'graphium', 'mantis', 'attacus', 'dynastes'];
const READ_MS = 4000;
/** What a desk shows of a list. */
const IN_VIEW = 12;
const PAGES = 8;

/** Looks at pages and their pictures, one after the other, until told to go. */
export async function browse(url: string, gone: AbortSignal): Promise<Look[]> {
  const looks: Look[] = [];
  while (!gone.aborted) {
    const look = await lookAt(url, await nextPage(url)).catch((error: unknown) => {
      if (!gone.aborted) throw error;
    });
    if (look) looks.push(look);
    await after(READ_MS * (0.5 + Math.random()), undefined, { signal: gone }).catch(() => undefined);
  }
  return looks;
}

const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)];

/** A page of a list, a search, or an insect of one. */
async function nextPage(url: string): Promise<string> {
  const category = oneOf(CATEGORIES) ?? 'MOTHS';
  const page = 1 + Math.floor(Math.random() * PAGES);
  const kind = Math.random();
  if (kind < 0.5) return `${pathTo('category', 'en', { category })}?page=${page}`;
  if (kind < 0.75) return `${pathTo('search', 'en')}?q=${oneOf(WORDS)}`;
  const listing = await fetch(`${url}/api/catalogue/listing?category=${category}&page=${page}`);
  const lot = oneOf(listingSchema.parse(await listing.json()).items);
  return lot ? insectPath(lot, 'en') : pathTo('home', 'en');
}

async function lookAt(url: string, page: string): Promise<Look> {
  const start = performance.now();
  const answer = await fetch(url + page);
  const html = await answer.text();
  const pageMs = performance.now() - start;
  if (answer.status === 503) return { isRefused: true, pageMs, picturedMs: 0, pictures: 0, missing: 0 };
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
  const pictures = picturesIn(html.slice(html.indexOf('<main'))).slice(0, IN_VIEW);
  const shown = await Promise.all(pictures.map((picture) => isShown(url, picture)));
  return {
    isRefused: false,
    pageMs,
    picturedMs: performance.now() - start - pageMs,
    pictures: pictures.length,
    missing: shown.filter((isThere) => !isThere).length,
  };
}

/** As the page has them: with `&amp;` in their addresses. */
function picturesIn(html: string): string[] {
  return [...html.matchAll(/<img[^>]*? src="?(\/pictures\/[^"\s>]+)/g)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  );
}

async function isShown(url: string, picture: string): Promise<boolean> {
  const answer = await fetch(url + picture, { headers: { accept: 'image/avif,image/*' } });
  await answer.arrayBuffer();
  return answer.ok && answer.status !== 204;
}
