import { freePort } from '@vitrine/shared/platform/free-port';
import { memoryAfterCollection, inspectable, type Memory } from '../support/shops/measure-memory.ts';
import { ownReleases } from '../support/shops/releases.ts';
import { runShop } from '../support/shops/run-shop.ts';

const LIVE_MS = 15_000;
/** The first releases fill what is cached and compiled; memory is held against what there is after them. */
const WARM_RELEASES = 5;
/** Threads of versions that were replaced end when their pages are out; on a busy machine that takes several looks. */
const SETTLE_MS = 8_000;
const MAX_LOOKS = 8;
/** What a collection frees less than this share of is settled. */
const STILL = 0.01;
const PATHS = ['/', '/webshop', '/nl/webshop', '/fr/webshop?page=2', '/cart'];

interface ManyReleases {
  releases: number;
  /** Pages between them, and those that were not answered well. */
  asked: number;
  failed: number;
  start: Memory;
  end: Memory;
  /** End divided by start. */
  heldRatio: number;
  rssRatio: number;
}

/** Releases one after another go live in a running shop, with pages asked for between them. */
export async function manyReleases(count: number): Promise<ManyReleases> {
  const releases = await ownReleases();
  const port = await freePort();
  const variables = { ...releases.variables, ...inspectable(port), ROLE: 'storefront' };
  const shop = await runShop(undefined, variables);
  const outcome = { asked: 0, failed: 0 };
  try {
    const releaseAndLook = async () => {
      const version = await releases.release();
      await untilLive(shop.url, version);
      for (const path of PATHS) {
        // A cached page was the last version's: it is drawn anew. New addresses would fill the room of the cache.
        const answer = await fetch(shop.url + path);
        outcome.asked += 1;
        if (answer.status !== 200 || !(await answer.text()).includes('</html>')) outcome.failed += 1;
      }
    };
    for (let place = 0; place < WARM_RELEASES; place += 1) await releaseAndLook();
    const start = await settled(port);
    for (let place = 0; place < count; place += 1) await releaseAndLook();
    const end = await settled(port);
    const ratios = { heldRatio: end.heldBytes / start.heldBytes, rssRatio: end.rssBytes / start.rssBytes };
    return { releases: count, ...outcome, start, end, ...ratios };
  } finally {
    await shop.stop();
    await releases.remove();
  }
}

/** The least that is held: what ends late, or is compiled meanwhile, is no leak; what leaks stays at every look. */
async function settled(port: number): Promise<Memory> {
  let least = await look(port);
  for (let looks = 1; looks < MAX_LOOKS; looks += 1) {
    const next = await look(port);
    const isStill = next.heldBytes > least.heldBytes * (1 - STILL);
    if (next.heldBytes < least.heldBytes) least = next;
    if (isStill) break;
  }
  return least;
}

async function look(port: number): Promise<Memory> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return memoryAfterCollection(port);
}

async function untilLive(url: string, version: string): Promise<void> {
  const end = Date.now() + LIVE_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${url}/remotes.json`);
    const remotes: Record<string, { version: string }> = await answer.json();
    if (remotes.catalog?.version === version) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${version} was not live within ${LIVE_MS} ms`);
}
