import { Agent } from 'node:https';
import { listingSchema } from '@vitrine/shared/contract/listing';
import type { Receipt } from '@vitrine/shared/contract/orders/order';
import { buyLot, type AskShop, type Lot } from '../bench/flood/buyers.ts';
import { visit, type Visit } from '../support/faults/steady-load.ts';
import { runServerCommand } from './run-server-command.ts';

const SHOPPERS = 3;
/** Who was told to come back does so for this long. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 500;
/** A job that a killed worker had in hand is free after two minutes. */
const SETTLED_MS = 150_000;

/** People who shop until they are sent home. What they are answered is noted. */
export class People {
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

  /** What they can afford. */
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

  /** All of them shop, keep aside and ship until they are sent home. */
  async goAbout(lots: readonly Lot[], variables: Record<string, string>): Promise<void> {
    await Promise.all([
      ...Array.from({ length: SHOPPERS }, (_none, index) => this.#shop(lots, index)),
      this.#hoard(lots),
      this.#ship(variables),
    ]);
  }

  /** Each purchase from another place. */
  async #shop(lots: readonly Lot[], person: number): Promise<void> {
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
  async #hoard(lots: readonly Lot[]): Promise<void> {
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
  async #ship(variables: Record<string, string>): Promise<void> {
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

const agentFrom = (localAddress: string) =>
  new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false, localAddress });

function runOrder(args: string[], variables: Record<string, string>): Promise<boolean> {
  return runServerCommand('orders/fulfilment/order-command.ts', args, variables).then(
    () => true,
    () => false,
  );
}

/** As long as somebody waits who was told to come back. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
