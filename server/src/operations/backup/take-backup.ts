import { link, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'tar';
import { errorCode } from '../../platform/error-code.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { copyDatabase } from './copy-database.ts';
import { backupName, backupsDir, BACKED_UP_FOLDERS, type ShopData } from './shop-data.ts';
import { writeManifest } from './manifest.ts';

/**
 * Takes one file with all that the shop would miss: its database at one moment, its pictures with their originals, and
 * its keys. The shop goes on meanwhile. A file of that name is whole: it is written under another and renamed.
 * @returns where it lies
 * @throws StartupError when there is no room for it
 */
export async function takeBackup(shop: ShopData, now: Date): Promise<string> {
  const dir = backupsDir(shop.dataDir);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const name = backupName(now);
  await clearUnfinished(dir);
  const folder = join(dir, `.${name}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    await gather(shop, folder, now);
    await refuseWithoutRoom(folder);
    const unfinished = join(folder, '..', `.${name}.part`);
    await create({ file: unfinished, cwd: folder, portable: true, mode: 0o600 }, await readdir(folder));
    await rename(unfinished, join(dir, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(join(dir, `.${name}.part`), { force: true });
  }
  return join(dir, name);
}

/** What a backup that was killed has left takes the room of the next ones. What cannot be removed keeps none away. */
async function clearUnfinished(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!name.startsWith('.vitrine-')) continue;
    await rm(join(dir, name), { recursive: true, force: true }).catch((error: unknown) => {
      console.error(`${join(dir, name)}, left of a backup that was killed, cannot be removed:`, error);
    });
  }
}

/** The database first: files are written before their rows, so each that a row names is there. */
async function gather(shop: ShopData, folder: string, now: Date): Promise<void> {
  const facts = await copyDatabase(shop, folder);
  for (const name of BACKED_UP_FOLDERS) await linkFiles(join(shop.dataDir, name), join(folder, name));
  await writeManifest(folder, { takenAt: now.toISOString(), ...facts });
}

/** Second names for the same files: no copy, and what is deleted meanwhile stays until the backup is written. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await namesIn(from)) {
    if (!name.startsWith('.')) await linkFile(join(from, name), join(to, name));
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

async function refuseWithoutRoom(folder: string): Promise<void> {
  const bytes = await bytesIn(folder);
  const { bavail, bsize } = await statfs(folder);
  if (bytes > bavail * bsize) {
    const [needed, free] = [bytes, bavail * bsize].map((size) => Math.ceil(size / 1e6));
    throw new StartupError(`The backup takes ${needed} MB, and ${free} MB are free.`);
  }
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
