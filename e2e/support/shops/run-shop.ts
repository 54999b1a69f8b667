import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@vitrine/shared/platform/free-port';
import { endProcess, startNode, untilReady } from './child-process.ts';
import { copySeed } from './seed.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export type Host = '127.0.0.1' | 'localhost';

export interface Shop {
  url: string;
  dataDir: string;
  /** The mails that the shop sent so far, as raw messages. */
  mails(): Promise<string[]>;
  /** What it warned of, in lines of JSON. */
  said(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the built shop on a port and a data folder of its own, and waits until it has opened its remotes.
 * @param remotes addresses of pointers by name; without them the shop's own releases are used
 * @param variables beside those that every such shop gets
 * @param host passkeys belong to a name: they need `localhost`
 */
export async function runShop(
  remotes?: Record<string, string>,
  variables: Record<string, string> = {},
  host: Host = '127.0.0.1',
): Promise<Shop> {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-shop-'));
  await copySeed(dataDir);
  if (remotes) await writeFile(path.join(dataDir, 'remotes.json'), JSON.stringify(remotes));
  const url = `http://${host}:${port}`;
  const logFile = `${dataDir}.log`;
  const log = await open(logFile, 'w');
  const server = startNode([path.join(ROOT, 'server/src/main.ts')], {
    cwd: ROOT,
    variables: { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...variables },
    output: log.fd,
  });
  await log.close();
  await untilReady(url, server)
    .then(() => untilDrawn(url, remotes ?? {}))
    .catch(async (error: unknown) => {
      // Nothing is left running for a journey that has ended.
      await endProcess(server);
      throw error;
    });
  return {
    url,
    dataDir,
    mails: () => readMails(path.join(dataDir, 'mail')),
    said: () => readFile(logFile, 'utf8').catch(() => ''),
    stop: async () => {
      await endProcess(server);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
      await rm(logFile, { force: true });
    },
  };
}

/** A page of each remote that anybody may see. */
const PAGES = { catalog: '/', 'cart-checkout': '/cart', account: '/login' };
const DRAWN_MS = 60_000;
const BETWEEN_MS = 100;

/**
 * Waits until the remotes of its own releases are drawn. A shop is ready before they are open, and a thread starts with
 * its first page: on a busy machine that takes longer than a page waits, and whoever came first would be told so.
 */
async function untilDrawn(url: string, remotes: Record<string, string>): Promise<void> {
  const own = Object.entries(PAGES).filter(([name]) => (remotes[name] ?? '/').startsWith('/'));
  const end = Date.now() + DRAWN_MS;
  for (const [name, path] of own) {
    while (!(await fetch(url + path).catch(() => null))?.ok) {
      if (Date.now() > end) throw new Error(`${url} does not draw ${name}`);
      await setTimeout(BETWEEN_MS);
    }
  }
}

async function readMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
}
