import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import path from 'node:path';
import { promisify } from 'node:util';
import { listingSchema } from '@vitrine/shared/contract/listing';
import type { Receipt } from '@vitrine/shared/contract/orders/order';
import { z } from '@vitrine/shared/contract/zod';
import { buyLot, type AskShop, type Lot } from '../bench/buyers.ts';
import { nextPath } from '../bench/flood-mix.ts';
import { startProgram } from '../bench/start-program.ts';
import { brokenCode } from '../support/shops/broken-code.ts';
import { startProcesses, type Processes } from '../support/shops/processes.ts';
import { ownReleases } from '../support/shops/releases.ts';
import { startLoad, visit, type Visit } from '../support/faults/steady-load.ts';
import { until, untilAsked } from './releases-under-load.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const START_MS = 60_000;
const SHOPPERS = 3;
const FLOODERS = 12;
/** Who was told to come back does so for this long. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 500;
/** So much is asked between one thing that happens and the next. */
const BETWEEN = 150;
/** A job that a killed worker had in hand is free after two minutes. */
const SETTLED_MS = 150_000;

const lookSchema = z.object({ orders: z.array(z.string()), oversold: z.int(), wrong: z.int() });

export interface Day {
  happened: string[];
  bought: number;
  shipped: number;
  /** Orders that a shopper was told of and that are not there, or are not paid although the shop took the payment. */
  lost: number;
  oversold: number;
  wrong: number;
  asked: number;
  /** Answers that were neither what was asked for nor a drawn word about it. */
  undrawn: number;
  undrawnPaths: string[];
  /** Whether the books are as they were written. */
  isProved: boolean;
  books: string;
}

/**
 * All that can go wrong in a long day, within minutes, while people order and pay, somebody ships, one keeps lots aside
 * and pays none, and a crowd asks for lists: a release that fails, a full disk, a database that freezes and one that
 * falls, processes that are killed.
 */
export async function dayOfTrouble(): Promise<Day> {
  const releases = await ownReleases();
  const postgres = await startProgram('failing-postgres', { startMs: START_MS });
  const processes = await startProcesses(releases.variables, postgres).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const { url, databaseUrl, dataDir } = processes;
  const { DATABASE_URL, DATA_DIR } = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const people = new People(url);
  const flood = startLoad(url, Array.from({ length: 5_000 }, nextPath), FLOODERS);
  const happened: string[] = [];
  try {
    const lots = await people.lots();
    const all = [
      ...Array.from({ length: SHOPPERS }, (_none, index) => people.shop(lots, index)),
      people.hoard(lots),
      people.ship({ DATABASE_URL, DATA_DIR }),
    ];
    for (const [name, happen] of happenings(processes, {
      fail: async () =>
        releases.releaseWith('catalog', { server: brokenCode('catalog', 'throws in render', 'server') }),
      say: async (word) => postgres.ask(word),
    })) {
      await happen();
      happened.push(name);
      await untilAsked(flood, BETWEEN);
    }
    people.goHome();
    await flood.stop();
    await Promise.all(all);
    const lost = await people.missing();
    const { orders, oversold, wrong } = lookSchema.parse(await postgres.ask('look'));
    const unknown = people.receipts.filter(({ reference }) => !orders.includes(reference));
    const visits = [...people.visits, ...flood.visits];
    const undrawn = visits.filter(isUndrawn);
    return {
      ...{ happened, bought: people.paid.size, shipped: people.shipped },
      ...{ lost: lost + unknown.length, oversold, wrong },
      ...{ asked: visits.length, undrawn: undrawn.length, undrawnPaths: undrawn.slice(0, 20).map(told) },
      ...(await prove({ DATABASE_URL, DATA_DIR })),
    };
  } finally {
    people.goHome();
    await flood.stop();
    await makeRoom(path.join(dataDir, 'mail')).catch(() => undefined);
    await processes.stop();
    await postgres.stop();
    await releases.remove();
  }
}

interface Trouble {
  fail(): Promise<unknown>;
  say(word: string): Promise<unknown>;
}

function happenings({ storefronts, apis, worker, dataDir }: Processes, { fail, say }: Trouble) {
  const [storefront] = storefronts;
  const [api] = apis;
  const happens: [string, () => Promise<unknown>][] = [
    ['a storefront is killed', async () => storefront?.kill()],
    ['a release throws while drawing', fail],
    ['the storefront is back', async () => storefront?.start()],
    ['the disk is full', async () => fillDisk(path.join(dataDir, 'mail'))],
    [
      'the database froze for a while',
      async () => {
        await say('freeze');
        for (const { url } of apis)
          await until(`${url} knows of it`, async () => (await fetch(`${url}/readyz`)).status === 503);
        await say('thaw');
      },
    ],
    ['a process of the API is killed', async () => api?.kill()],
    ['it is back', async () => api?.start()],
    ['the database fell, and was started again', async () => say('restart')],
    ['room was made', async () => makeRoom(path.join(dataDir, 'mail'))],
    ['the worker is killed', async () => worker.kill()],
    ['the worker is back', async () => worker.start()],
  ];
  return happens;
}

/** As long as somebody waits who was told to come back. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A page of memory for the folder of the mails, and a file in it: the next mail finds no room. */
async function fillDisk(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder]);
  await writeFile(path.join(folder, 'full'), Buffer.alloc(4096));
}

const makeRoom = (folder: string) => run('umount', [folder]);

