import { randomUUID } from 'node:crypto';
import { z } from '@vitrine/shared/contract/zod';
import { printFigure } from './figure.ts';
import { answersPerSecond } from './load.ts';
import { startProgram } from './start-program.ts';

const shopSchema = z.object({ url: z.string(), orders: z.array(z.string()) });
const commitsSchema = z.object({ perSecond: z.number() });

/** Whole orders a second over HTTP, each durable before it is answered, against bare durable commits. */
export async function benchOrders(): Promise<void> {
  const commits = await durableCommits();
  const against = 'bare durable SQLite commit';
  printFigure({ name: against, value: commits, unit: 'commits/s' });
  const value = await ordersPerSecond();
  printFigure({ name: 'orders on SQLite', value, unit: 'orders/s', ratio: value / commits, against });
}

async function durableCommits(): Promise<number> {
  const program = await startProgram('durable-commits');
  await program.stop();
  return commitsSchema.parse(program.said).perSecond;
}

async function ordersPerSecond(): Promise<number> {
  const program = await startProgram('order-shop');
  try {
    const { url, orders } = shopSchema.parse(program.said);
    let next = 0;
    const setupRequest = () => ({
      method: 'POST',
      path: '/api/orders',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: orders[next++ % orders.length] ?? '',
    });
    return await answersPerSecond({ url, requests: [{ setupRequest }] });
  } finally {
    await program.stop();
  }
}
