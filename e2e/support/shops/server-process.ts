import type { ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endProcess, startNode, untilReady } from './child-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

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
    child = startNode([path.join(ROOT, 'server/src/main.ts')], {
      cwd: ROOT,
      variables: { DATA_DIR: path.join(folder, dataOf(name)), ...variables, PORT: String(port) },
      output: openSync(logFile, 'a'),
    });
    await untilReady(url, child);
  }

  const end = (signal: NodeJS.Signals) => (child ? endProcess(child, signal) : null);

  return {
    ...{ name, url, start },
    async restart() {
      const code = await end('SIGTERM');
      await start();
      return code;
    },
    kill: async () => void (await end('SIGKILL')),
    stop: async () => end('SIGTERM'),
    log: () => readFile(logFile, 'utf8'),
  };
}

/** A storefront keeps the remotes that it fetched, each its own; the others share pictures, keys and mails. */
const dataOf = (name: string) => (name.startsWith('storefront') ? name : 'shop');
