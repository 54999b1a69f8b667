import { FILES } from './caches.ts';

/**
 * Keeps what a page runs with, before the page itself is kept. Most of it comes from the browser's own cache. Rejects
 * when one of them cannot be had: the page is then not kept either.
 */
export async function keepFiles(files: readonly string[]): Promise<void> {
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

/** What no kept page runs with goes: old releases with the last of their pages. */
export async function dropFilesBeside(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(FILES);
  const idle = (await cache.keys()).filter(({ url }) => !needed.has(url));
  await Promise.all(idle.map((request) => cache.delete(request)));
}
