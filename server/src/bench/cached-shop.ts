import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BENCH_CACHE } from '@vitrine/shared/build/bench-cache';

const GENERATORS = [
  join(import.meta.dirname, '../fill'),
  join(import.meta.dirname, '../../sample-shop/src/generator'),
  join(import.meta.dirname, '../../sample-shop/src/lots'),
];
const SPECIES = join(import.meta.dirname, '../../sample-shop/data/species.csv');

/**
 * The place of a generated shop of so many lots. Another generator or species list has another place; to a newer schema
 * a shop moves by itself when it opens.
 */
export async function cachedShop(insects: number): Promise<{ dataDir: string; isThere: boolean }> {
  const dataDir = join(BENCH_CACHE, `${insects}-${await shopHash()}`);
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
  return join(isRoot ? '/var/cache/vitrine-bench' : BENCH_CACHE, 'postgres');
}

async function generatorFiles(): Promise<string[]> {
  const isOfShop = (name: string) => name !== 'generate-command.ts' && !name.endsWith('.test.ts');
  const found = GENERATORS.map(async (folder) =>
    (await readdir(folder)).filter(isOfShop).map((name) => join(folder, name)),
  );
  return (await Promise.all(found)).flat().sort();
}
