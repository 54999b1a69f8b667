import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@vitrine/shared/platform/free-port';
import type { Place } from '../../database/testing/places.ts';

const PROGRAM = join(import.meta.dirname, '../../main.ts');
const START_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** The real server in a process of its own. */
export interface ShopProcess {
  url: string;
  /** As when the machine kills it: nothing is said, nothing is finished. */
  kill(): Promise<void>;
  /** As when its owner ends it. */
  stop(): Promise<void>;
}

/**
 * Starts the server over a database and waits until it answers. It believes who says to come from another address.
 * @param log descriptor of a file that gets what it says
 */
export async function startShopProcess(
  { options }: Place,
  variables: Record<string, string> = {},
  log: number | 'ignore' = 'ignore',
): Promise<ShopProcess> {
  const port = String(await freePort());
  const plain = { HOST: '127.0.0.1', PORT: port, SAMPLE_DATA: '0', LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  const where = { DATA_DIR: options.dataDir, DATABASE_URL: options.databaseUrl ?? '' };
  const server = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, RELEASES_DIR: '/nonexistent', ...plain, ...where, ...variables },
    stdio: ['ignore', log, 'inherit'],
  });
  // Whoever is interrupted leaves no server behind.
  const killServer = () => server.kill('SIGKILL');
  process.once('exit', killServer);
  server.once('exit', () => process.removeListener('exit', killServer));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, server);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit');
    if (server.exitCode !== null || !server.kill(signal)) return;
    await ended;
  };
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The shop ended with ${server.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  server.kill('SIGKILL');
  throw new Error('The shop did not start');
}
