import { freePort } from '@vitrine/shared/platform/free-port';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { z } from '@vitrine/shared/contract/zod';
import { inspectable, memoryAfterCollection } from '../../support/shops/measure-memory.ts';
import { runShop } from '../../support/shops/run-shop.ts';
import { buyOn, type Steps } from './buyers.ts';
import { printFigure } from '../figure.ts';
import { nextPath } from './flood-mix.ts';
import { answersPerSecond } from '../load.ts';

const TIMES = 10;
const SECONDS = 20;
const BUYERS = 2;
const ABANDONED = 300;
const QUIET_MS = 3_000;
const MB = 1024 * 1024;

const floodSchema = z.object({ asked: z.int(), answered: z.record(z.string(), z.int()), p99: z.number() });

/** Ten times what the machine can answer, while people buy; and pages that nobody waits for. */
export async function benchOverload(): Promise<void> {
  const [inspected, figures] = [await freePort(), await freePort()];
  const variables = { ROLE: 'storefront', TRUST_PROXY: '0', METRICS_PORT: String(figures) };
  const shop = await runShop(undefined, { ...variables, ...inspectable(inspected) });
  const drawn = async () => sumOf(await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text());
  try {
    const requests = [{ setupRequest: (request: object) => ({ ...request, path: nextPath() }) }];
    const capacity = await answersPerSecond({ url: shop.url, requests });
    printFigure({ name: 'lists and searches never asked before', value: capacity, unit: 'answers/s' });
    await tellSteps('alone', await buyOn(shop.url, BUYERS, SECONDS / 4));
    const before = await memoryAfterCollection(inspected);
    const flood = startFlood(shop.url, capacity * TIMES, SECONDS);
    await tellSteps(`at ${TIMES} times the load`, await buyOn(shop.url, BUYERS, SECONDS));
    tellFlood(await flood);
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const after = await memoryAfterCollection(inspected);
    for (const kind of ['heldBytes', 'rssBytes'] as const) {
      const ratio = after[kind] / before[kind];
      printFigure({ name: `memory after it, ${kind}`, value: after[kind] / MB, unit: 'MB', ratio });
    }
    const drawnBefore = await drawn();
    await abandon(shop.url, ABANDONED);
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const name = `${ABANDONED} pages that nobody waits for`;
    printFigure({ name, value: (await drawn()) - drawnBefore, unit: 'drawings' });
  } finally {
    await shop.stop();
  }
}

/** In a process of its own: what buyers wait for is measured here. */
async function startFlood(url: string, rate: number, seconds: number) {
  const child = fork(path.join(import.meta.dirname, 'flood.ts'), [url, String(rate), String(seconds)]);
  const [said] = await once(child, 'message');
  return floodSchema.parse(said);
}

function tellFlood({ asked, answered, p99 }: z.infer<typeof floodSchema>): void {
  printFigure({ name: 'flood: asked', value: asked, unit: 'requests' });
  printFigure({ name: 'flood: p99', value: p99, unit: 'ms' });
  const others = Object.entries(answered).filter(([said]) => !['200', '503'].includes(said));
  for (const said of ['200', '503'])
    printFigure({ name: `flood: ${said}`, value: answered[said] ?? 0, unit: 'answers' });
  const undrawn = others.reduce((sum, [, times]) => sum + times, 0);
  printFigure({
    name: `flood: not drawn ${JSON.stringify(Object.fromEntries(others))}`,
    value: undrawn,
    unit: 'answers',
  });
}

async function tellSteps(when: string, { times, failures, bought }: Steps): Promise<void> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  printFigure({ name: `checkout ${when}: steps`, value: sorted.length, unit: 'answers' });
  printFigure({ name: `checkout ${when}: bought`, value: bought, unit: 'orders' });
  printFigure({ name: `checkout ${when}: median`, value: at(0.5), unit: 'ms' });
  printFigure({ name: `checkout ${when}: p99`, value: at(0.99), unit: 'ms' });
  printFigure({
    name: `checkout ${when}: failures ${failures.slice(0, 3).join('; ')}`,
    value: failures.length,
    unit: 'answers',
  });
}

/** Asks for a page on each of so many connections, and goes away. */
async function abandon(url: string, times: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const visits = Array.from({ length: times }, async () => {
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, 'connect');
    await new Promise((resolve) => socket.write(`GET ${nextPage()} HTTP/1.1\r\nhost: shop\r\n\r\n`, resolve));
    socket.destroy();
  });
  await Promise.all(visits);
}

function nextPage(): string {
  const page = nextPath();
  return page.startsWith('/api/') ? nextPage() : page;
}

/** How many drawings were begun, also of pages whose visitors left meanwhile. */
function sumOf(figures: string): number {
  const counts = figures.matchAll(/^vitrine_page_queue_total\{.*?outcome="begun".*?\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
