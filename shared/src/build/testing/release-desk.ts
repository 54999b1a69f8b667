import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { APPS } from '../apps.ts';
import { promote } from '../commands/promote.ts';
import { rollback } from '../commands/rollback.ts';
import { movePointer } from '../releasing/move-pointer.ts';
import { readPointer } from '../releasing/pointer.ts';
import { publish } from '../releasing/publish.ts';
import { forgetOldVersions } from '../releasing/retained-versions.ts';
import type { Description } from '../releasing/sign-release.ts';
import { DAY_MS } from '../../platform/time.ts';

const COMMANDS = path.resolve('shared/src/build/commands');
/** The server that a start brings up ends by it, and says so: here nobody wants to be served. */
const NO_PORT = { PORT: 'none' };

interface Pointer {
  version: string;
  signedAt: string;
  canary?: { version: string; share: number };
  before: { version: string }[];
}

/** What whoever gives a command sees of it. */
interface Outcome {
  status: number | null;
  told: string;
  complaint: string;
}

/**
 * Where a team releases the catalog: releases and keys in a folder of its own, which this process works with until the desk is
 * closed. What is not named a command here is the same function without a process of its own.
 */
export async function openReleaseDesk() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-release-desk-'));
  const inFolder = (...parts: string[]) => path.join(folder, ...parts);
  const own = { RELEASES_DIR: inFolder('releases'), RELEASE_KEYS_DIR: inFolder('keys') };
  Object.assign(process.env, own);

  function command(name: string, args: string[], variables: Record<string, string> = {}): Outcome {
    const env = { ...process.env, ...variables };
    const program = [path.join(COMMANDS, `${name}.ts`), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
    return { status, told: stdout.trim(), complaint: stderr.trim() };
  }

  /** Makes another description the live one. */
  const describe = (name: string, changes: Partial<Description>, by: 'release' | 'rollback' = 'release') => {
    const live = readPointer(name);
    if (!live) throw new Error(`Nothing of ${name} is live.`);
    movePointer(name, { ...live, ...changes }, by);
  };

  /** Publishes a build whose script is this text. */
  async function publishText(text: string, share?: number): Promise<Outcome> {
    for (const side of ['client', 'server']) await mkdir(inFolder('dist', side), { recursive: true });
    await writeFile(inFolder('dist/client/remoteEntry.js'), text);
    await writeFile(inFolder('dist/server/remoteEntry.cjs'), text);
    return outcomeOf(() => publish('catalog', inFolder('dist'), share));
  }

  /** The same, which must go well. Its version. */
  async function release(text: string, share?: number): Promise<string> {
    const { told, complaint } = await publishText(text, share);
    if (!told) throw new Error(complaint);
    return told;
  }

  return {
    inFolder,
    /** Gives a command as a team does, in a process of its own. */
    command: (name: string, ...args: string[]) => command(name, args),
    publish: publishText,
    release,
    rollback: (name?: string, version?: string) => outcomeOf(() => `${name} ${rollback(name, version)}`),
    promote: (name?: string) => outcomeOf(() => `${name} ${promote(name)}`),
    /** Makes a shell live that brings these packages. */
    shell: (brings: Record<string, string>) =>
      outcomeOf(() => {
        publish('shell', inFolder('dist'));
        describe('shell', { brings });
        return '';
      }),
    /** Makes the live catalog one that needs these packages. */
    needing: (needs: Record<string, string>) => describe('catalog', { needs }),
    /** Releases a shell as the sources have it. */
    releaseShell: () => outcomeOf(() => publish('shell', inFolder('dist'))),
    /** Releases what is not the catalog, by name. */
    releaseOthers: () =>
      outcomeOf(() => {
        const others = APPS.filter(({ name }) => name !== 'catalog');
        return others.map(({ name }) => publish(name, inFolder('dist'))).join(' ');
      }),
    /** Goes back to what was built from sources of before. */
    rollbackSources: () => describe('catalog', { sources: 'of last week' }, 'rollback'),
    /** `npm start` once all is installed; its server ends at once. */
    start: () => command('serve', [], NO_PORT),
    forgetAfter: (days: number) => forgetOldVersions('catalog', Date.now() + days * DAY_MS).join(' '),
    pointer: async (name = 'catalog'): Promise<Pointer> =>
      JSON.parse(await readFile(inFolder('releases', name, 'remote.json'), 'utf8')),
    close: async () => {
      for (const name of Object.keys(own)) delete process.env[name];
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a command would say and complain of that does this. */
function outcomeOf(act: () => string): Outcome {
  const complaints: unknown[] = [];
  const spy = jest.spyOn(console, 'warn').mockImplementation((...words) => void complaints.push(...words));
  const outcome = { status: 0, told: '' };
  try {
    outcome.told = act();
  } catch (error) {
    outcome.status = 1;
    complaints.push(error instanceof Error ? error.message : error);
  } finally {
    spy.mockRestore();
  }
  return { ...outcome, complaint: complaints.join('\n') };
}
