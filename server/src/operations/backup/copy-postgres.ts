import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../../platform/error-code.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { spawn } from 'node:child_process';

/** What was there before a restore, out of the way but not gone. */
const asideName = (at: Date) => `before_restore_${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;

/** Writes the whole database to a file while it is in use: one moment of it, the same that `inspect` sees. */
export async function dumpPostgres<T>(
  databaseUrl: string,
  file: string,
  inspect: (query: Ask) => Promise<T>,
): Promise<T> {
  return withClient(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const snapshot = rows[0]?.snapshot ?? '';
    await runOn(databaseUrl, 'pg_dump', [
      ...['--format=custom', '--schema=public', '--no-owner', '--no-privileges'],
      ...[`--snapshot=${snapshot}`, `--file=${file}`],
    ]);
    return inspect(askBy(client));
  });
}

/**
 * Puts a database back. What was there is stored in a schema of its own, named in the answer; on any failure it is as
 * before.
 * @throws StartupError when somebody is connected to it
 */
export async function fillPostgres(databaseUrl: string, file: string, now: Date): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    await refuseWhileUsed(client);
    const aside = asideName(now);
    await client.query(`alter schema public rename to ${aside}`);
    await client.query('create schema public');
    try {
      await restoreInto(databaseUrl, file);
    } catch (error) {
      await dropRestored(client, aside);
      throw error;
    }
    return aside;
  });
}

/** Puts back what `fillPostgres` moved aside, in place of what it restored. */
export function unfillPostgres(databaseUrl: string, aside: string): Promise<void> {
  return withClient(databaseUrl, (client) => dropRestored(client, aside));
}

/** Both or neither: a shop is never without its tables. */
async function dropRestored(client: pg.Client, aside: string): Promise<void> {
  await client.query(`begin; drop schema public cascade; alter schema ${aside} rename to public; commit`);
}

/** Runs one statement and returns its rows. */
export type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

const askBy =
  (client: pg.Client): Ask =>
  async (statement) =>
    (await client.query(statement)).rows;

/** Asks a database that nobody else works on. */
export function askPostgres<T>(databaseUrl: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  return withClient(databaseUrl, (client) => work(askBy(client)));
}

/**
 * Puts a backup into a database that holds nothing.
 * @throws StartupError when it holds anything: it might be a shop's
 */
export async function fillEmptyPostgres(databaseUrl: string, file: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(`select 1 from pg_tables where schemaname = 'public'`);
    if (rowCount !== 0)
      throw new StartupError(
        'DATABASE_URL: that database holds tables. A backup is read in an empty one (createdb).',
      );
  });
  await restoreInto(databaseUrl, file);
}

/** As it was before `fillEmptyPostgres`. */
export function emptyPostgres(databaseUrl: string): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    await client.query('drop schema public cascade');
    await client.query('create schema public');
  });
}

async function restoreInto(databaseUrl: string, file: string): Promise<void> {
  const whole = ['--exit-on-error', '--single-transaction'];
  await runOn(databaseUrl, 'pg_restore', [
    '--schema=public',
    '--no-owner',
    '--no-privileges',
    ...whole,
    file,
  ]);
}

/** The password goes by a variable: what stands on a command line, everybody on the machine can read. */
function runOn(databaseUrl: string, program: string, args: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return runProgram(program, [`--dbname=${url.href}`, ...args], password ? { PGPASSWORD: password } : {});
}

/** How long a connection may take to be gone from the database's books after its end. */
const LEAVING_MS = 2_000;
const LOOK_MS = 50;

async function refuseWhileUsed(client: pg.Client): Promise<void> {
  const end = Date.now() + LEAVING_MS;
  while (await isUsed(client)) {
    if (Date.now() >= end)
      throw new StartupError('The shop is running, or somebody else uses its database: stop that first.');
    await wait(LOOK_MS);
  }
}

async function isUsed(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rowCount !== 0;
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL: PostgreSQL cannot be used there (${errorCode(error) ?? 'no answer'}).`,
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const MOST_WORDS = 2000;

/**
 * Runs one of PostgreSQL's programs to its end.
 * @throws StartupError when it is not there, or with its last words when it fails
 */
function runProgram(program: string, args: readonly string[], variables: NodeJS.ProcessEnv) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...variables },
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-MOST_WORDS);
  });
  child.once('error', () =>
    reject(
      new StartupError(`${program} is not there. Install PostgreSQL's client (Debian: postgresql-client).`),
    ),
  );
  child.once('close', (code) =>
    code === 0 ? resolve() : reject(new StartupError(`${program} failed: ${words.trim()}`)),
  );
  return promise;
}
