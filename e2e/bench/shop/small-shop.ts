import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { listingSchema } from '@vitrine/shared/contract/listing';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { runShop, type Shop } from '../../support/shops/run-shop.ts';
import { benchAnswers, benchNew } from './answers.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchLongTasks } from './long-tasks.ts';
import { benchPresses } from './presses.ts';

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
