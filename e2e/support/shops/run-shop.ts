import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  const server = startNode([path.join(ROOT, 'server/src/main.ts')], {
    cwd: ROOT,
    variables: { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...variables },
  });
  await untilReady(url, server).catch(async (error: unknown) => {
    // Nothing is left running for a journey that has ended.
    await endProcess(server);
    throw error;
  });
  return {
    url,
    dataDir,
    mails: () => readMails(path.join(dataDir, 'mail')),
    stop: async () => {
      await endProcess(server);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function readMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
}
