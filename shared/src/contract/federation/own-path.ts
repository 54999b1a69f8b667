/** Stands for the shop where only the rest of an address matters. */
const ORIGIN = 'https://shop.invalid';

/**
 * A path of this shop, as an answer names one to go to; null for anything else. An address that begins with `//` or `/\`
 * is one of another site to a browser, and so is one that does so once tabs and line breaks are taken out of it.
 */
export function readOwnPath(path: unknown): string | null {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return null;
  if (!URL.canParse(path, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  // `/.//other.example` is `//other.example` once its steps are taken.
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
