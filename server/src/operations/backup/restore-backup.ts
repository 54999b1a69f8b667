import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { errorCode } from '../../platform/error-code.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { MIGRATIONS } from '../../database/migrations/list.ts';
import { countDatabase, fillDatabase, unfillDatabase } from './copy-database.ts';
import { refuseWhileOpen, SQLITE_FILES } from './copy-sqlite.ts';
import { checkManifest, type Manifest } from './manifest.ts';
import { BACKED_UP_FOLDERS, type ShopData } from './shop-data.ts';

interface Restored {
  takenAt: string;
  counts: Record<string, number>;
  /** Where what was there before is now. */
  aside: string[];
}

/**
 * Puts a backup back in place of what the shop holds now, which is moved aside. Nothing is touched before the whole
 * file was unpacked and compared with its manifest.
 * @throws StartupError when the shop runs, and for a file that is damaged, of the other database or of a newer version
 */
export async function restoreBackup(shop: ShopData, file: string, now: Date): Promise<Restored> {
  const { dataDir, databaseUrl } = shop;
  await mkdir(dataDir, { recursive: true });
  if (databaseUrl === null) refuseWhileOpen(dataDir);
  const folder = join(dataDir, `.restore-${now.getTime()}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    const manifest = await unpackBackup(file, folder);
    refuseMisfit(manifest, shop);
    return await putBack(shop, folder, manifest, now);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Unpacks a backup, and compares all of it with what it says of itself. @throws StartupError */
export async function unpackBackup(file: string, folder: string): Promise<Manifest> {
  try {
    await extract({ file, cwd: folder, strict: true, filter: (_path, entry) => isPlain(entry) });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new StartupError(`There is no file ${file}.`);
    if (errorCode(error) === 'ENOSPC') throw new StartupError('There is no room left to unpack the backup.');
    throw new StartupError(
      `The backup cannot be read: it is damaged or cut off (${errorCode(error) ?? 'no archive'}).`,
    );
  }
  return checkManifest(folder);
}

/** A backup holds files and folders: no links, which could lead out of the folder. */
function isPlain(entry: object): boolean {
  return 'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
}

function refuseMisfit({ dialect, migrations }: Manifest, { databaseUrl }: ShopData): void {
  const here = databaseUrl === null ? 'sqlite' : 'postgres';
  if (dialect !== here) {
    throw new StartupError(`The backup is of ${dialect}, and this shop runs on ${here} (see DATABASE_URL).`);
  }
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new StartupError(`The backup is of a newer Vitrine (${unknown.at(-1)}): update this one first.`);
  }
}

async function putBack(shop: ShopData, folder: string, manifest: Manifest, now: Date): Promise<Restored> {
  const aside = join(shop.dataDir, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  // Its roots are of books that are no longer there.
  const files = [...BACKED_UP_FOLDERS, 'books', ...(shop.databaseUrl === null ? SQLITE_FILES : [])];
  const moved = await moveAll(files, shop.dataDir, aside);
  let schema: string | null = null;
  try {
    schema = await fillDatabase(shop, folder, now);
    await moveAll(BACKED_UP_FOLDERS, folder, shop.dataDir);
    const { counts } = await countDatabase(shop);
    refuseShort(manifest.counts, counts);
    return {
      takenAt: manifest.takenAt,
      counts,
      aside: [...(moved.length > 0 ? [aside] : []), ...(schema === null ? [] : [`schema ${schema}`])],
    };
  } catch (error) {
    try {
      await unfillDatabase(shop, schema);
    } finally {
      for (const name of files) await rm(join(shop.dataDir, name), { recursive: true, force: true });
      await moveAll(moved, aside, shop.dataDir);
    }
    throw error;
  }
}

function refuseShort(expected: Record<string, number>, found: Record<string, number>): void {
  const short = Object.keys(expected).filter((table) => expected[table] !== found[table]);
  if (short.length > 0) throw new StartupError(`The restored database lacks rows in ${short.join(', ')}.`);
}

/** Moves what is there of `names`, and returns those. When one cannot be moved, all stay where they were. */
async function moveAll(names: readonly string[], from: string, to: string): Promise<string[]> {
  await mkdir(to, { recursive: true });
  const moved: string[] = [];
  try {
    for (const name of names) {
      if (await moveOne(join(from, name), join(to, name))) moved.push(name);
    }
  } catch (error) {
    for (const name of moved) await rename(join(to, name), join(from, name));
    throw error;
  }
  return moved;
}

async function moveOne(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
