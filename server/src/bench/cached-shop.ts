import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where this system keeps what may be made again: outside of the project, where an installation would clear it away. */
const CACHE = join(systemCache(), 'vitrine-bench');
const GENERATORS = [
  join(import.meta.dirname, '../fill'),
  join(import.meta.dirname, '../../sample-shop/src/generator'),
  join(import.meta.dirname, '../../sample-shop/src/lots'),
];
const SPECIES = join(import.meta.dirname, '../../sample-shop/data/species.csv');

/** Where generated shops are kept from one bench to the next; may be deleted at any time. */
export async function cacheFolder(): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  return CACHE;
}

/**
 * The place of a generated shop of so many lots. Another generator or species list has another place; to a newer schema
 * a shop moves by itself when it opens.
 */
export async function cachedShop(insects: number): Promise<{ dataDir: string; isThere: boolean }> {
  const dataDir = join(CACHE, `${insects}-${await shopHash()}`);
  const isThere = await stat(dataDir).then(
    () => true,
    () => false,
  );
  return { dataDir, isThere };
}

/** Of all that decides what a generated shop holds. */
export async function shopHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...(await generatorFiles()), SPECIES]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Where a PostgreSQL keeps such shops. Root's own folders are closed to whom it runs as then, the system's are not.
 * @param isRoot whether root starts it
 */
export function postgresCache(isRoot: boolean): string {
  return join(isRoot ? '/var/cache/vitrine-bench' : CACHE, 'postgres');
}

function systemCache(): string {
  const { XDG_CACHE_HOME: named, LOCALAPPDATA: ofWindows } = process.env;
  return named || ofWindows || join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}

async function generatorFiles(): Promise<string[]> {
  const isOfShop = (name: string) => name !== 'generate-command.ts' && !name.endsWith('.test.ts');
  const found = GENERATORS.map(async (folder) =>
    (await readdir(folder)).filter(isOfShop).map((name) => join(folder, name)),
  );
  return (await Promise.all(found)).flat().sort();
}
