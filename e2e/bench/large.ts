import { z } from '@vitrine/shared/contract/zod';
import { freePort } from '../support/run-shop.ts';
import { printFigure } from './figure.ts';
import { latencies, type Latencies } from './latencies.ts';
import { listingMix, searchMix } from './mixes.ts';
import { startProgram, type Program } from './start-program.ts';

const SIZES = [10_000, 1_000_000];
/** Once: they are kept. PostgreSQL needs minutes for a million. */
const MAKING_MS = 900_000;
/** The shop's own bound for reading its catalogue, and something. */
const OPENING_MS = 150_000;

const shopSchema = z.object({ insects: z.int(), dataDir: z.string(), databaseUrl: z.nullable(z.string()) });
const shopsSchema = z.union([z.object({ shops: z.array(shopSchema) }), z.object({ problem: z.string() })]);
const stateSchema = z.object({ rssBytes: z.number(), longestStopMs: z.number(), longestWorkMs: z.number() });

/** How lists, searches, memory and the serving thread fare when the shop grows a hundredfold. */
export async function benchLarge(dialect: 'sqlite' | 'postgres'): Promise<void> {
  const maker = await startProgram('large-shops', {
    args: [dialect, ...SIZES.map(String)],
    startMs: MAKING_MS,
  });
  try {
    const said = shopsSchema.parse(maker.said);
    if ('problem' in said) return console.error(`No figures on PostgreSQL. ${said.problem}`);
    let small: Latencies | null = null;
    for (const shop of said.shops) small = await benchShop(dialect, shop, small);
  } finally {
    await maker.stop();
  }
}

/** Figures of one shop, against those of the smaller one. @returns the latencies of its lists */
async function benchShop(
  dialect: string,
  { insects, dataDir, databaseUrl }: z.infer<typeof shopSchema>,
  small: Latencies | null,
): Promise<Latencies> {
  const port = await freePort();
  const variables = {
    ...{ PORT: String(port), DATA_DIR: dataDir, ROLE: 'storefront', LOG_LEVEL: 'warn', SAMPLE_DATA: '0' },
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const start = performance.now();
  const shop = await startProgram('watched-shop', { variables, startMs: OPENING_MS });
  const name = (what: string) => `${what}, ${insects} lots on ${dialect}`;
  const { rssBytes } = stateSchema.parse(await shop.ask('begin'));
  printFigure({ name: name('start'), value: (performance.now() - start) / 1000, unit: 's' });
  printFigure({ name: name('memory after the start (RSS)'), value: rssBytes / 1024 / 1024, unit: 'MB' });
  try {
    const url = `http://127.0.0.1:${port}`;
    const lists = await benchMix(shop, name('listing API'), url, listingMix(), small);
    await benchMix(shop, name('search API'), url, searchMix(), null);
    return lists;
  } finally {
    await shop.stop();
  }
}

async function benchMix(
  shop: Program,
  name: string,
  url: string,
  paths: string[],
  small: Latencies | null,
): Promise<Latencies> {
  await latencies(url, paths.slice(0, paths.length / 4));
  await shop.ask('begin');
  const found = await latencies(url, paths);
  const { rssBytes, longestStopMs, longestWorkMs } = stateSchema.parse(await shop.ask('end'));
  printFigure({ name: `${name}: median`, value: found.median, unit: 'ms' });
  const ratio = small ? { ratio: found.p99 / small.p99, against: 'the same in the small shop' } : {};
  printFigure({ name: `${name}: p99`, value: found.p99, unit: 'ms', ...ratio });
  printFigure({ name: `${name}: longest stop of the serving thread`, value: longestStopMs, unit: 'ms' });
  printFigure({
    name: `${name}: longest work of the serving thread`,
    value: longestWorkMs,
    unit: 'ms (CPU)',
  });
  printFigure({ name: `${name}: memory of the process (RSS)`, value: rssBytes / 1024 / 1024, unit: 'MB' });
  return found;
}
