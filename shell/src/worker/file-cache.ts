import { FILES } from './caches.ts';

/** Drawings that a stylesheet shows; its fonts are named in pages, as far as every page needs them. */
const DRAWING = /url\(["']?([\w-]+\.svg)["']?\)/g;

/** The addresses of the drawings in those of the files that are stylesheets. They must be cached already. */
export async function drawingsOf(files: readonly string[]): Promise<string[]> {
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
export async function cacheFiles(files: readonly string[]): Promise<void> {
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

export async function hasFiles(files: readonly string[]): Promise<boolean> {
  const cache = await caches.open(FILES);
  const found = await Promise.all(files.map((file) => cache.match(file)));
  return found.every((answer) => answer !== undefined);
}

/** What no cached page runs with goes: old releases with the last of their pages. */
export async function evictUnneededFiles(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(FILES);
  const idle = (await cache.keys()).filter(({ url }) => !needed.has(url));
  await Promise.all(idle.map((request) => cache.delete(request)));
}
