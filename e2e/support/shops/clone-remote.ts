import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SAMPLE_SHOP, WORKSPACES } from '@vitrine/shared/build/apps';
import { freePort } from '@vitrine/shared/platform/free-port';
import { endProcess, hasEnded, startNode } from './child-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ROOT_FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];
const START_MS = 120_000;
/** The shop's port, and one of each app's development server after it. */
const COUNT = 6;
/** What a build leaves, and the packages, are no part of a clone. */
const MADE = new Set(['node_modules', 'dist']);

export interface Clone {
  folder: string;
  /** Starts what is cloned, as its command for development does; its address. */
  start(): Promise<string>;
  /** Changes a source, as an editor that saves it. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** Stops what was started, and throws the clone away. */
  remove(): Promise<void>;
}

/** What a team has that cloned `shared` and its own remote, and nothing else. The packages are those installed here. */
export function cloneRemote(remote: string): Promise<Clone> {
  return makeClone(
    remote,
    ['shared', remote],
    ['shared/src/build/commands/development/dev-alone.ts', remote],
    // The first build holds the script back; its answer is the sign.
    (url) => answers(`${url}/main.js`, 'javascript'),
  );
}

/** What a newcomer has that cloned all of it: no keys, no releases, no data. */
export function cloneAll(): Promise<Clone> {
  return makeClone('all', WORKSPACES, ['shared/src/build/commands/dev.js'], (url) =>
    answers(`${url}/readyz`, 'json'),
  );
}

async function makeClone(
  name: string,
  parts: readonly string[],
  command: readonly string[],
  isReady: (url: string) => Promise<boolean>,
): Promise<Clone> {
  const folder = await mkdtemp(path.join(tmpdir(), `vitrine-${name}-`));
  for (const part of [...ROOT_FILES, ...parts]) await copy(part, folder);
  await linkPackages(folder, parts);
  let server: ChildProcess | null = null;
  return {
    folder,
    async start() {
      const port = await freePort(COUNT);
      const variables = { PORT: String(port), ROLE: 'storefront', NODE_ENV: 'development' };
      const started = startNode(command, { cwd: folder, variables });
      server = started;
      const url = `http://localhost:${port}`;
      await until(() => isReady(url), started);
      return url;
    },
    async edit(file, from, to) {
      const source = await readFile(path.join(folder, file), 'utf8');
      if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(path.join(folder, file), source.replace(from, to));
    },
    async remove() {
      if (server) await endProcess(server);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const copy = (part: string, folder: string) =>
  cp(path.join(ROOT, part), path.join(folder, part), {
    recursive: true,
    filter: (file) => !MADE.has(path.basename(file)),
  });

async function linkPackages(folder: string, parts: readonly string[]): Promise<void> {
  const packages = path.join(folder, 'node_modules');
  await mkdir(path.join(packages, '@vitrine'), { recursive: true });
  for (const name of await readdir(path.join(ROOT, 'node_modules'))) {
    // What is made there is each clone's own.
    if (name === '@vitrine' || name === '.cache') continue;
    await symlink(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  }
  const own = parts.includes('server') ? [...parts, SAMPLE_SHOP] : parts;
  for (const part of own) {
    await symlink(path.join(folder, part), path.join(packages, '@vitrine', path.basename(part)));
    // A package that the root has in another version.
    const nested = path.join(ROOT, part, 'node_modules');
    if (existsSync(nested)) await symlink(nested, path.join(folder, part, 'node_modules'));
  }
}

async function answers(address: string, kind: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(START_MS) }).catch(() => null);
  return Boolean(answer?.ok && answer.headers.get('content-type')?.includes(kind));
}

async function until(isReady: () => Promise<boolean>, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (hasEnded(server))
      throw new Error(`what was cloned ended with ${server.exitCode ?? server.signalCode}`);
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('what was cloned did not start');
}
