import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { openDatabase, type DialectName } from '../database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations/list.ts';
import { postgresUrl } from './postgres.ts';

/** Where a database may be made or is, and what throws it away. */
export interface Place {
  options: { databaseUrl?: string; dataDir: string; isDurable?: boolean };
  remove(): Promise<void>;
}

const FILE = 'vitrine.sqlite';
/** What a shop that was killed had started, such as the drawing of pictures, ends a moment after it. */
const WITH_ALL = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 } as const;
const CACHE = resolve(import.meta.dirname, '../../../../node_modules/.cache/migrated-sqlite');
const NO_SUCH_DATABASE = '3D000';
const ALREADY_THERE = '42P04';

/** A folder for SQLite. */
export async function makeFolder(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-test-'));
  return {
    options: { dataDir, isDurable: false },
    remove: () => rm(dataDir, WITH_ALL),
  };
}

/** A folder with a migrated SQLite database: a copy of one that is made once for each state of the migrations. */
export async function makeMigratedFolder(): Promise<Place> {
  const migrated = join(CACHE, `${migrationsHash('sqlite')}.sqlite`);
  if (!existsSync(migrated)) await keepMigrated(migrated);
  const place = await makeFolder();
  copyFileSync(migrated, join(place.options.dataDir, FILE));
  return place;
}

/** Rename is atomic: whoever copies meanwhile reads a whole file, whichever of two processes made it. */
async function keepMigrated(file: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const dataDir = await mkdtemp(join(CACHE, 'making-'));
  await migrateAt({ dataDir });
  await rename(join(dataDir, FILE), file);
  await rm(dataDir, { recursive: true });
}

/** An empty database on the PostgreSQL of the tests. */
export async function makePostgresDatabase(): Promise<Place> {
  const server = await postgresUrl();
  return createDatabase(server, 'template1');
}

/** A migrated database on the PostgreSQL of the tests: a copy of one that is made once for each state of the migrations. */
export async function makeMigratedPostgres(): Promise<Place> {
  const server = await postgresUrl();
  const migrated = `vitrine_migrated_${migrationsHash('postgres')}`;
  try {
    return await createDatabase(server, migrated);
  } catch (error) {
    if (!hasCode(error, NO_SUCH_DATABASE)) throw error;
    await keepMigratedPostgres(server, migrated);
    return createDatabase(server, migrated);
  }
}

async function keepMigratedPostgres(server: string, name: string): Promise<void> {
  const making = await createDatabase(server, 'template1');
  await migrateAt(making.options);
  const [, made] = new URL(making.options.databaseUrl).pathname.split('/');
  try {
    await runOn(server, `alter database ${made} rename to ${name}`);
  } catch (error) {
    // Another worker was quicker.
    if (!hasCode(error, ALREADY_THERE)) throw error;
    await making.remove();
  }
}

async function createDatabase(server: string, template: string) {
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  return {
    options: { databaseUrl: url.href, dataDir },
    async remove() {
      await runOn(server, `drop database if exists ${name} with (force)`);
      await rm(dataDir, WITH_ALL);
    },
  };
}

async function migrateAt(options: Place['options']): Promise<void> {
  const database = await openDatabase(options);
  await migrate(database);
  await database.close();
}

const hashes = new Map<DialectName, string>();

function migrationsHash(dialect: DialectName): string {
  const known = hashes.get(dialect);
  if (known) return known;
  const statements = MIGRATIONS.map(({ name, up }) => [name, ...up(dialect)]);
  const hash = createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 16);
  hashes.set(dialect, hash);
  return hash;
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
