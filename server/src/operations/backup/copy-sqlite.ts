import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '../../platform/error-code.ts';
import { StartupError } from '../../platform/startup-error.ts';
import type { Ask } from './copy-postgres.ts';

/** The embedded database's file, and what SQLite keeps beside it. */
export const SQLITE_FILE = 'vitrine.sqlite';
export const SQLITE_FILES = [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`];

/** Writes one moment of the database to a file, while the shop goes on reading and writing. */
export function dumpSqlite(dataDir: string, file: string): void {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true, timeout: 10_000 });
  try {
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
}

/** Asks a copy that nobody else works on. */
export async function askSqlite<T>(file: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return await work(async (statement) => database.prepare(statement).all());
  } finally {
    database.close();
  }
}

/** Puts the copy where the shop looks for it. What was there has been moved away. */
export async function fillSqlite(dataDir: string, file: string): Promise<void> {
  await rename(file, join(dataDir, SQLITE_FILE));
}

/** @throws StartupError while any other process has the database open */
export function refuseWhileOpen(dataDir: string): void {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 0 });
    // With this the first transaction takes the whole file, which no other open connection allows.
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
  } catch (error) {
    if (errorCode(error) !== 'ERR_SQLITE_ERROR' || !String(error).includes('locked')) throw error;
    throw new StartupError('The shop is running on this folder: stop it first.', { cause: error });
  } finally {
    database?.close();
  }
}
