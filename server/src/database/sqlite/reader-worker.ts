import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { serve } from '@vitrine/shared/platform/worker-rpc';

export type ReaderMethods = { read: typeof read; close: typeof close };

/* The thread of `LongReads`: many reads may be open at once, each gives its rows on demand. */
const databases = new Map<string, DatabaseSync>();
await serve(parentPort, (): ReaderMethods => ({ read, close }));

function open(file: string): DatabaseSync {
  const database = databases.get(file) ?? new DatabaseSync(file, { readOnly: true });
  databases.set(file, database);
  return database;
}

function close(file: string): void {
  databases.get(file)?.close();
  databases.delete(file);
}

/** Leaving the loop resets the statement: an open one keeps the database's log from being emptied. */
function* read(
  file: string,
  sql: string,
  parameters: readonly SQLInputValue[],
  count: number,
): Generator<unknown[]> {
  let rows: unknown[] = [];
  for (const row of open(file)
    .prepare(sql)
    .iterate(...parameters)) {
    rows.push(row);
    if (rows.length < count) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}
