import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { generateShop } from '../generate/generate-shop.ts';
import { readSpecies } from '../sample/species.ts';
import { openDatabase, type Database } from '../store/database.ts';
import { keepPicture } from '../store/generated.ts';
import { cachedShop, cacheFolder } from './cached-shop.ts';
import { migrate } from '../store/migrate.ts';
import startPostgres, { stopPostgres } from '../store/testing/postgres.ts';

/*
 * Generated shops for a bench: `node large-shops.ts sqlite 10000 1000000`. Says where each lies to the process that
 * started it, or why there is none. Those on SQLite are kept for the next run, those on PostgreSQL go when that process
 * lets go. Their lots have pictures without files: nobody looks at them.
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
const folder = await mkdtemp(join(await cacheFolder(), 'making-'));
const server = dialect === 'postgres' ? await openServer() : null;
process.once('disconnect', () => void end());
if (server === '') {
  process.send?.({ problem: process.env['TEST_DATABASE_PROBLEM'] });
} else {
  const shops = [];
  for (const size of sizes) shops.push(await (server ? makeShop(Number(size)) : keepShop(Number(size))));
  process.send?.({ shops });
}

/** Its address; empty when there is no PostgreSQL. */
async function openServer(): Promise<string> {
  await startPostgres();
  return process.env['TEST_DATABASE_URL'] ?? '';
}

async function keepShop(insects: number) {
  const { dataDir, isThere } = await cachedShop(insects);
  if (!isThere) {
    const made = await makeShop(insects);
    await rename(made.dataDir, dataDir);
  }
  return { insects, dataDir, databaseUrl: null };
}

async function makeShop(insects: number) {
  const dataDir = join(folder, String(insects));
  const databaseUrl = server ? await makeDatabase(server, insects) : null;
  const database = await openDatabase({ dataDir, databaseUrl });
  await migrate(database);
  await fill(database, insects);
  await database.close();
  return { insects, dataDir, databaseUrl };
}

async function makeDatabase(url: string, insects: number): Promise<string> {
  const name = `bench_${insects}`;
  const database = await openDatabase({ dataDir: folder, databaseUrl: url });
  await sql.raw(`create database ${name}`).execute(database.kysely);
  await database.close();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function fill(database: Database, insects: number): Promise<void> {
  await keepPicture(database.kysely, PICTURE, NOW);
  const pictures = Object.fromEntries(readSpecies().map(({ shape }) => [shape, PICTURE.hash]));
  const asked = { insects, seed: 'bench', at: NOW.toISOString(), pictures };
  await generateShop(database, { ...asked, onProgress: () => undefined });
}

async function end(): Promise<void> {
  await stopPostgres();
  await rm(folder, { recursive: true, force: true });
  // Whoever let go while a shop is being made does not want it.
  process.exit();
}
