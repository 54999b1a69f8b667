import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { holdSchema } from '@vitrine/shared/contract/orders/cart-check';
import { receiptSchema } from '@vitrine/shared/contract/orders/place-order';
import type { Database } from '../../database/database.ts';
import { stockFaults } from '../../catalogue/store/stock.ts';
import type { Place } from '../../database/testing/places.ts';
import { openCrowd, type Answer, type Crowd } from './crowd.ts';
import { orderFor } from '../order-body.ts';
import { startShopProcess } from './shop-process.ts';
import { stockLots } from '../desks/stock-lots.ts';

interface RushOptions {
  place: Place;
  /** Each in stock once. */
  lots: number;
  attempts: number;
  /** Servers over the one database. */
  processes: number;
}

interface RushOutcome {
  /** How many attempts ended so: `paid`, `out-of-stock`, and whatever should not be. */
  answers: Record<string, number>;
  /** How often somebody was told that the shop is busy, and came back. */
  returns: number;
  /** Lots that went once, and those that went more than once. */
  sold: number;
  oversold: number;
  /** Lots whose stock is not the sum of their moves, or that are still on hand. */
  wrong: number;
  seconds: number;
}

/**
 * Many more shoppers than lots, all at the same moment. Every second one reserves the lot first, as the checkout
 * does; whoever gets an order pays it.
 */
export async function rush({ place, lots, attempts, processes }: RushOptions): Promise<RushOutcome> {
  const { database, uuids } = await stockLots(place, lots, 1);
  const crowd = returning(openCrowd());
  const shops = await Promise.all(Array.from({ length: processes }, () => startShopProcess(place)));
  try {
    const start = performance.now();
    const ends = await Promise.all(
      Array.from({ length: attempts }, (_attempt, index) => {
        const round = Math.floor(index / lots);
        const url = shops[round % processes]?.url ?? '';
        return buy(crowd, url, uuids[index % lots] ?? '', Math.floor(round / processes) % 2 === 1);
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    return { answers: count(ends), returns: crowd.returns(), ...(await look(database)), seconds };
  } finally {
    crowd.leave();
    await Promise.all(shops.map((shop) => shop.stop()));
    await database.close();
  }
}

const MOST_RETURNS = 20;
const RETURN_MS = 2_000;

/** People who are told 503 come back with the same question and key, as whoever presses the button again does. */
function returning(crowd: Crowd): Crowd & { returns(): number } {
  let returns = 0;
  async function post(...question: Parameters<Crowd['post']>): Promise<Answer | null> {
    for (let left = MOST_RETURNS; ; left -= 1) {
      const answer = await crowd.post(...question);
      if (answer?.status !== 503 || left === 0) return answer;
      returns += 1;
      await wait(RETURN_MS);
    }
  }
  return { ...crowd, post, returns: () => returns };
}

async function buy(crowd: Crowd, url: string, uuid: string, holdsFirst: boolean): Promise<string> {
  const lines = [{ uuid, amount: 1 }];
  let more = {};
  if (holdsFirst) {
    const held = await crowd.post(`${url}/api/checkout/holds`, { lines });
    if (held?.status !== 200) return endOf(held);
    more = { holdId: holdSchema.parse(JSON.parse(held.text)).holdId };
  }
  const key = { 'idempotency-key': randomUUID() };
  const placed = await crowd.post(`${url}/api/orders`, orderFor(lines, more), key);
  if (placed?.status !== 201) return endOf(placed);
  const { paymentUrl } = receiptSchema.parse(JSON.parse(placed.text));
  const paid = await crowd.post(url + new URL(paymentUrl).pathname, { action: 'pay' });
  return paid?.status === 303 ? 'paid' : `paying: ${endOf(paid)}`;
}

function endOf(answer: { status: number; text: string } | null): string {
  if (answer?.status === 409 && answer.text.includes('"out-of-stock"')) return 'out-of-stock';
  return answer ? `${answer.status} ${answer.text.slice(0, 200)}` : 'no answer';
}

function count(ends: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const end of ends) counts[end] = (counts[end] ?? 0) + 1;
  return counts;
}

async function look({ kysely }: Database): Promise<Pick<RushOutcome, 'sold' | 'oversold' | 'wrong'>> {
  const lines = await kysely
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('insect_id')
    .where('stock_state', '<>', 'released')
    .execute();
  const times = Object.values(count(lines.map((line) => String(line.insect_id))));
  const left = await kysely
    .selectFrom('insects')
    .select('uuid')
    .where((eb) => eb.or([eb('on_hand', '<>', 0), eb('reserved', '<>', 0)]))
    .execute();
  return {
    sold: times.filter((time) => time === 1).length,
    oversold: times.filter((time) => time > 1).length,
    wrong: (await stockFaults(kysely)).length + left.length,
  };
}
