import { setTimeout as wait } from 'node:timers/promises';
import { readInsectSlug } from '@vitrine/shared/paths/insect-path';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { readPageFacts, type PageFacts } from './page-facts.ts';

export interface Visit {
  /** Path and query. */
  address: string;
  status: number;
  /** Where a redirect leads, empty otherwise. */
  location: string;
  /** A page that links to it. */
  from: string;
  facts: PageFacts;
}

const AT_ONCE = 6;
const PATIENCE_MS = 30_000;
const TRIES = 3;
/** One of so many links with filters, orders or searches is followed, and of so many insects every language. */
const SAMPLE = 40;
const INSECT_SAMPLE = 20;

/** Follows the links of the shop from the given pages until no new one is left, as far as `isFollowed` says. */
export async function crawl(shop: string, starts: string[]): Promise<Map<string, Visit>> {
  const seen = new Map(starts.map((address) => [address, '']));
  const visits = new Map<string, Visit>();
  const queue = [...starts];

  async function work(): Promise<void> {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const visit = await visitPage(shop, address, seen.get(address) ?? '');
      visits.set(address, visit);
      for (const link of visit.facts.links) {
        if (seen.has(link) || !isFollowed(link)) continue;
        seen.set(link, address);
        queue.push(link);
      }
    }
  }

  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return visits;
}

/** As a search engine does: who is told to come back later comes back, and not for ever. */
async function visitPage(shop: string, address: string, from: string, tries = TRIES): Promise<Visit> {
  const answer = await fetch(shop + address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const later = Number(answer.headers.get('retry-after'));
  if (answer.status === 503 && later > 0 && tries > 1) {
    await answer.body?.cancel();
    await wait(later * 1000);
    return visitPage(shop, address, from, tries - 1);
  }
  const facts = readPageFacts(await answer.text(), shop);
  return { address, status: answer.status, location: answer.headers.get('location') ?? '', from, facts };
}

/**
 * All pages without a query, and all pages of lists; an insect in one language, some in all. What a list shows by
 * filter or order is endless, and a search is anybody's: of those a sample.
 */
export function isFollowed(address: string): boolean {
  const [path = '', query] = address.split('?');
  // Files are no pages, and robots.txt closes data.
  if (path.startsWith('/pictures/') || path.startsWith('/api/')) return false;
  const uuid = readInsectSlug(path);
  if (uuid !== null) {
    const number = numberOf(uuid);
    return number % INSECT_SAMPLE === 0 || readLocale(path) === languageOf(number);
  }
  return query === undefined || /^page=\d+$/.test(query) || numberOf(address) % SAMPLE === 0;
}

const languageOf = (number: number): Locale | undefined => LOCALES[number % LOCALES.length];

function numberOf(text: string): number {
  let number = 0;
  for (const character of text) number = (number * 31 + character.charCodeAt(0)) >>> 0;
  return number;
}
