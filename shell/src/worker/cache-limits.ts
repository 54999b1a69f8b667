import { DAY_MS, MINUTE_MS } from '@vitrine/shared/platform/time';
import { readPath } from '@vitrine/shared/paths/read-path';

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

export const isFresh = (at: number, now: number): boolean => now - at < FRESH_MS;
export const isTooOld = (at: number, now: number): boolean => now - at > MAX_AGE_MS;

/** The pages that go: too old, or seen before 60 others. Carts stay: there is one a language, and it is needed most. */
export function pagesToEvict(pages: readonly CachedPage[], now: number): string[] {
  const others = pages.filter(({ url }) => !isCart(url)).sort((one, other) => other.at - one.at);
  const tooMany = others.slice(MAX_PAGES);
  const tooOld = pages.filter(({ at }) => isTooOld(at, now));
  return [...new Set([...tooMany, ...tooOld].map(({ url }) => url))];
}

const isCart = (url: string): boolean => readPath(new URL(url).pathname)?.name === 'cart';
