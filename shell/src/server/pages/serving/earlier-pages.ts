import { LRUCache } from 'lru-cache';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { HOUR_MS, MINUTE_MS } from '@vitrine/shared/platform/time';
import { markPage } from '../../../worker/mark-page.ts';
import type { DrawnPage } from '../drawn-page.ts';
import { NOT_BY_CDN } from './surrogate-keys.ts';
import { bytesOf, MAX_AGE_MS, MAX_BYTES, MAX_PAGES } from './page-cache.ts';

/** How old a page may be that is sent as it was, and one with a note that says of when its prices are. */
const UNMARKED_MS = MAX_AGE_MS + MINUTE_MS;
const MARKED_MS = HOUR_MS;
/** The note has the shop's time: the reader's time zone is unknown. */
const TIME_ZONE = 'Europe/Brussels';

interface EarlierPage {
  page: DrawnPage;
  /** Of the catalogue. */
  version: string;
  drawnAt: number;
  marked?: DrawnPage;
}

/** Pages as they were last drawn, by `keyOf` of the page service: for when they cannot be drawn anew. */
interface EarlierPages {
  set(key: string, version: string, page: DrawnPage): void;
  /** A page of this version of the catalogue, at most a minute past its age. */
  asItWas(key: string, version: string): DrawnPage | null;
  /** A page of whatever version, at most an hour old, with a note. */
  marked(key: string, url: URL): DrawnPage | null;
}

/** Memory is bounded as that of the page cache is, whose pages it shares. */
export function createEarlierPages(now = () => performance.now()): EarlierPages {
  const pages = new LRUCache<string, EarlierPage>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => Math.max(1, Math.ceil(bytesOf(page, key))),
    ttl: MARKED_MS,
    ttlResolution: 0,
    perf: { now },
  });

  return {
    set(key, version, page) {
      if (pages.peek(key)?.page !== page) pages.set(key, { page, version, drawnAt: now() });
    },
    asItWas(key, version) {
      const earlier = pages.get(key);
      const isRecent = earlier?.version === version && now() - earlier.drawnAt <= UNMARKED_MS;
      return isRecent ? earlier.page : null;
    },
    marked(key, url) {
      const earlier = pages.get(key);
      if (!earlier) return null;
      return (earlier.marked ??= mark(earlier.page, url, now() - earlier.drawnAt));
    },
  };
}

/** Above the page, outside of what React takes over. It is not to be cached again: what caches it would call it fresh. */
function mark(page: DrawnPage, { pathname, search }: URL, age: number): DrawnPage {
  const at = Date.now();
  const note = { locale: readLocale(pathname), at: at - age, now: at, isOffline: false, timeZone: TIME_ZONE };
  const bytes = Buffer.from(markPage(page.bytes.toString(), note, pathname + search));
  const headers = { ...page.headers, ...NOT_BY_CDN, 'cache-control': 'no-store' };
  return { ...page, headers, bytes, isCacheable: false, forms: {} };
}
