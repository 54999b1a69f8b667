import type { Owner } from '@vitrine/shared/paths/route-table';
import type { DrawnPage } from './drawn-page.ts';
import type { Side } from './sides.ts';

/** Kept pages stay this short a time, whatever happens: what a page shows beside the catalogue changes too. */
const MAX_AGE_MS = 5_000;
const MAX_PAGES = 300;
const MAX_BYTES = 24 * 1024 * 1024;

/** What a page was drawn from: it is thrown away when any of it has changed. */
export interface Origin {
  catalogueVersion: string | undefined;
  owner: Owner | null;
  side: Side;
  /** The owner's release, opened. */
  remote: object | null;
}

interface Kept {
  /** Null once it is thrown away: a Map's outgrown tables hold its entries until the next full collection. */
  page: DrawnPage | null;
  origin: Origin;
  until: number;
  bytes: number;
}

export interface PageCache {
  find(url: string): DrawnPage | null;
  keep(url: string, origin: Origin, page: DrawnPage): void;
}

/** Pages by address; those asked for least lately go first when there are too many, or they are too large together. */
export function createPageCache(
  isCurrent: (origin: Origin) => boolean,
  now: () => number = Date.now,
): PageCache {
  const pages = new Map<string, Kept>();
  let bytes = 0;

  function drop(url: string): void {
    const kept = pages.get(url);
    if (!kept) return;
    bytes -= kept.bytes;
    kept.page = null;
    pages.delete(url);
  }

  function find(url: string): DrawnPage | null {
    const kept = pages.get(url);
    if (!kept) return null;
    if (now() >= kept.until || !isCurrent(kept.origin)) {
      drop(url);
      return null;
    }
    pages.delete(url);
    pages.set(url, kept);
    return kept.page;
  }

  function keep(url: string, origin: Origin, page: DrawnPage): void {
    drop(url);
    const kept = { page, origin, until: now() + MAX_AGE_MS, bytes: bytesOf(url, page) };
    pages.set(url, kept);
    bytes += kept.bytes;
    for (const oldest of pages.keys()) {
      if (pages.size <= MAX_PAGES && bytes <= MAX_BYTES) return;
      drop(oldest);
    }
  }

  return { find, keep };
}

/** With room for two compressed copies, a third of the page together at most. */
function bytesOf(url: string, { parts }: DrawnPage): number {
  return 2 * url.length + 1.33 * parts.reduce((sum, part) => sum + part.length, 0);
}
