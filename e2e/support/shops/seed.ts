import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS } from '@vitrine/shared/platform/time';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/vitrine-journeys');
const PROGRAM = path.join(ROOT, 'server/src/testing/seed-shop.ts');
/** What decides what the sample shop holds. */
const SOURCES = ['server/src', 'server/data', 'server/sample-shop', 'shared/src', 'package-lock.json'];

/**
 * Before the journeys, or as a program beside other steps of `npm test`: makes the filled sample shop that every shop of
 * theirs is a copy of. It is cached until the sources of the server change, a day at most: the sample's dates count back
 * from the day on which it was made.
 */
export default async function makeSeed(): Promise<void> {
  const folder = path.join(CACHE, `${await sourceHash()}-${new Date().toISOString().slice(0, 10)}`);
  // Transpiled and compiled once: a shop starts in half the time.
  process.env.NODE_COMPILE_CACHE ??= path.join(folder, 'code');
  process.env.JOURNEYS_SEED = path.join(folder, 'shop');
  if (existsSync(process.env.JOURNEYS_SEED)) return;
  await removeOld();
  const half = `${process.env.JOURNEYS_SEED}.${randomUUID()}`;
  await mkdir(half, { recursive: true });
  await promisify(execFile)(process.execPath, [PROGRAM, half]);
  // By rename: a seed whose making was broken off is none.
  await rename(half, process.env.JOURNEYS_SEED).catch(async (error: unknown) => {
    if (!existsSync(process.env.JOURNEYS_SEED ?? '')) throw error;
    // Another run was quicker: its seed is as good.
    await rm(half, { recursive: true });
  });
}

/** Another run may be using one of today. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(CACHE).catch(() => [])) {
    const folder = path.join(CACHE, name);
    // Another run may have removed it first, or be at it.
    const made = await stat(folder).catch(() => null);
    if (made && Date.now() - made.mtimeMs > DAY_MS)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Fills the data folder of a new shop; outside of journeys nothing is there, and the shop fills itself. */
export async function copySeed(dataDir: string): Promise<void> {
  const seed = process.env.JOURNEYS_SEED;
  if (seed) await cp(seed, dataDir, { recursive: true });
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const full = path.join(ROOT, source);
    const entries = await readdir(full, { recursive: true, withFileTypes: true }).catch(() => null);
    const files = entries
      ?.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted();
    for (const file of files ?? [full]) hash.update(path.relative(ROOT, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

if (process.argv[1] === import.meta.filename) await makeSeed();
