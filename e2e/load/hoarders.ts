import { visit, type Visit } from '../support/faults/steady-load.ts';
import type { Lot } from '../bench/flood/buyers.ts';
import { agentFrom, noted, pause } from './asking.ts';

const LOTS_AT_ONCE = 3;
const BETWEEN_MS = 250;
const NETWORKS = 200;

/** Addresses of one network, one after the other, and an address of each of 200 networks. */
const NEIGHBOURS = (at: number) => `127.90.0.${1 + (at % 250)}`;
const STRANGERS = (at: number) => `127.${100 + ((at % NETWORKS) >> 4)}.${at % 16}.7`;

/** Lots that were reserved, and how often that was refused. */
export interface Hoard {
  kept: number;
  refused: number;
}

/** Reserves lots from one network and from 200 at once, and buys none, until it is told to stop. */
export async function hoard(
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
