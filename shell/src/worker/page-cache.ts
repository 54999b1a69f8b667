import { FILES, PAGES } from './caches.ts';
import { factsOf, isCacheable, toOfflineCopy, withFacts } from './offline-copy.ts';
import { filesOfSameReleases } from './page-files.ts';
import { scope } from './worker-scope.ts';
import { DAY_MS, MINUTE_MS } from '@vitrine/shared/platform/time';
import { readPath } from '@vitrine/shared/paths/read-path';

/** One after another: clearing up must not take the files of a page that is just being cached. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/**
 * Keeps an answer that came from the network, with its files; one that is not for everyone is not cached.
 * @param fetched what a tab that shows it fetched so far: the files that a page asks for by itself are known only there
 */
export function cachePage(url: string, answer: Response, fetched: readonly string[] = []): Promise<void> {
  return inTurn(async () => {
    if (!isCacheable(answer)) return;
    const cached = await toOfflineCopy(answer, scope.location.origin, Date.now());
    if (cached) await cacheWithFiles(url, cached, fetched);
  });
}

/**
 * Keeps the page that a tab shows. Its copy is asked for without cookies, so it is what anyone would see; what is known
 * of a moment ago only gets the files that it lacks.
 */
export async function precacheVisited(url: string, fetched: readonly string[]): Promise<void> {
  const known = await findPage(url);
  if (known && isFresh(factsOf(known).at, Date.now())) return addFiles(url, fetched);
  await cachePage(url, await fetch(url, { credentials: 'omit', redirect: 'error' }), fetched);
}

function addFiles(url: string, fetched: readonly string[]): Promise<void> {
  return inTurn(async () => {
    const page = await findPage(url);
    const known = page ? factsOf(page).files : [];
    const isWhole = filesOfSameReleases(fetched, known).every((file) => known.includes(file));
    if (page && !isWhole) await cacheWithFiles(url, page, fetched);
  });
}

/** First all that it runs with, also what it was known to run with before; then the page. */
async function cacheWithFiles(url: string, page: Response, fetched: readonly string[]): Promise<void> {
  const { at, files: named } = factsOf(page);
  const before = await findPage(url);
  const known = before ? factsOf(before).files : [];
  const used = [...named, ...filesOfSameReleases([...known, ...fetched], named)];
  await cacheFiles(used);
  const drawings = await drawingsOf(named);
  await cacheFiles(drawings);
  const files = [...new Set([...used, ...drawings])];
  await (await caches.open(PAGES)).put(url, withFacts(page.body, page.headers, { at, files }));
  await evict();
}

/** A cached page that can still be shown: not too old, and all that it runs with is there. */
export async function findUsable(url: string): Promise<Response | null> {
  const page = await findPage(url);
  if (!page) return null;
  const { at, files } = factsOf(page);
  return !isTooOld(at, Date.now()) && (await hasFiles(files)) ? page : null;
}

async function findPage(url: string): Promise<Response | undefined> {
  return (await caches.open(PAGES)).match(url, { ignoreVary: true });
}

/** All cached pages, the latest first. */
export async function listPages(): Promise<(CachedPage & { page: Response })[]> {
  const cache = await caches.open(PAGES);
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const page = await cache.match(url, { ignoreVary: true });
      return page ? [{ url, page, at: factsOf(page).at }] : [];
    }),
  );
  return found.flat().sort((one, other) => other.at - one.at);
}

async function evict(): Promise<void> {
  const pages = await listPages();
  const gone = new Set(pagesToEvict(pages, Date.now()));
  const cache = await caches.open(PAGES);
  await Promise.all([...gone].map((url) => cache.delete(url)));
  const left = pages.filter(({ url }) => !gone.has(url));
  await evictUnneededFiles(new Set(left.flatMap(({ page }) => factsOf(page).files)));
}

/** Drawings that a stylesheet shows; its fonts are named in pages, as far as every page needs them. */
const DRAWING = /url\(["']?([\w-]+\.svg)["']?\)/g;

/** The addresses of the drawings in those of the files that are stylesheets. They must be cached already. */
async function drawingsOf(files: readonly string[]): Promise<string[]> {
  const cache = await caches.open(FILES);
  const found = files.filter(isStylesheet).map(async (file) => {
    const text = (await (await cache.match(file))?.text()) ?? '';
    return [...text.matchAll(DRAWING)].map(([, name = '']) => new URL(name, file).href);
  });
  return (await Promise.all(found)).flat();
}

const isStylesheet = (file: string): boolean => file.endsWith('.css');

/**
 * Keeps what a page runs with, before the page itself is cached. Most of it comes from the browser's own cache. Rejects
 * when one of them cannot be had: the page is then not cached either.
 */
async function cacheFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file)) return;
      const answer = await fetch(file);
      if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
      await cache.put(file, answer);
    }),
  );
}

async function hasFiles(files: readonly string[]): Promise<boolean> {
  const cache = await caches.open(FILES);
  const found = await Promise.all(files.map((file) => cache.match(file)));
  return found.every((answer) => answer !== undefined);
}

/** What no cached page runs with goes: old releases with the last of their pages. */
async function evictUnneededFiles(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(FILES);
  const idle = (await cache.keys()).filter(({ url }) => !needed.has(url));
  await Promise.all(idle.map((request) => cache.delete(request)));
}

/** As long as the files of a replaced release stay with the shop. */
export const MAX_AGE_MS = 30 * DAY_MS;
/** A page that is seen again within this time is not fetched again to be cached. */
const FRESH_MS = 5 * MINUTE_MS;
const MAX_PAGES = 60;

export interface CachedPage {
  url: string;
  /** Milliseconds. */
  at: number;
}

const isFresh = (at: number, now: number): boolean => now - at < FRESH_MS;
const isTooOld = (at: number, now: number): boolean => now - at > MAX_AGE_MS;

/** The pages that go: too old, or seen before 60 others. Carts stay: there is one a language, and it is needed most. */
export function pagesToEvict(pages: readonly CachedPage[], now: number): string[] {
  const others = pages.filter(({ url }) => !isCart(url)).sort((one, other) => other.at - one.at);
  const tooMany = others.slice(MAX_PAGES);
  const tooOld = pages.filter(({ at }) => isTooOld(at, now));
  return [...new Set([...tooMany, ...tooOld].map(({ url }) => url))];
}

const isCart = (url: string): boolean => readPath(new URL(url).pathname)?.name === 'cart';
