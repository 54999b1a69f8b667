import { freePort } from '@vitrine/shared/platform/free-port';
import { z } from '@vitrine/shared/contract/zod';
import { printFigure } from '../figure.ts';
import { deepMix, listingMix, searchMix } from './mixes.ts';
import { startProgram, type Program } from '../start-program.ts';
import { Agent, get } from 'node:http';

const SIZES = [10_000, 1_000_000];
/** As many times each mix is asked of every shop in turn: one round alone may meet another process of the machine. */
const ROUNDS = 5;
/** Once: they are cached. PostgreSQL needs minutes for a million. */
const MAKING_MS = 900_000;
/** The shop's own bound for reading its catalogue, and something. */
const OPENING_MS = 150_000;

const shopSchema = z.object({ insects: z.int(), dataDir: z.string(), databaseUrl: z.nullable(z.string()) });
const shopsSchema = z.union([z.object({ shops: z.array(shopSchema) }), z.object({ problem: z.string() })]);
const stateSchema = z.object({ rssBytes: z.number(), longestStopMs: z.number(), longestWorkMs: z.number() });

const sqlSchema = z.object({ medianMs: z.number(), longestMs: z.number() });

interface OpenShop {
  url: string;
  insects: number;
  program: Program;
  /** A figure's name in this shop. */
  name(what: string): string;
}

/** How lists, searches, memory and the serving thread fare when the shop grows a hundredfold. */
export async function benchLarge(dialect: 'sqlite' | 'postgres'): Promise<void> {
  const maker = await startProgram('large-shops', {
    args: [dialect, ...SIZES.map(String)],
    startMs: MAKING_MS,
  });
  const shops: OpenShop[] = [];
  try {
    const said = shopsSchema.parse(maker.said);
    if ('problem' in said) return console.error(`No figures on PostgreSQL. ${said.problem}`);
    for (const shop of said.shops) shops.push(await openShop(dialect, shop));
    await benchMix(shops, 'listing API', listingMix);
    await benchMix(shops, 'search API', searchMix);
    await benchMix(shops, 'deep page', deepMix);
    if (dialect === 'sqlite') await benchSql(said.shops);
  } finally {
    for (const { program } of shops) await program.stop();
    await maker.stop();
  }
}

async function openShop(
  dialect: string,
  { insects, dataDir, databaseUrl }: z.infer<typeof shopSchema>,
): Promise<OpenShop> {
  const port = await freePort();
  const variables = {
    ...{ PORT: String(port), DATA_DIR: dataDir, ROLE: 'storefront', LOG_LEVEL: 'warn', SAMPLE_DATA: '0' },
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const start = performance.now();
  const program = await startProgram('watched-shop', { variables, startMs: OPENING_MS });
  const name = (what: string) => `${what}, ${insects} lots on ${dialect}`;
  const { rssBytes } = stateSchema.parse(await program.ask('begin'));
  printFigure({ name: name('start'), value: (performance.now() - start) / 1000, unit: 's' });
  printFigure({ name: name('memory after the start (RSS)'), value: rssBytes / 1024 / 1024, unit: 'MB' });
  return { url: `http://127.0.0.1:${port}`, insects, program, name };
}

/** The same questions to every shop, round by round in turn: what else the machine does meets them alike. */
async function benchMix(
  shops: readonly OpenShop[],
  what: string,
  mixOf: (round: number, insects: number) => string[],
): Promise<void> {
  for (const { url, insects, program } of shops) {
    const paths = mixOf(0, insects);
    await latencies(url, paths.slice(0, paths.length / 4));
    await program.ask('begin');
  }
  const rounds: Latencies[][] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const found: Latencies[] = [];
    for (const { url, insects } of shops) found.push(await latencies(url, mixOf(round, insects)));
    rounds.push(found);
  }
  let smallP99: number | null = null;
  for (const [at, shop] of shops.entries()) {
    const found = rounds.map((round) => round[at]).filter((one) => one !== undefined);
    const median = middleOf(found.map((one) => one.median));
    const p99 = middleOf(found.map((one) => one.p99));
    await tell(shop, what, { median, p99 }, smallP99);
    smallP99 ??= p99;
  }
}

/** What the same lists take without the index, by SQL alone. */
async function benchSql(shops: readonly z.infer<typeof shopSchema>[]): Promise<void> {
  for (const { insects, dataDir } of shops) {
    const program = await startProgram('lists-by-sql', { args: [dataDir], startMs: MAKING_MS });
    await program.stop();
    const { medianMs, longestMs } = sqlSchema.parse(program.said);
    printFigure({ name: `list by SQL alone, ${insects} lots: median`, value: medianMs, unit: 'ms' });
    printFigure({ name: `list by SQL alone, ${insects} lots: longest`, value: longestMs, unit: 'ms' });
  }
}

async function tell(
  shop: OpenShop,
  what: string,
  { median, p99 }: Latencies,
  smallP99: number | null,
): Promise<void> {
  const name = shop.name(what);
  const { rssBytes, longestStopMs, longestWorkMs } = stateSchema.parse(await shop.program.ask('end'));
  printFigure({ name: `${name}: median`, value: median, unit: 'ms' });
  const ratio = smallP99 === null ? {} : { ratio: p99 / smallP99, against: 'the same in the small shop' };
  printFigure({ name: `${name}: p99`, value: p99, unit: 'ms', ...ratio });
  printFigure({ name: `${name}: longest stop of the serving thread`, value: longestStopMs, unit: 'ms' });
  printFigure({
    name: `${name}: longest work of the serving thread`,
    value: longestWorkMs,
    unit: 'ms (CPU)',
  });
  printFigure({ name: `${name}: memory of the process (RSS)`, value: rssBytes / 1024 / 1024, unit: 'MB' });
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Milliseconds from asking to the last byte. */
interface Latencies {
  median: number;
  p99: number;
}

/** Few, so that what is measured is the answer and not the queue before it. */
const CONNECTIONS = 2;

/** Asks for every path once, in their order. @throws on any answer but 200 */
async function latencies(url: string, paths: readonly string[]): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const left = paths.values();
  const askOn = async () => {
    for (const path of left) {
      const start = performance.now();
      await ask(agent, url + path);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

function ask(agent: Agent, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, timeout: 15_000 }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} from ${address}`));
      response.on('error', reject).on('end', resolve).resume();
    });
    request.on('error', reject).on('timeout', () => request.destroy(new Error(`no answer from ${address}`)));
  });
}
