import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_MS = 120_000;

/** One process of a shop that has several. */
export interface ServerProcess {
  name: string;
  url: string;
  start(): Promise<void>;
  /** As when its owner restarts it: it is told to end, and started again once it has. Its exit code. */
  restart(): Promise<number | null>;
  /** As when the machine kills it. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
  /** What it logged so far, as one text. */
  log(): Promise<string>;
}

/** Not started yet. Its log goes to a file in `folder`, also over restarts. */
export function serverProcess(
  name: string,
  port: number,
  folder: string,
  variables: Record<string, string>,
): ServerProcess {
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(folder, `${name}.log`);
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [path.join(ROOT, 'server/src/main.ts')], {
      cwd: ROOT,
      env: { ...process.env, ...variables, PORT: String(port), DATA_DIR: path.join(folder, dataOf(name)) },
      stdio: ['ignore', openSync(logFile, 'a'), 'inherit'],
    });
    await untilReady(url, child);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return null;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
    return ending.exitCode;
  }

  return {
    ...{ name, url, start },
    async restart() {
      const code = await end('SIGTERM');
      await start();
      return code;
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    log: () => readFile(logFile, 'utf8'),
  };
}

/** A storefront keeps the remotes that it fetched, each its own; the others share pictures, keys and mails. */
const dataOf = (name: string) => (name.startsWith('storefront') ? name : 'shop');

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`${url} ended with ${server.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill('SIGKILL');
  throw new Error(`${url} did not start`);
}
