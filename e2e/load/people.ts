import { listingSchema } from '@vitrine/shared/contract/listing';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import type { Agent } from 'node:https';
import { buyLot, type AskShop, type Lot } from '../bench/flood/buyers.ts';
import { visit, type Visit } from '../support/faults/steady-load.ts';
import { agentFrom, askPatiently, pause, noted } from './asking.ts';
import type { Packer } from './packer.ts';

const SHOPPERS = 3;
const CATEGORIES = ['BUTTERFLIES', 'MOTHS', 'BEETLES', 'OTHER_INSECTS'];
/** A job that a killed worker had in hand is free after two minutes. */
const SETTLED_MS = 150_000;

/** People who shop until they are sent home. What they are answered is noted. */
export class People {
  readonly visits: Visit[] = [];
  readonly receipts: Receipt[] = [];
  readonly paid = new Set<string>();
  shipped = 0;
  hoarded: Hoard = { kept: 0, refused: 0 };
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
    for (const category of CATEGORIES) {
      for (let page = 1, last = 1; page <= last; page += 1) {
        const path = `/api/catalogue/listing?category=${category}&stock=in&page=${page}`;
        const { items, pages } = listingSchema.parse(
          JSON.parse((await visit(agent, this.#url, { path })).said),
        );
        last = pages;
        lots.push(...items);
      }
    }
    agent.destroy();
    return lots.filter(({ priceCents }) => priceCents < 20_000);
  }

  /** All of them shop, reserve and ship until they are sent home; every other lot is the hoarders'. */
  async goAbout(lots: readonly Lot[], packer: Packer): Promise<void> {
    const isOver = () => this.#isHome;
    const [wanted, hoarded] = [0, 1].map((odd) => lots.filter((_lot, at) => at % 2 === odd));
    const shopping = Array.from({ length: SHOPPERS }, (_none, person) => this.#shop(wanted ?? [], person));
    [this.hoarded, this.shipped] = await Promise.all([
      hoard(this.#url, hoarded ?? [], this.visits, isOver),
      packer.work(this.paid, this.visits, isOver),
      ...shopping,
    ]);
  }

  /** How many were told that the disk is full. */
  get toldFull(): number {
    return this.visits.filter(({ said }) => said.includes('"code":"full"')).length;
  }

  /** Each purchase from another place. */
  async #shop(lots: readonly Lot[], person: number): Promise<void> {
    const own = lots.filter((_lot, at) => at % SHOPPERS === person);
    for (let at = 0; !this.#isHome && own.length > 0; at += 1) {
      const lot = own[at % own.length];
      const agent = agentFrom(`127.${64 + person}.${at % 250}.${7 + Math.floor(at / 250)}`);
      let told: Receipt | null = null;
      if (lot)
        await buyLot(this.#asking(agent), lot, (receipt) => this.receipts.push((told = receipt))).then(
          () => told && this.paid.add(told.reference),
          () => undefined,
        );
      agent.destroy();
    }
  }

  /** Receipts whose order cannot be opened, or is not paid in the end although its payment was taken. */
  async missing(): Promise<number> {
    const end = performance.now() + SETTLED_MS;
    const isThere = async ({ reference, key }: Receipt, at: number) => {
      const agent = agentFrom(`127.51.${at % 250}.7`);
      const said = await this.#asking(agent)(`/api/orders/${reference}?key=${key}`).catch(() => '');
      agent.destroy();
      return this.paid.has(reference) ? said.includes('"paymentState":"paid"') : said.includes(reference);
    };
    let left = this.receipts;
    while (left.length > 0 && performance.now() < end) {
      const there = await Promise.all(left.map(isThere));
      left = left.filter((_receipt, at) => !there[at]);
      await pause();
    }
    return left.length;
  }

  /** Whoever is told to come back does, with the same key. */
  #asking(agent: Agent): AskShop {
    return async (path, body, headers) => {
      const ask = { path, ...(body && { body }), ...(headers && { headers }) };
      const { status, said } = await askPatiently(agent, this.#url, ask, this.visits);
      if (status >= 400) throw new Error(`${path} ${status} ${said.slice(0, 100)}`);
      return said;
    };
  }
}

const LOTS_AT_ONCE = 3;
const BETWEEN_MS = 250;
const NETWORKS = 200;

/** Addresses of one network, one after the other, and an address of each of 200 networks. */
const NEIGHBOURS = (at: number) => `127.90.0.${1 + (at % 250)}`;
const STRANGERS = (at: number) => `127.${100 + ((at % NETWORKS) >> 4)}.${at % 16}.7`;

/** Lots that were reserved, and how often that was refused. */
interface Hoard {
  kept: number;
  refused: number;
}

/** Reserves lots from one network and from 200 at once, and buys none, until it is told to stop. */
async function hoard(
  url: string,
  lots: readonly Lot[],
  visits: Visit[],
  isOver: () => boolean,
): Promise<Hoard> {
  const hoarded = { kept: 0, refused: 0 };
  const keepAside = async (addressAt: (at: number) => string) => {
    for (let at = 0; !isOver(); at += 1) {
      const agent = agentFrom(addressAt(at));
      const lines = Array.from({ length: LOTS_AT_ONCE }, (_none, more) => ({
        uuid: lots[(at * LOTS_AT_ONCE + more) % lots.length]?.uuid ?? '',
        amount: 1,
      }));
      const made = await visit(agent, url, { path: '/api/checkout/holds', body: { lines } });
      visits.push(noted(made));
      if (made.status < 300) hoarded.kept += LOTS_AT_ONCE;
      else hoarded.refused += 1;
      agent.destroy();
      await pause(BETWEEN_MS);
    }
  };
  await Promise.all([keepAside(NEIGHBOURS), keepAside(STRANGERS)]);
  return hoarded;
}
