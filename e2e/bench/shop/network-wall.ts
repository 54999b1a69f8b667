import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@vitrine/shared/platform/free-port';
import { SERVING_ENV } from '@vitrine/shared/build/commands/serving-env';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { endProcess, startNode, untilReady } from '../../support/shops/child-process.ts';
import { printFigure } from '../figure.ts';
import { answersPerSecond, neverAsked } from '../load.ts';
import { megabytesOf, processesOf } from './held-memory.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TURNS = 5;
const LOOK_MS = 10;
const LIST = pathTo('category', 'en', { category: 'BUTTERFLIES' });

/**
 * A user namespace in which so many network namespaces may be made: with none the shop does as on a machine that forbids them.
 * Both shops run in one, so that it is not measured.
 */
const allowing = (networks: number): string[] => [
  ...['/usr/bin/unshare', '--user', '--map-root-user', '/bin/sh', '-c'],
  ...['echo "$0" > /proc/sys/user/max_net_namespaces && exec "$@"', String(networks)],
];
const WALLS = { 'with a network wall': 100, 'without a network wall': 0 };

interface Costs {
  /** From the start of the shop to its first page: a renderer process and its thread have started by then. */
  seconds: number;
  megabytes: number;
  pages: number;
}

/** What it costs that renderer processes have no network: by turns, the middle of five. Linux alone. */
export async function benchNetworkWall(): Promise<void> {
  const measured = Object.values(WALLS).map((networks) => ({ networks, all: [] as Costs[] }));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-wall-'));
  try {
    // Fills it, and its caches of code and releases.
    await costsOf(dataDir, 0);
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const { networks, all } of measured) all.push(await costsOf(dataDir, networks));
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  const [walled, bare] = measured.map(({ all }) => ({
    seconds: middle(all.map((one) => one.seconds)),
    megabytes: middle(all.map((one) => one.megabytes)),
    pages: middle(all.map((one) => one.pages)),
  }));
  if (!walled || !bare) return;
  const [name = '', against = ''] = Object.keys(WALLS);
  const tell = (what: string, unit: string, value: number, yardstick: number) => {
    printFigure({ name: `${against}: ${what}`, unit, value: yardstick });
    printFigure({ name: `${name}: ${what}`, unit, value, ratio: value / yardstick, against });
  };
  tell('first page after a start', 's', walled.seconds, bare.seconds);
  tell('all processes', 'MB', walled.megabytes, bare.megabytes);
  tell('listing page, never asked before', 'answers/s', walled.pages, bare.pages);
}

async function costsOf(dataDir: string, networks: number): Promise<Costs> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ROLE: 'storefront' };
  const start = performance.now();
  const server = startNode([path.join(ROOT, 'server/src/main.ts')], {
    ...{ cwd: ROOT, through: allowing(networks) },
    variables: { ...SERVING_ENV, ...own, LOG_LEVEL: 'error' },
  });
  try {
    await untilReady(url, server);
    while (!(await fetch(url + LIST).catch(() => null))?.ok)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const seconds = (performance.now() - start) / 1000;
    const pages = await answersPerSecond(neverAsked(url, LIST));
    return { seconds, pages, megabytes: megabytesOf(await processesOf(server.pid ?? 0)) };
  } finally {
    await endProcess(server);
  }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
