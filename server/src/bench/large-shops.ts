import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generateShop } from '../fill/generate-shop.ts';
import { benchCache } from '@vitrine/shared/build/bench-cache';
import { readSpecies } from '@vitrine/sample-shop/lots/species';
import { openDatabase, type Database } from '../database/database.ts';
import { keepPicture } from '../fill/generated.ts';
import { cachedShop } from './cached-shop.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgresShops, type PostgresShops } from './postgres-shops.ts';

/*
 * Generated shops for a bench: `node large-shops.ts sqlite 10000 1000000`. Says where each lies to the process that
 * started it, or why there is none; PostgreSQL runs until that process lets go. They are stored for the next run. Their
 * lots have pictures without files: nobody looks at them.
 */
const PICTURE = {
  hash: '0'.repeat(32),
  width: 1200,
  height: 900,
  widths: [320, 640, 1200],
  colour: '#d8d2c4',
};
const NOW = new Date();

const [dialect, ...sizes] = process.argv.slice(2);
// Beside the cache, so that a shop that is whole can be moved there.
const folder = await mkdtemp(join(await benchCache(), 'making-'));
let server: PostgresShops | null = null;
process.once('disconnect', () => void end());
process.send?.(await makeShops().catch((error: unknown) => ({ problem: String(error) })));

async function makeShops() {
  if (dialect === 'postgres') server = await openPostgresShops();
  const shops = [];
  for (const size of sizes.map(Number))
    shops.push(await (server ? onPostgres(server, size) : onSqlite(size)));
  return { shops };
}

async function onSqlite(insects: number) {
  const { dataDir, isThere } = await cachedShop(insects);
  if (!isThere) {
    const made = join(folder, String(insects));
    await makeShop({ dataDir: made }, insects);
    await rename(made, dataDir);
  }
  return { insects, dataDir, databaseUrl: null };
}

/** The folder is for what a running shop writes beside its database, and goes with the bench. */
async function onPostgres(shops: PostgresShops, insects: number) {
  const dataDir = join(folder, String(insects));
  const fill = (databaseUrl: string) => makeShop({ databaseUrl, dataDir }, insects);
  return { insects, dataDir, databaseUrl: await shops.keep(insects, fill) };
}

async function makeShop(place: { databaseUrl?: string; dataDir: string }, insects: number): Promise<void> {
  const database = await openDatabase(place);
  await migrate(database);
  await fill(database, insects);
  await database.close();
}

async function fill(database: Database, insects: number): Promise<void> {
  await keepPicture(database.kysely, PICTURE, NOW);
  const pictures = Object.fromEntries(readSpecies().map(({ shape }) => [shape, PICTURE.hash]));
  const asked = { insects, seed: 'bench', at: NOW.toISOString(), pictures };
  await generateShop(database, { ...asked, onProgress: () => undefined });
}

async function end(): Promise<void> {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
  // Interrupted while a shop is generated: it is not needed any more.
  process.exit();
}
