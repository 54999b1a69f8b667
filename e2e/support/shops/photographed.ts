import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Locale } from '@vitrine/shared/contract/locale';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import type { Shop } from './run-shop.ts';
import { isTakenOver } from '../pages/taken-over.ts';
import { Shopper } from '../people/shopper.ts';

type Lot = Parameters<typeof insectPath>[0] & {
  reference: string;
  stock: number;
  isMixed: boolean;
  picture: { hash: string } | null;
};

const COMMAND = path.resolve(import.meta.dirname, '../../../server/src/pictures/picture-command.ts');
export const WIDTH_MM = 100;
export const PICTURES_MS = 90_000;

/** A lot with two photos of a known scale, given as the owner gives them. Made once for each shop. */
const prepared = new Map<string, Promise<Lot>>();

export function lotWithPhotos(shop: Shop, request: APIRequestContext): Promise<Lot> {
  const lot = prepared.get(shop.url) ?? givePhotos(shop, request);
  prepared.set(shop.url, lot);
  return lot;
}

async function givePhotos(shop: Shop, request: APIRequestContext): Promise<Lot> {
  const drawn = async () => (await list(request, 'special=LATEST')).filter(({ picture }) => picture);
  await expect.poll(async () => (await drawn()).length, { timeout: PICTURES_MS }).toBeGreaterThan(1);
  const [one, other] = await drawn();
  if (!one || !other) throw new Error('no drawn lots');
  const files = await Promise.all(
    [one, other].map(async ({ picture }, index) => {
      const answer = await request.get(`/pictures/${picture?.hash}-1200.jpg`);
      const file = path.join(shop.dataDir, `photo-${index}.jpg`);
      await writeFile(file, await answer.body());
      return file;
    }),
  );
  const lot = (await drawn()).find(({ stock, uuid }) => stock > 0 && uuid !== one.uuid) ?? other;
  const env = { ...process.env, DATA_DIR: shop.dataDir };
  const given = ['--width-mm', String(WIDTH_MM), lot.reference, ...files];
  await promisify(execFile)(process.execPath, [COMMAND, ...given], { env });
  return lot;
}

async function list(request: APIRequestContext, query: string): Promise<Lot[]> {
  const answer = await request.get(`/api/catalogue/listing?size=96&${query}`);
  return ((await answer.json()) as { items: Lot[] }).items;
}

/** What is sold out comes last in a list. */
export async function soldOutLot(request: APIRequestContext): Promise<Lot> {
  const first = await request.get('/api/catalogue/listing?size=96&category=BUTTERFLIES');
  const { pages } = (await first.json()) as { pages: number };
  const lots = await list(request, `category=BUTTERFLIES&page=${pages}`);
  const lot = lots.find(({ stock }) => stock === 0);
  if (!lot) throw new Error('nothing is sold out');
  return lot;
}

export async function openLot(page: Page, lot: Lot, locale: Locale = 'en'): Promise<void> {
  await page.goto(insectPath(lot, locale));
  await new Shopper(page, locale).ready();
  // Before that the link leads to the picture's file, as it does without scripts.
  await page.waitForFunction(isTakenOver);
}

export const enlarge = (page: Page) => page.getByRole('link', { name: /Enlarge/ });
export const viewer = (page: Page) => page.getByRole('dialog', { name: /close up/ });
