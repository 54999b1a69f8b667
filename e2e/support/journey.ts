import { expect, test as base, type Page } from '@playwright/test';
import { listingSchema } from '@vitrine/shared/contract/listing';
import { NEWEST } from './people/shopper.ts';
import { runShop, type Host, type Shop } from './shops/run-shop.ts';

interface Workers {
  /** Journeys that look at all that a shop holds name themselves here: they get one that no others buy in. */
  alone: string;
  /** What the shop's address begins with. */
  host: Host;
  shop: Shop;
  /**
   * References of the newest lots of which the shop opened with one piece. The last one in a list may be one of two, the
   * other reserved by an earlier journey of this shop: whoever buys it does not sell the lot out.
   */
  singles: ReadonlySet<string>;
}
interface Tests {
  /** What any page of the test complained about in its console, or threw. Must be empty at the end. */
  complaints: string[];
}

/** A journey through a shop of its own; it fails when any page complains in its console. */
export const test = base.extend<Tests, Workers>({
  alone: ['', { option: true, scope: 'worker' }],
  host: ['127.0.0.1', { option: true, scope: 'worker' }],
  shop: [
    async ({ host }, use) => {
      const shop = await runShop(undefined, {}, host);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // By itself: at its first use somebody may have bought.
  singles: [
    async ({ shop }, use) => use(await readSingles(shop.url)),
    { scope: 'worker', auto: true, timeout: 30_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  complaints: [
    async ({ context, shop }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => listen(page, complaints));
      const before = (await shop.said()).length;
      await use(complaints);
      const told = `complaints in the console; what the shop said:\n${(await shop.said()).slice(before)}`;
      expect(complaints, told).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function readSingles(url: string): Promise<ReadonlySet<string>> {
  const answer = await fetch(url + NEWEST);
  const { items } = listingSchema.parse(await answer.json());
  return new Set(items.flatMap(({ reference, stock }) => (stock === 1 ? [reference] : [])));
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (isBrowsersOwn(message.text())) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
}

/** Its word on the configuration of the journeys, and on a machine so slow that scripts wait seconds for their turn. */
const isBrowsersOwn = (text: string): boolean =>
  ['Service Worker registration blocked', 'was preloaded using link preload but not used'].some((said) =>
    text.includes(said),
  );
