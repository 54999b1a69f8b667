import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './run-shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ROOT_FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];
const START_MS = 60_000;
/** What a build leaves, and the packages, are no part of a clone. */
const MADE = new Set(['node_modules', 'dist']);

export interface Clone {
  folder: string;
  /** Starts the remote alone; its address. */
  start(): Promise<string>;
  /** Stops what was started, and throws the clone away. */
  remove(): Promise<void>;
}

/** What a team has that cloned `shared` and its own remote, and nothing else. The packages are those installed here. */
export async function cloneOf(remote: string): Promise<Clone> {
  const folder = await mkdtemp(path.join(tmpdir(), `vitrine-${remote}-`));
  for (const part of [...ROOT_FILES, 'shared', remote]) await copy(part, folder);
  await linkPackages(folder, remote);
  const stop = new AbortController();
  return {
    folder,
    async start() {
      const port = await freePort();
      const command = path.join(folder, 'shared/src/build/commands/dev-alone.js');
      const env = { ...process.env, PORT: String(port) };
      const server = spawn(process.execPath, [command, remote], {
        ...{ cwd: folder, env, stdio: 'ignore', signal: stop.signal },
      });
      // It is ended by its signal, which Node tells of as of an error.
      server.on('error', () => undefined);
      const url = `http://localhost:${port}`;
      await untilBuilt(url);
      return url;
    },
    async remove() {
      stop.abort();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const copy = (part: string, folder: string) =>
  cp(path.join(ROOT, part), path.join(folder, part), {
    recursive: true,
    filter: (file) => !MADE.has(path.basename(file)),
  });

async function linkPackages(folder: string, remote: string): Promise<void> {
  const packages = path.join(folder, 'node_modules');
  await mkdir(path.join(packages, '@vitrine'), { recursive: true });
  for (const name of await readdir(path.join(ROOT, 'node_modules'))) {
    if (name !== '@vitrine') await symlink(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  }
  for (const own of ['shared', remote]) {
    await symlink(path.join(folder, own), path.join(packages, '@vitrine', own));
  }
}

/** The first build holds the script back; its answer is the sign. */
async function untilBuilt(url: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${url}/main.js`).catch(() => null);
    if (answer?.ok && answer.headers.get('content-type')?.includes('javascript')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the remote did not start');
}
