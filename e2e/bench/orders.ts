import { z } from '@vitrine/shared/contract/zod';
import { printFigure } from './figure.ts';
import { answersPerSecond, roundsPerSecond } from './load.ts';
import { orderRequests, purchaseRequests } from './purchases.ts';
import { startProgram, type Program } from './start-program.ts';

const shopSchema = z.object({ url: z.string(), orders: z.array(z.string()) });
const usageSchema = z.object({ cpuMs: z.number(), orders: z.int() });
const sharesSchema = z.object({ cpuMs: z.number() });
const commitsSchema = z.object({ perSecond: z.number() });

/** Whole orders a second over HTTP, each durable before it is answered, against bare durable commits. */
export async function benchOrders(): Promise<void> {
  const commits = await durableCommits();
  const against = 'bare durable SQLite commit';
  printFigure({ name: against, value: commits, unit: 'commits/s' });
  const program = await startProgram('order-shop');
  try {
    const { url, orders } = shopSchema.parse(program.said);
    const before = await usageOf(program);
    const value = await answersPerSecond({ url, requests: orderRequests(orders) });
    printFigure({ name: 'orders on SQLite', value, unit: 'orders/s', ratio: value / commits, against });
    await tellShares(program, await tellUsage(program, before));
    const bought = await roundsPerSecond({ url, requests: purchaseRequests(orders) });
    const name = 'lots held, ordered and paid on SQLite';
    printFigure({ name, value: bought, unit: 'purchases/s', ratio: bought / commits, against });
  } finally {
    await program.stop();
  }
}

async function durableCommits(): Promise<number> {
  const program = await startProgram('durable-commits');
  await program.stop();
  return commitsSchema.parse(program.said).perSecond;
}

/** Processor time so far: of the shop, with the orders that it went into, and of whoever asks. */
async function usageOf(program: Program) {
  const { user, system } = process.cpuUsage();
  return { ...usageSchema.parse(await program.ask('usage')), askerMs: (user + system) / 1000 };
}

/** What the fair shares take of an order, a transaction of their own included: an order has one already. */
async function tellShares(program: Program, order: number): Promise<void> {
  const { cpuMs } = sharesSchema.parse(await program.ask('shares'));
  const against = 'one order: the shop';
  printFigure({
    ...{ name: 'counting the fair shares of an order', value: cpuMs, unit: 'ms of processor time' },
    ...{ ratio: cpuMs / order, against },
  });
}

/** Processor time an order, warm-up included: unlike the clock, it says something on a busy machine too. */
async function tellUsage(program: Program, before: Awaited<ReturnType<typeof usageOf>>): Promise<number> {
  const { cpuMs, askerMs, orders } = await usageOf(program);
  const each = (ms: number) => ms / (orders - before.orders);
  const unit = 'ms of processor time';
  const order = each(cpuMs - before.cpuMs);
  printFigure({ name: 'one order: the shop', value: order, unit });
  printFigure({ name: 'one order: who asks', value: each(askerMs - before.askerMs), unit });
  return order;
}
