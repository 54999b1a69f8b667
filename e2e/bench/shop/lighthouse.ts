import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { listingSchema } from '@vitrine/shared/contract/listing';
import { z } from '@vitrine/shared/contract/zod';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { CHROMIUM } from '../../support/chromium.ts';
import { freePort, runShop } from '../../support/shops/run-shop.ts';
import { printFigure } from '../figure.ts';
import { startProgram } from '../start-program.ts';
import { startTwin, TWIN } from './static-twin.ts';

const RUNS = 5;
const LISTING = '/api/catalogue/listing?category=BUTTERFLIES';
/** Drawing some sixty pictures, when they were not kept. */
const DRAWING_MS = 900_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
} as const;

/** The registry's, fetched when it is run: with all that it brings it would be a sixth of every installation. */
const PROGRAM = 'lighthouse@13.5.0';
const REPORT_BYTES = 50_000_000;

const placeSchema = z.object({ dataDir: z.string() });
/** What is read of a report. */
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
  environment: z.object({ benchmarkIndex: z.number() }),
});
type Measured = Record<string, number>;

/**
 * Lighthouse on a telephone, simulated: its four scores of four pages, beside the same pages without scripts.
 * @param only one of the pages by its name, as `cart`
 */
export async function benchLighthouse(only?: string): Promise<void> {
  const dataDir = await picturedShop();
  const shop = await runShop(undefined, { DATA_DIR: dataDir, ROLE: 'storefront' });
  const twin = await startTwin(shop.url);
  try {
    for (const [name, path] of Object.entries(await pagesOf(shop.url))) {
      if (only !== undefined && only !== name) continue;
      const page = await medians(twin.url + path);
      const still = await medians(twin.url + TWIN + path);
      printPage(name, page, still);
    }
  } finally {
    twin.stop();
    await shop.stop();
  }
}

/** The sample shop with the pictures that the pages below show. */
async function picturedShop(): Promise<string> {
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

async function pagesOf(shop: string): Promise<Record<string, string>> {
  return {
    home: pathTo('home', 'en'),
    listing: pathTo('category', 'en', { category: 'BUTTERFLIES' }),
    insect: insectPath(await firstLot(shop), 'en'),
    cart: pathTo('cart', 'en'),
  };
}

async function medians(address: string): Promise<Measured> {
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(address));
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One visit of a new browser. What scores less than it could is named beside the figures. */
async function measure(address: string): Promise<Measured> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...CHROMIUM,
    args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
  });
  try {
    const args = ['exec', '--yes', `--package=${PROGRAM}`, '--', 'lighthouse', address, `--port=${port}`];
    const wanted = ['--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`];
    const { stdout } = await promisify(execFile)('npm', [...args, ...wanted], { maxBuffer: REPORT_BYTES });
    const { categories, audits, environment } = reportSchema.parse(JSON.parse(stdout));
    return {
      machine: environment.benchmarkIndex,
      ...Object.fromEntries(CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? 0)])),
      ...Object.fromEntries(
        Object.entries(TIMES).map(([id, name]) => [name, audits[id]?.numericValue ?? NaN]),
      ),
    };
  } finally {
    await browser.close();
  }
}

function printPage(name: string, page: Measured, still: Measured): void {
  const of = (what: string) => `lighthouse ${name}: ${what}`;
  const value = (what: string) => page[what] ?? NaN;
  for (const category of CATEGORIES)
    printFigure({ name: of(category), value: value(category), unit: 'points' });
  const against = 'the same page without scripts';
  const ratio = value('LCP') / (still['LCP'] ?? NaN);
  printFigure({ name: of('LCP'), value: value('LCP'), unit: 'ms', ratio, against });
  printFigure({ name: of('TBT'), value: value('TBT'), unit: 'ms' });
  printFigure({ name: of('CLS'), value: value('CLS'), unit: 'shift' });
  // The slowdown by four is meant for 1,500 to 2,000.
  printFigure({ name: of('speed of this machine'), value: value('machine'), unit: 'benchmarkIndex' });
  printFigure({ name: of('everything loaded'), value: value('bytes'), unit: 'bytes' });
}
