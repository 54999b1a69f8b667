import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from '@jest/globals';
import pg from 'pg';
import { openDatabase, type Database } from '../database.ts';
import { migrate } from '../migrate.ts';

/** Opens a fresh, migrated database that is closed and thrown away after the suite. */
export type OpenDatabase = () => Promise<Database>;

interface Place {
  options: { databaseUrl?: string; dataDir: string };
  remove(): Promise<void>;
}

/** Runs a suite once on SQLite and once on PostgreSQL. Each `open()` gives a database of its own. */
export function eachDatabase(name: string, suite: (open: OpenDatabase) => void): void {
  describe.each([
    ['SQLite', makeFolder],
    ['PostgreSQL', makePostgresDatabase],
  ] as const)(`${name} on %s`, (_dialect, makePlace) => suite(opener(makePlace)));
}

/** For suites that are about something else than the store: SQLite alone. */
export function oneDatabase(): OpenDatabase {
  return opener(makeFolder);
}

function opener(makePlace: () => Promise<Place>): OpenDatabase {
  const opened: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of opened) await close();
  }, 30_000);
  return async () => {
    const place = await makePlace();
    const database = await openDatabase(place.options);
    opened.push(async () => {
      await database.close();
      await place.remove();
    });
    await migrate(database);
    return database;
  };
}

async function makeFolder(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  return { options: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function makePostgresDatabase(): Promise<Place> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error(process.env['TEST_DATABASE_PROBLEM'] ?? 'No PostgreSQL: TEST_DATABASE_URL is not set.');
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    options: { databaseUrl: url.href, dataDir: tmpdir() },
    remove: () => runOn(server, `drop database if exists ${name} with (force)`),
  };
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