async function runOrder(args: string[], variables: Record<string, string>): Promise<boolean> {
  const program = path.join(ROOT, 'server/src/orders/fulfilment/order-command.ts');
  return runNode([program, ...args], variables).then(
    () => true,
    () => false,
  );
}

/** `npm run prove`. */
async function prove(variables: Record<string, string>): Promise<Pick<Day, 'isProved' | 'books'>> {
  const program = path.join(ROOT, 'server/src/books/prove-command.ts');
  return runNode([program], variables).then(
    ({ stdout }) => ({ isProved: true, books: stdout.trim() }),
    (error: unknown) => ({ isProved: false, books: String(error) }),
  );
}

const runNode = (args: string[], variables: Record<string, string>) =>
  run(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...variables } });

const agentFrom = (localAddress: string) =>
  new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false, localAddress });

/** With the beginning of what was said. */
const told = ({ path: asked, status, ms, said }: Visit) =>
  `${asked} ${status} ${Math.round(ms)} ms ${said.slice(0, 100)}`.trim();

/** A redirect has nothing to read; any other answer is whole, and a failure of the shop says 503. */
function isUndrawn({ status, isWhole }: Visit): boolean {
  const isRedirect = status >= 300 && status < 400;
  return status === 0 || (status >= 500 && status !== 503) || (!isWhole && !isRedirect);
}

/** People who shop until they are sent home. What they are answered is noted. */
class People {
  readonly visits: Visit[] = [];
  readonly receipts: Receipt[] = [];
  readonly paid = new Set<string>();
  shipped = 0;
  readonly #url: string;
  #isHome = false;

  constructor(url: string) {
    this.#url = url;
  }

  goHome(): void {
    this.#isHome = true;
  }

  async lots(): Promise<Lot[]> {
    const agent = agentFrom('127.50.0.1');
    const lots: Lot[] = [];
    for (let page = 1; page <= 8; page += 1) {
      const { said } = await visit(agent, this.#url, {
        path: `/api/catalogue/listing?category=BUTTERFLIES&stock=in&page=${page}`,
      });
      lots.push(...listingSchema.parse(JSON.parse(said)).items);
    }
    agent.destroy();
    return lots.filter(({ priceCents }) => priceCents < 20_000);
  }

  /** Each purchase from another place. */
  async shop(lots: readonly Lot[], person: number): Promise<void> {
    const own = lots.filter((_lot, at) => at % (SHOPPERS + 1) === person);
    for (const [at, lot] of own.entries()) {
      if (this.#isHome) return;
      const agent = agentFrom(`127.${64 + person}.${at}.7`);
      let told: Receipt | null = null;
      await buyLot(this.#asking(agent), lot, (receipt) => this.receipts.push((told = receipt))).then(
        () => told && this.paid.add(told.reference),
        () => undefined,
      );
      agent.destroy();
    }
  }

  /** Keeps lots aside, and buys none. */
  async hoard(lots: readonly Lot[]): Promise<void> {
    const agent = agentFrom('127.90.0.7');
    const wanted = lots.filter((_lot, at) => at % (SHOPPERS + 1) === SHOPPERS);
    for (let at = 0; !this.#isHome; at += 1) {
      const { uuid = '' } = wanted[at % wanted.length] ?? {};
      const lines = [{ uuid, amount: 1 }];
      this.visits.push(await visit(agent, this.#url, { path: '/api/checkout/holds', body: { lines } }));
      await pause(AGAIN_MS);
    }
    agent.destroy();
  }

  /** Somebody of the staff sends what is paid, one order after the other. */
  async ship(variables: Record<string, string>): Promise<void> {
    const sent = new Set<string>();
    while (!this.#isHome) {
      const next = [...this.paid].find((reference) => !sent.has(reference));
      if (next) await runOrder([next, 'prepare'], variables);
      if (next && (await runOrder([next, 'ship', '--carrier', 'bpost'], variables))) {
        sent.add(next);
        this.shipped += 1;
      }
      await pause(AGAIN_MS);
    }
  }

  /** Receipts whose order cannot be opened, or is not paid in the end although its payment was taken. */
  async missing(): Promise<number> {
    const ask = this.#asking(agentFrom('127.50.0.2'));
    const end = performance.now() + SETTLED_MS;
    const isThere = async ({ reference, key }: Receipt) => {
      const said = await ask(`/api/orders/${reference}?key=${key}`).catch(() => '');
      return this.paid.has(reference) ? said.includes('"paymentState":"paid"') : said.includes(reference);
    };
    let left = this.receipts;
    while (left.length > 0 && performance.now() < end) {
      const there = await Promise.all(left.map(isThere));
      left = left.filter((_receipt, at) => !there[at]);
      await pause(AGAIN_MS);
    }
    return left.length;
  }

  /** Whoever is told to come back does, with the same key. */
  #asking(agent: Agent): AskShop {
    return async (asked, body, headers) => {
      const end = performance.now() + PATIENCE_MS;
      for (;;) {
        const made = await visit(agent, this.#url, {
          path: asked,
          ...(body && { body }),
          ...(headers && { headers }),
        });
        this.visits.push({ ...made, said: made.said.slice(0, 200) });
        if (made.status !== 503 && made.status !== 0) {
          if (made.status >= 400) throw new Error(`${asked} ${made.status} ${made.said.slice(0, 100)}`);
          return made.said;
        }
        if (performance.now() > end) throw new Error(`${asked} is away for too long`);
        await pause(AGAIN_MS);
      }
    };
  }
}
