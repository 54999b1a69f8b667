import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { listingSchema } from '@vitrine/shared/contract/listing';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { runShop, type Shop } from '../../support/shops/run-shop.ts';
import { benchLongTasks } from './long-tasks.ts';
import { benchPresses } from './presses.ts';
import { z } from '@vitrine/shared/contract/zod';
import { printFigure } from '../figure.ts';
import { answersPerSecond, neverAsked, type Load } from '../load.ts';
import { startProgram } from '../start-program.ts';
import { chromium, type Browser } from 'playwright';
import { brotliBytes } from '../../support/pages/brotli-bytes.ts';
import { CHROMIUM } from '../../support/chromium.ts';
import { firstLoad, type LoadedFile } from '../../support/pages/first-load.ts';
import { buildOneBundle, type OneBundle } from '../../support/shops/one-bundle.ts';

const LISTING = '/api/catalogue/listing?category=BUTTERFLIES';

/** Answers a second and bytes of a first load, in the sample shop. `new-list`: of a new list's page alone. */
export async function benchSmallShop(row?: string): Promise<void> {
  await inSmallShop(async (shop, lot) => {
    const pages = pagesWith(lot);
    const newPage = { 'listing page, never asked before': pages['listing page'] };
    if (row === 'new-list') return benchNew(shop.url, newPage);
    await benchAnswers(shop.url, {
      'home API': '/api/catalogue/home',
      'listing API': LISTING,
      'insect API': `/api/catalogue/insects/${lot.uuid}`,
      ...pages,
    });
    await benchNew(shop.url, {
      'listing API, never asked before': LISTING,
      ...newPage,
    });
    await benchFirstLoad(shop.url, pages);
  });
}

/** How long pages keep a phone from answering while they load, in the sample shop. */
export async function benchPhone(): Promise<void> {
  await inSmallShop((shop, lot) =>
    benchLongTasks(shop.url, { ...pagesWith(lot), 'cart page': pathTo('cart', 'en') }),
  );
}

/** How soon a phone answers presses, in the sample shop. */
export async function benchPhonePresses(kind?: string): Promise<void> {
  await inSmallShop((shop, lot) => {
    const pages = {
      list: pathTo('category', 'en', { category: 'BUTTERFLIES' }),
      insect: insectPath(lot, 'en'),
      cart: pathTo('cart', 'en'),
      search: pathTo('search', 'en'),
    };
    return benchPresses(shop.url, pages, kind);
  });
}

const pagesWith = (lot: InsectCard) => ({
  'home page': pathTo('home', 'en'),
  'listing page': pathTo('category', 'en', { category: 'BUTTERFLIES' }),
  'insect page': insectPath(lot, 'en'),
});

async function inSmallShop(act: (shop: Shop, lot: InsectCard) => Promise<void>): Promise<void> {
  // Without its workers: drawing pictures beside the answers would be measured with them.
  const shop = await runShop(undefined, { ROLE: 'storefront' });
  try {
    const { items } = listingSchema.parse(await (await fetch(shop.url + LISTING)).json());
    const [lot] = items;
    if (!lot) throw new Error('the sample shop has no butterfly');
    await act(shop, lot);
  } finally {
    await shop.stop();
  }
}

const saidSchema = z.object({ url: z.string() });

/** Answers a second of each address, against a bare answer with as many bytes, measured right after it. */
async function benchAnswers(shop: string, addresses: Record<string, string>): Promise<void> {
  const bare = await startProgram('bare-answers');
  try {
    const { url } = saidSchema.parse(bare.said);
    for (const [name, path] of Object.entries(addresses)) await benchAnswer(name, shop + path, url);
  } finally {
    await bare.stop();
  }
}

/** The same of lists that nobody saw before. */
async function benchNew(shop: string, addresses: Record<string, string>): Promise<void> {
  const bare = await startProgram('bare-answers');
  try {
    const { url } = saidSchema.parse(bare.said);
    for (const [name, path] of Object.entries(addresses)) {
      const load = neverAsked(shop, path);
      await benchAnswer(name, load.url, url, load);
    }
  } finally {
    await bare.stop();
  }
}

async function benchAnswer(
  name: string,
  address: string,
  bare: string,
  load: Load = { url: address },
): Promise<void> {
  const { byteLength } = await (await fetch(address)).arrayBuffer();
  const value = await answersPerSecond(load);
  const yardstick = await answersPerSecond({ url: `${bare}/${byteLength}` });
  const against = `bare fastify answer of ${byteLength} bytes`;
  printFigure({ name: against, value: yardstick, unit: 'answers/s' });
  printFigure({ name, value, unit: 'answers/s', ratio: value / yardstick, against });
}

const UNIT = 'bytes (brotli 11)';

/**
 * What a browser fetches on its first visit to each address, compressed as a shop would send it, and how long the page
 * itself is; of JavaScript also what it would fetch if the shop were a single application.
 */
async function benchFirstLoad(shop: string, addresses: Record<string, string>): Promise<void> {
  const oneBundle = await buildOneBundle();
  const browser = await chromium.launch(CHROMIUM);
  try {
    for (const [name, path] of Object.entries(addresses)) {
      const own = await visit(browser, shop + path);
      printScripts(name, own, await visit(browser, shop + path, oneBundle));
      const { files, bytes } = weigh(own, 'stylesheet');
      printFigure({ name: `${name}: CSS on first load`, value: bytes, unit: UNIT });
      printFigure({ name: `${name}: CSS requests`, value: files, unit: 'files' });
      const html = await (await fetch(shop + path)).arrayBuffer();
      printFigure({ name: `${name}: HTML`, value: html.byteLength / 1000, unit: 'KB (unpacked)' });
    }
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, address: string, instead?: OneBundle): Promise<LoadedFile[]> {
  const page = await browser.newPage();
  await instead?.takeOver(page);
  const files = await firstLoad(page, address);
  await page.close();
  return files;
}

function printScripts(name: string, own: LoadedFile[], one: LoadedFile[]): void {
  const [{ files, bytes }, yardstick] = [weigh(own, 'script'), weigh(one, 'script')];
  const against = `the same application in one bundle: ${yardstick.bytes} bytes in ${yardstick.files} files`;
  const ratio = bytes / yardstick.bytes;
  printFigure({ name: `${name}: JavaScript on first load`, value: bytes, unit: UNIT, ratio, against });
  printFigure({ name: `${name}: JavaScript requests`, value: files, unit: 'files' });
}

function weigh(loaded: LoadedFile[], kind: LoadedFile['kind']): { files: number; bytes: number } {
  const wanted = loaded.filter((file) => file.kind === kind);
  // Once each: the service worker asks for the shell's again, to cache them.
  const files = [...new Map(wanted.map((file) => [file.path, file])).values()];
  return { files: files.length, bytes: brotliBytes(files.map(({ body }) => body)) };
}
