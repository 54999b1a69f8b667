import { freePort } from '@vitrine/shared/platform/free-port';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVING_ENV } from '@vitrine/shared/build/commands/serving-env';
import { endProcess, hasEnded, startNode, untilReady } from '../../support/shops/child-process.ts';
import { printFigure } from '../figure.ts';
import { nextPath } from '../flood/flood-mix.ts';
import { megabytesOf, processesOf } from './held-memory.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RESTARTS = 5;
const PAGES = 1_000;
const VISITORS = 8;
const LOOK_MS = 10;
const AGAIN_MS = 1_000;
/** Its process draws what a fresh shop shows, and ends then: told by itself. */
const DRAWING = 'picture-process';

/** How soon the sample shop is ready after a restart; what all its processes hold after 1,000 pages. */
export async function benchRestart(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-restart-'));
  try {
    // Fills it, and its caches of code and releases.
    await withShop(dataDir, (url, server) => untilReady(url, server));
    const times: number[] = [];
    for (let time = 0; time < RESTARTS; time += 1) {
      const start = performance.now();
      await withShop(dataDir, async (url, server) => {
        await untilAnswer(url, server);
        times.push((performance.now() - start) / 1000);
      });
    }
    const [median = 0] = times.toSorted((a, b) => a - b).slice(RESTARTS >> 1);
    printFigure({ name: 'restart: ready', value: median, unit: 's' });
    await withShop(dataDir, tellMemory, 'all');
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** As `npm start` runs it: `all`; without its worker, which would take time from a start: `storefront`. */
async function withShop(
  dataDir: string,
  act: (url: string, server: ChildProcess) => Promise<void>,
  role: 'all' | 'storefront' = 'storefront',
): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir };
  const variables = { ...SERVING_ENV, ...own, ROLE: role, LOG_LEVEL: 'warn' };
  const server = startNode([path.join(ROOT, 'server/src/main.ts')], { cwd: ROOT, variables });
  try {
    await act(url, server);
  } finally {
    await endProcess(server);
  }
}

async function tellMemory(url: string, server: ChildProcess): Promise<void> {
  await untilAnswer(url, server);
  await drawPages(url);
  const processes = await processesOf(server.pid ?? 0);
  const [drawing = [], serving = []] = [true, false].map((is) =>
    processes.filter(({ command }) => command.includes(DRAWING) === is),
  );
  printFigure({ name: 'all processes after 1,000 pages (PSS)', value: megabytesOf(serving), unit: 'MB' });
  printFigure({
    name: 'the process that draws pictures beside them, PSS',
    value: megabytesOf(drawing),
    unit: 'MB',
  });
}

async function untilAnswer(url: string, server: ChildProcess): Promise<void> {
  while ((await fetch(`${url}/readyz`).catch(() => null))?.status !== 200) {
    if (hasEnded(server)) throw new Error(`${url} ended`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Pages that nobody asked for before, so that each is drawn. */
async function drawPages(url: string): Promise<void> {
  let drawn = 0;
  const visit = async () => {
    while (drawn < PAGES) {
      const page = nextPath();
      if (page.startsWith('/api/')) continue;
      drawn += 1;
      const answer = await fetch(url + page);
      await answer.text();
      if (answer.status === 503) {
        // Pictures are drawn meanwhile.
        drawn -= 1;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      } else if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
}
