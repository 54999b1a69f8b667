/** Names of the caches. A number moves when what lies in them changes its shape: others are thrown away. */
export const PAGES = 'vitrine-pages-1';
export const FILES = 'vitrine-files-1';
export const PICTURES = 'vitrine-pictures-1';
const PRECACHE = 'vitrine-precache-1';

/** Throws away what earlier workers cached in another shape. */
export async function deleteOtherCaches(): Promise<void> {
  const ours = [PAGES, FILES, PICTURES, PRECACHE];
  const others = (await caches.keys()).filter((name) => !ours.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
