import path from 'node:path';
import { listingSchema } from '@vitrine/shared/contract/listing';
import { z } from '@vitrine/shared/contract/zod';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { runShop, type Shop } from '../../support/shops/run-shop.ts';
import { startProgram } from '../start-program.ts';

const LISTING = '/api/catalogue/listing?category=BUTTERFLIES';
/** Drawing some sixty pictures, when they were not cached. */
const DRAWING_MS = 900_000;

const placeSchema = z.object({ dataDir: z.string() });

/** The sample shop with the pictures that its home, its list of butterflies and the first insect of that show. */
export interface PicturedShop extends Shop {
  /** Paths of the pages that visits are measured on. */
  pages: Record<'home' | 'listing' | 'insect' | 'cart', string>;
  /** Uuid of that insect. */
  uuid: string;
  /** Where the files of its pictures lie. */
  picturesDir: string;
}

/** Runs it without its workers: what they do would be measured with the pages. */
export async function runPicturedShop(): Promise<PicturedShop> {
  const pictured = await makePictures();
  const shop = await runShop(undefined, { DATA_DIR: pictured, ROLE: 'storefront' });
  const lot = await firstLot(shop.url);
  const pages = {
    home: pathTo('home', 'en'),
    listing: pathTo('category', 'en', { category: 'BUTTERFLIES' }),
    insect: insectPath(lot, 'en'),
    cart: pathTo('cart', 'en'),
  };
  return { ...shop, pages, uuid: lot.uuid, picturesDir: path.join(pictured, 'pictures') };
}

async function makePictures(): Promise<string> {
  const shop = await runShop(undefined, { ROLE: 'storefront' });
  let lot;
  try {
    lot = await firstLot(shop.url);
  } finally {
    await shop.stop();
  }
  const args = ['/api/frame', '/api/catalogue/home', LISTING, `/api/catalogue/insects/${lot.uuid}`];
  const maker = await startProgram('pictured-shop', { args, startMs: DRAWING_MS });
  await maker.stop();
  return placeSchema.parse(maker.said).dataDir;
}

async function firstLot(shop: string) {
  const { items } = listingSchema.parse(await (await fetch(shop + LISTING)).json());
  const [lot] = items;
  if (!lot) throw new Error('the sample shop has no butterfly');
  return lot;
}
