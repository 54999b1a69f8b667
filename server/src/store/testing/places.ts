import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Where a fresh database may be made, and what throws it away. */
export interface Place {
  options: { databaseUrl?: string; dataDir: string };
  remove(): Promise<void>;
}

/** A folder for SQLite. */
export async function makeFolder(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  return { options: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** An empty database on the PostgreSQL of the tests. */
export async function makePostgresDatabase(): Promise<Place> {
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
