import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../database/schema/schema.ts';
import { knownHashes } from './store/unowned.ts';
import { picturesDir, uploadsDir } from './store-files.ts';

export interface StrayFile {
  folder: 'pictures' | 'uploads';
  name: string;
  bytes: number;
  at: Date;
}

/** A file is written before its row: so long it is nobody's business. */
const REST_MS = HOUR_MS;
const AT_ONCE = 500;
/** More are not listed at a time; who removes these sees the next. */
const MOST_STRAYS = 500;

/** `{hash}-{width}.{extension}`, or an unfinished one with a dot before it. */
const HASH = { pictures: /^\.?([0-9a-f]{32})-/, uploads: /^\.?([0-9a-f]{64})/ };

/** Files that no row speaks of, old enough to be forgotten ones. It takes as long as the folders are large. */
export async function findStrays(
  { kysely, dataDir, clock }: { kysely: Kysely<Schema>; dataDir: string; clock: Clock },
  isStopped: () => boolean = () => false,
): Promise<StrayFile[]> {
  const strays: StrayFile[] = [];
  for (const folder of ['uploads', 'pictures'] as const) {
    for await (const names of inBatches(folderOf(dataDir, folder))) {
      if (isStopped() || strays.length >= MOST_STRAYS) return strays;
      for (const name of await unknownOf(kysely, folder, names)) {
        const file = await describe(dataDir, folder, name);
        if (file && isOld(file, clock)) strays.push(file);
      }
      await turn();
    }
  }
  return strays.slice(0, MOST_STRAYS);
}

export function folderOf(dataDir: string, folder: StrayFile['folder']): string {
  return folder === 'pictures' ? picturesDir(dataDir) : uploadsDir(dataDir);
}

/** Whether a file of this name is a stray one now; null when it is not. */
export async function asStray(
  { kysely, dataDir, clock }: { kysely: Kysely<Schema>; dataDir: string; clock: Clock },
  folder: StrayFile['folder'],
  name: string,
): Promise<StrayFile | null> {
  if (!HASH[folder].test(name) || /[\\/]/.test(name)) return null;
  if ((await unknownOf(kysely, folder, [name])).length === 0) return null;
  const file = await describe(dataDir, folder, name);
  return file && isOld(file, clock) ? file : null;
}

async function* inBatches(path: string): AsyncGenerator<string[]> {
  const folder = await opendir(path, { bufferSize: AT_ONCE }).catch(() => null);
  if (!folder) return;
  let names: string[] = [];
  for await (const { name } of folder) {
    names.push(name);
    if (names.length < AT_ONCE) continue;
    yield names;
    names = [];
  }
  if (names.length > 0) yield names;
}

/** An unfinished file is nobody's, whatever its hash. */
async function unknownOf(
  kysely: Kysely<Schema>,
  folder: StrayFile['folder'],
  names: string[],
): Promise<string[]> {
  const hashed = names.flatMap((name) => {
    const hash = HASH[folder].exec(name)?.[1];
    return hash ? [{ name, hash }] : [];
  });
  if (hashed.length === 0) return [];
  const known = await knownHashes(kysely, folder, [...new Set(hashed.map(({ hash }) => hash))]);
  return hashed.filter(({ name, hash }) => name.startsWith('.') || !known.has(hash)).map(({ name }) => name);
}

async function describe(
  dataDir: string,
  folder: StrayFile['folder'],
  name: string,
): Promise<StrayFile | null> {
  try {
    const { size, mtime } = await stat(join(folderOf(dataDir, folder), name));
    return { folder, name, bytes: size, at: mtime };
  } catch {
    return null;
  }
}

const isOld = ({ at }: StrayFile, clock: Clock) => clock().getTime() - at.getTime() > REST_MS;
